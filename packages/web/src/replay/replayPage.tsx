import type { Item, Summary, Course as Turns, YourMatch } from '@insula/protocol';
import { type JSX, useEffect, useMemo, useState } from 'react';
import { Link as Way } from 'wouter';
import { textOf } from '../match/log.tsx';
import * as api from '../net/api.ts';
import { buttonClass } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { seatNames } from '../parts/seatNames.ts';
import { Stop } from '../parts/stop.tsx';
import { tableFor } from '../tables/index.ts';
import type { AnyTable } from '../tables/table.ts';
import { say as page } from '../words/say.ts';
import { speaker } from '../words/speaker.ts';
import { eyesInAddress, isRecap, nInAddress } from './address.ts';
import { Caption } from './caption.tsx';
import { Dock } from './dock.tsx';
import { Eyes } from './eyes.tsx';
import { highlights } from './highlights.ts';
import { Moment } from './moment.tsx';
import { momentAt, type Place, placeAt, sinceTurnOf } from './turns.ts';
import { useMoments } from './useMoments.ts';
import { usePlaying } from './usePlaying.ts';

interface Loaded {
  readonly found: YourMatch;
  readonly game: api.GameOnShelf;
  readonly table: AnyTable;
}

/** Any moment of a match: of a finished one through anybody's eyes, of a running one through one's own. */
export function ReplayPage({ id }: { readonly id: string }): JSX.Element {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const [found, { games }] = await Promise.all([api.match(id), api.shelf()]);
      const game = games.find((one) => one.id === found.match.game);
      if (game === undefined || found.match.phase === 'open') setFault('no-match');
      else setLoaded({ found, game, table: await tableFor(game.id) });
    };
    load().catch((error: unknown) => setFault(error instanceof api.Refused ? error.code : 'offline'));
  }, [id]);
  if (fault !== null) return <Stop code={fault} onRetry={() => window.location.reload()} />;
  return loaded === null ? <Loading /> : <Replay {...loaded} />;
}

function Replay({ found, game, table }: Loaded): JSX.Element {
  const { match } = found;
  const [eyes, setEyes] = useState(() => eyesInAddress(found));
  const [fault, setFault] = useState<string | null>(null);
  const told = useTold(match.id, eyes, setFault);
  const [n, setN] = useState(nInAddress);
  const [place, setPlace] = useState<Place | null>(null);
  const [recaps] = useState(isRecap);
  useEffect(() => {
    document.title = page('title.replay', { game: game.words.title });
  }, [game]);
  if (fault !== null) return <Stop code={fault} onRetry={() => window.location.reload()} />;
  if (told === null) return <Loading />;
  const last = told.items.length;
  const recap = recaps && typeof eyes === 'number' ? sinceTurnOf(told.course.turns, eyes) : null;
  const { turns } = told.course;
  const now = Math.min(n ?? (place === null ? null : momentAt(turns, place, last)) ?? recap ?? last, last);
  return (
    <Course
      key={String(told.eyes)}
      {...{ match, game, table, told, recap }}
      yours={found.yours}
      n={now}
      onN={setN}
      onEyes={(seen) => {
        setPlace(now === last ? null : placeAt(turns, now));
        setN(null);
        setEyes(seen);
      }}
    />
  );
}

interface Told {
  readonly eyes: api.Eyes;
  readonly items: readonly Item[];
  readonly course: Turns;
}

/** All that was told to whoever's eyes one looks through; null until it is there. */
function useTold(id: string, eyes: api.Eyes, onFault: (code: string) => void): Told | null {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let gone = false;
    Promise.all([api.told(id, eyes), api.course(id, eyes)]).then(
      ([{ items }, course]) => {
        if (!gone) setTold({ eyes, items, course });
      },
      (error: unknown) => onFault(error instanceof api.Refused ? error.code : 'offline'),
    );
    return () => {
      gone = true;
    };
  }, [id, eyes, onFault]);
  return told?.eyes === eyes ? told : null;
}

interface CourseProps {
  readonly match: Summary;
  readonly game: api.GameOnShelf;
  readonly table: AnyTable;
  readonly told: Told;
  readonly yours: readonly number[];
  readonly n: number;
  readonly recap: number | null;
  onN(n: number): void;
  onEyes(eyes: api.Eyes): void;
}

function Course({ match, game, table, told, yours, n, recap, onN, onEyes }: CourseProps): JSX.Element {
  const { items, course, eyes } = told;
  const of = items.length;
  const shown = useMoments(match.id, eyes, n, of);
  const marked = useMemo(() => highlights(items, course, table), [items, course, table]);
  const playing = usePlaying({ turns: course.turns, n, of, isShown: shown?.n === n, recap, marked, onN });
  const names = useMemo(() => seatNames(match.seats), [match]);
  const seat = eyes === 'all' ? null : eyes;
  const say = useMemo(() => speaker(game.words, names, seat), [game, names, seat]);
  useEffect(() => {
    window.history.replaceState(null, '', `/replay/${match.id}?n=${n}${api.eyesIn(eyes)}`);
  }, [match.id, n, eyes]);
  // Log and seats show the moment that the board shows, never the one that is still on its way.
  const heard = useMemo(() => items.slice(0, shown?.n ?? 0), [items, shown?.n]);
  const breath = useMemo(() => inOneBreath(items, shown?.n ?? 0), [items, shown?.n]);
  if (shown === null) return <Loading />;
  return (
    <Moment
      {...{ match, game, shown, names, say, onN }}
      table={table}
      items={heard}
      breath={breath}
      side={
        <>
          <Caption {...{ course, items: heard, say, names }} marks={table.marks} me={seat} />
          <Eyes match={match} yours={yours} eyes={eyes} onEyes={onEyes} />
          {recap === null ? null : (
            <Way href={`/match/${match.id}`} className={buttonClass('strong')}>
              {page('replay.toTurn')}
            </Way>
          )}
        </>
      }
      dock={
        <Dock
          {...{ course, names, say, n, of, playing, marked }}
          marks={table.marks}
          own={seat}
          told={(at) => textOf(items[at - 1], say, names, seat)}
        />
      }
    />
  );
}

/** The lines that were told together with line `n`. */
function inOneBreath(items: readonly Item[], n: number): readonly Item[] {
  const at = items[n - 1]?.at;
  return items.filter((item) => item.at === at);
}
