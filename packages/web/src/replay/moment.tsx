import type { Item, Summary } from '@insula/protocol';
import { type JSX, memo, useMemo, useRef, useState } from 'react';
import { Link as Way } from 'wouter';
import { createStore } from 'zustand/vanilla';
import type { Chooser } from '../choose/chooser.ts';
import { NOTHING } from '../choose/narrow.ts';
import { Log } from '../match/log.tsx';
import styles from '../match/play.module.css';
import { Seats } from '../match/seats.tsx';
import talk from '../match/talk.module.css';
import { useLooks } from '../match/useLooks.ts';
import type { GameOnShelf } from '../net/api.ts';
import { type Link, NOTHING_HEARD } from '../net/link.ts';
import { Bar } from '../parts/bar.tsx';
import { Button, buttonClass } from '../parts/button.tsx';
import type { AnyTable, Seen } from '../tables/table.ts';
import { say as page } from '../words/say.ts';
import type { Say } from '../words/speaker.ts';
import type { Shown } from './moments.ts';
import replay from './replay.module.css';

interface MomentProps {
  readonly match: Summary;
  readonly game: GameOnShelf;
  readonly table: AnyTable;
  readonly shown: Shown;
  readonly names: readonly string[];
  readonly say: Say;
  /** What had been told by then. */
  readonly items: readonly Item[];
  /** What was told in the same breath, before and after: the table stands as it did after all of it. */
  readonly breath: readonly Item[];
  /** A line of the log was picked: its moment is wanted. */
  onN(n: number): void;
  readonly side: JSX.Element;
  readonly dock: JSX.Element;
}

/** A table as it stood: board, hands, seats and log, and nothing that can be played. */
export function Moment(props: MomentProps): JSX.Element {
  const { match, game, table: own, shown, names, say, items, breath, onN, side, dock } = props;
  const [pointed, setPointed] = useState<string | null>(null);
  const [talks, setTalks] = useState(false);
  const { looks, look, read } = useLooks();
  const Board = useMemo(() => memo(own.Board), [own]);
  const seat = shown.eyes === 'all' ? null : shown.eyes;
  const { view: seenByAll, views } = shown;
  const after = useMemo(() => (views === null ? seenByAll : own.together(seenByAll, views)), [own, seenByAll, views]);
  const { n } = shown;
  const summary = useMemo(() => then(match), [match]);
  const scene = useMemo(() => own.holds(after, breath).find(({ until }) => n <= until) ?? null, [own, after, breath, n]);
  const view = scene?.view ?? after;
  const link = useMemo(() => stillLink(summary, seat, items, view), [summary, seat, items, view]);
  const seen: Seen<unknown> = {
    view,
    seat,
    awaited: NONE,
    summary,
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
    held: scene !== null && scene.about[0].n <= n ? scene.about : null,
    goOn() {},
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
              <Log
                {...{ link, say, names }}
                table={own}
                words={game.words}
                isMine={false}
                onPoint={setPointed}
                onPick={onN}
                onRead={read}
              />
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

/** Who is there today, and for whom a bot plays now, says nothing about a moment of the past. */
const then = (match: Summary): Summary => ({
  ...match,
  outcome: null,
  seats: match.seats.map((sitter) => ({ ...sitter, present: true, standIn: false, resigned: false })),
});

/** A link that leads nowhere: what it has heard is a moment of the past. */
const stillLink = (summary: Summary, seat: number | null, items: readonly Item[], view: unknown): Link => ({
  store: createStore(() => ({
    ...NOTHING_HEARD,
    summary,
    seat,
    items,
    table: { ...EMPTY, view },
  })),
  send() {},
  why() {},
  weigh() {},
  forgive() {},
  close() {},
});
