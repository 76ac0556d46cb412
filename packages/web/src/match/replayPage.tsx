import type { Item, Summary, YourMatch } from '@insula/protocol';
import { type JSX, memo, useEffect, useMemo, useState } from 'react';
import { Link as Way } from 'wouter';
import { createStore } from 'zustand/vanilla';
import type { Chooser } from '../choose/chooser.ts';
import { NOTHING } from '../choose/narrow.ts';
import * as api from '../net/api.ts';
import { type Link, NOTHING_HEARD } from '../net/link.ts';
import { Bar } from '../parts/bar.tsx';
import { buttonClass } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { seatNames } from '../parts/seatNames.ts';
import { Stop } from '../parts/stop.tsx';
import { tableFor } from '../tables/index.ts';
import type { AnyTable, Seen } from '../tables/table.ts';
import { say as page } from '../words/say.ts';
import { speaker } from '../words/speaker.ts';
import { Log } from './log.tsx';
import styles from './play.module.css';
import { Seats } from './seats.tsx';
import talk from './talk.module.css';
import { Transport } from './transport.tsx';

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
  const [items, setItems] = useState<readonly Item[] | null>(null);
  const [n, setN] = useState(nInAddress);
  const [view, setView] = useState<{ readonly n: number; readonly eyes: number | null; readonly view: unknown } | null>(
    null,
  );
  const last = items?.length ?? 0;
  const at = Math.min(n ?? last, last);
  useEffect(() => {
    document.title = page('title.replay', { game: game.words.title });
  }, [game]);
  useEffect(() => {
    let gone = false;
    api.told(match.id, eyes).then((told) => {
      if (!gone) setItems(told.items);
    }, ignored);
    return () => {
      gone = true;
    };
  }, [match.id, eyes]);
  useEffect(() => {
    if (items === null) return;
    let gone = false;
    api.moment(match.id, eyes, at).then((moment) => {
      if (!gone) setView({ n: at, eyes, view: moment.view });
    }, ignored);
    window.history.replaceState(null, '', `/replay/${match.id}?n=${at}${eyes === null ? '' : `&seat=${eyes}`}`);
    return () => {
      gone = true;
    };
  }, [match.id, eyes, items, at]);
  if (items === null || view === null) return <Loading />;
  // Log and seats show the moment that the board shows, never the one that is still on its way.
  const shown = items.slice(0, view.n);
  return (
    <Moment match={match} game={game} table={table} eyes={view.eyes} view={view.view} items={shown}>
      <Transport
        match={match}
        yours={found.yours}
        n={at}
        of={last}
        eyes={eyes}
        onN={setN}
        onEyes={(seat) => {
          setItems(null);
          setN(null);
          setEyes(seat);
        }}
      />
    </Moment>
  );
}

interface MomentProps {
  readonly match: Summary;
  readonly game: api.GameOnShelf;
  readonly table: AnyTable;
  readonly eyes: number | null;
  readonly view: unknown;
  readonly items: readonly Item[];
  readonly children: JSX.Element;
}

/** A table as it stood: board, seats and log, and nothing that can be played. */
function Moment({ match, game, table: own, eyes, view, items, children }: MomentProps): JSX.Element {
  const [pointed, setPointed] = useState<string | null>(null);
  const names = useMemo(() => seatNames(match.seats), [match]);
  const say = useMemo(() => speaker(game.words, names, eyes), [game, names, eyes]);
  const Board = useMemo(() => memo(own.Board), [own]);
  const link = useMemo(() => stillLink(), []);
  link.store.setState({ summary: { ...match, outcome: null }, seat: eyes, items, table: { ...EMPTY, view } });
  const seen: Seen<unknown> = {
    view,
    seat: eyes,
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
    looks: NOTHING,
    look() {},
  };
  const isWhole = own.layout === 'whole' || own.layout === 'desk';
  return (
    <div className={styles.page} data-layout={own.layout}>
      <Bar title={page('replay.title', { game: game.words.title })}>
        <Way href={`/match/${match.id}`} className={buttonClass('quiet')}>
          {page('replay.back')}
        </Way>
      </Bar>
      <div />
      <div className={styles.table} data-table={game.id} data-layout={own.layout} data-told={items.length}>
        {isWhole ? null : <Seats link={link} table={own} say={say} names={names} />}
        <main className={styles.board} aria-label={page('table.board')}>
          <Board {...seen} />
        </main>
        <div className={styles.side}>
          <section className={styles.prompt} aria-label={page('replay.controls')}>
            {children}
          </section>
          <div className={styles.talk}>
            <section className={talk.talk} aria-label={page('talk.log')}>
              <Log link={link} table={own} say={say} names={names} onPoint={setPointed} />
            </section>
          </div>
        </div>
      </div>
    </div>
  );
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
const stillLink = (): Link => ({
  store: createStore(() => NOTHING_HEARD),
  send() {},
  why() {},
  forgive() {},
  close() {},
});

function nInAddress(): number | null {
  const n = new URLSearchParams(window.location.search).get('n');
  return n === null || !/^\d+$/.test(n) ? null : Number(n);
}

/** Through one's own eyes, unless the address says through whose. */
function eyesInAddress({ match, yours }: YourMatch): number | null {
  const asked = new URLSearchParams(window.location.search).get('seat');
  const seat = asked === null ? Number.NaN : Number(asked);
  const isAllowed = match.phase === 'over' ? seat < match.seats.length : yours.includes(seat);
  return isAllowed ? seat : (yours[0] ?? null);
}

const ignored = (): void => {};
