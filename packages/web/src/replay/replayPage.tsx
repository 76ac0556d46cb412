import type { Item, Summary, Course as Turns, YourMatch } from '@insula/protocol';
import { type JSX, memo, useEffect, useMemo, useRef, useState } from 'react';
import { Link as Way } from 'wouter';
import { createStore } from 'zustand/vanilla';
import type { Chooser } from '../choose/chooser.ts';
import { NOTHING } from '../choose/narrow.ts';
import { Log } from '../match/log.tsx';
import styles from '../match/play.module.css';
import { Seats } from '../match/seats.tsx';
import talk from '../match/talk.module.css';
import { useLooks } from '../match/useLooks.ts';
import * as api from '../net/api.ts';
import { type Link, NOTHING_HEARD } from '../net/link.ts';
import { Bar } from '../parts/bar.tsx';
import { Button, buttonClass } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { seatNames } from '../parts/seatNames.ts';
import { Stop } from '../parts/stop.tsx';
import { tableFor } from '../tables/index.ts';
import type { AnyTable, Seen } from '../tables/table.ts';
import { say as page } from '../words/say.ts';
import { type Say, speaker } from '../words/speaker.ts';
import { Caption } from './caption.tsx';
import { Dock } from './dock.tsx';
import { Eyes } from './eyes.tsx';
import replay from './replay.module.css';
import { sinceTurnOf } from './turns.ts';
import { type Shown, useMoments } from './useMoments.ts';
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
  const told = useTold(match.id, eyes);
  const [n, setN] = useState(nInAddress);
  const [recaps] = useState(isRecap);
  useEffect(() => {
    document.title = page('title.replay', { game: game.words.title });
  }, [game]);
  if (told === null) return <Loading />;
  const last = told.items.length;
  const recap = recaps && typeof eyes === 'number' ? sinceTurnOf(told.course.turns, eyes) : null;
  return (
    <Course
      key={String(told.eyes)}
      {...{ match, game, table, told, recap }}
      yours={found.yours}
      n={Math.min(n ?? recap ?? last, last)}
      onN={setN}
      onEyes={(seen) => {
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
function useTold(id: string, eyes: api.Eyes): Told | null {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let gone = false;
    Promise.all([api.told(id, eyes), api.course(id, eyes)]).then(([{ items }, course]) => {
      if (!gone) setTold({ eyes, items, course });
    }, ignored);
    return () => {
      gone = true;
    };
  }, [id, eyes]);
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
  const playing = usePlaying({ turns: course.turns, n, of, isShown: shown?.n === n, recap, onN });
  const names = useMemo(() => seatNames(match.seats), [match]);
  const seat = eyes === 'all' ? null : eyes;
  const say = useMemo(() => speaker(game.words, names, seat), [game, names, seat]);
  useEffect(() => {
    window.history.replaceState(null, '', `/replay/${match.id}?n=${n}${api.eyesIn(eyes)}`);
  }, [match.id, n, eyes]);
  // Log and seats show the moment that the board shows, never the one that is still on its way.
  const heard = useMemo(() => items.slice(0, shown?.n ?? 0), [items, shown?.n]);
  if (shown === null) return <Loading />;
  return (
    <Moment
      {...{ match, game, shown, names, say }}
      table={table}
      items={heard}
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
      dock={<Dock {...{ course, names, say, n, of, playing }} marks={table.marks} own={seat} />}
    />
  );
}

interface MomentProps {
  readonly match: Summary;
  readonly game: api.GameOnShelf;
  readonly table: AnyTable;
  readonly shown: Shown;
  readonly names: readonly string[];
  readonly say: Say;
  readonly items: readonly Item[];
  readonly side: JSX.Element;
  readonly dock: JSX.Element;
}

/** A table as it stood: board, hands, seats and log, and nothing that can be played. */
function Moment({ match, game, table: own, shown, names, say, items, side, dock }: MomentProps): JSX.Element {
  const [pointed, setPointed] = useState<string | null>(null);
  const [talks, setTalks] = useState(false);
  const { looks, look } = useLooks();
  const Board = useMemo(() => memo(own.Board), [own]);
  const seat = shown.eyes === 'all' ? null : shown.eyes;
  const { view: seenByAll, views } = shown;
  const view = useMemo(() => (views === null ? seenByAll : own.together(seenByAll, views)), [own, seenByAll, views]);
  const link = useMemo(() => stillLink(match, seat, items, view), [match, seat, items, view]);
  const seen: Seen<unknown> = {
    view,
    seat,
    awaited: NONE,
    summary: match,
    items,
    say,
    words: game.words,
    said: SILENT,
    chooser: IDLE,
    pointed,
    asks: '',
    hasAnswered: false,
    names,
    clocks: undefined,
    since: 0,
    looks,
    look,
  };
  const hands = views?.map((each, owner) => ({ owner, seen: { ...seen, view: each, seat: owner } })) ?? null;
  const hasRow = own.layout === 'whole';
  const isWhole = hasRow || own.layout === 'desk';
  return (
    <div className={`${styles.page} ${replay.page}`} data-layout={own.layout}>
      <Bar title={page('replay.title', { game: game.words.title })}>
        {isWhole ? (
          <Button look="quiet" className={styles.talks} onClick={() => setTalks(!talks)}>
            {page('talk.log')}
          </Button>
        ) : null}
        <Way href={`/match/${match.id}`} className={buttonClass('quiet')}>
          {page('replay.back')}
        </Way>
      </Bar>
      <div />
      <div
        className={`${styles.table} ${isWhole ? '' : replay.beside}`}
        data-table={game.id}
        data-layout={own.layout}
        data-told={items.length}
      >
        {isWhole ? null : <Seats link={link} table={own} say={say} names={names} />}
        <main className={styles.board} aria-label={page('table.board')}>
          <Board key={useLeap(items.length)} {...seen} />
        </main>
        <div className={styles.side}>
          <section className={`${styles.prompt} ${replay.prompts}`} aria-label={page('replay.moments')}>
            {side}
            {hasRow || seat === null ? null : <own.Secrets {...seen} />}
            {hands?.map((each) => (
              <section
                key={each.owner}
                className={replay.hand}
                aria-label={page('replay.hand', { name: names[each.owner] })}
              >
                <h2>{names[each.owner]}</h2>
                <own.Secrets {...each.seen} />
              </section>
            ))}
          </section>
          <div className={styles.talk} data-open={talks}>
            <section className={`${talk.talk} ${replay.log}`} aria-label={page('talk.log')}>
              <Log link={link} table={own} say={say} names={names} onPoint={setPointed} />
            </section>
          </div>
        </div>
        {hasRow && seat !== null ? (
          <section className={styles.hand} aria-label={page('table.hand')}>
            <own.Secrets {...seen} />
          </section>
        ) : null}
      </div>
      {dock}
    </div>
  );
}

/** From neighbour to neighbour the pieces walk; further away the board is laid anew. */
const NEAR = 3;
function useLeap(n: number): number {
  const leaps = useRef({ n, count: 0 });
  const { n: before, count } = leaps.current;
  if (before !== n) leaps.current = { n, count: n >= before && n - before <= NEAR ? count : count + 1 };
  return leaps.current.count;
}

const NONE: readonly number[] = [];
const SILENT = { get: (): undefined => undefined };
const EMPTY = { partial: false, awaited: [], decision: 0, legal: [], undo: false };
const IDLE: Chooser = {
  choices: [],
  picked: NOTHING,
  left: [],
  can: () => new Set(),
  pick() {},
  drop() {},
  play() {},
  chore: false,
  settle() {},
};

/** A link that leads nowhere: what it has heard is a moment of the past. */
const stillLink = (match: Summary, seat: number | null, items: readonly Item[], view: unknown): Link => ({
  store: createStore(() => ({
    ...NOTHING_HEARD,
    summary: { ...match, outcome: null },
    seat,
    items,
    table: { ...EMPTY, view },
  })),
  send() {},
  why() {},
  forgive() {},
  close() {},
});

function nInAddress(): number | null {
  const n = new URLSearchParams(window.location.search).get('n');
  return n === null || !/^\d+$/.test(n) ? null : Number(n);
}

/** Whether somebody wants to know what happened since their last turn. */
const isRecap = (): boolean => new URLSearchParams(window.location.search).has('recap');

/** Through one's own eyes, unless the address says through whose. */
function eyesInAddress({ match, yours }: YourMatch): api.Eyes {
  const asked = new URLSearchParams(window.location.search);
  if (match.phase === 'over' && asked.has('open')) return 'all';
  const seat = Number(asked.get('seat') ?? Number.NaN);
  const isAllowed = match.phase === 'over' ? seat < match.seats.length : yours.includes(seat);
  return isAllowed ? seat : (yours[0] ?? null);
}

const ignored = (): void => {};
