import { list } from '@insula/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Match, Play } from '../src/match/match.ts';
import { leaks, twinsOf } from './leaks/compare.ts';
import type { Twin } from './leaks/twins.ts';

/** Each of these puts one leak into one module of the server; the comparison of twins must notice every one. */

const ANSWERS = '../src/match/answers.ts';
const CLOCKS = '../src/match/clocks.ts';
const HISTORY = '../src/match/history.ts';
const TABLE = '../src/updates/table.ts';

type Modules = {
  [ANSWERS]: typeof import('../src/match/answers.ts');
  [CLOCKS]: typeof import('../src/match/clocks.ts');
  [HISTORY]: typeof import('../src/match/history.ts');
  [TABLE]: typeof import('../src/updates/table.ts');
};
type Planted = readonly [name: string, path: keyof Modules, plant: (real: never) => object];
const plant = <M extends keyof Modules>(
  name: string,
  path: M,
  change: (real: Modules[M]) => Partial<Modules[M]>,
): Planted => [name, path, change];
type TableFor = Modules[typeof TABLE]['tableFor'];

/** One after the other until the leak is noticed, the ordinary ones last. */
const TWINS = 6;

const everyHand = ({ game, head }: Match, { state }: Play): string[] =>
  head.seats.map((_, seat) => JSON.stringify(game.view(state, seat)));
const legalOfAll = (play: Play): number => play.legal.reduce((sum, moves) => sum + moves.length, 0);

function inTable(change: (table: ReturnType<TableFor>, match: Match, play: Play, seat: number | null) => object) {
  return (real: Modules[typeof TABLE]): Partial<Modules[typeof TABLE]> => ({
    tableFor: (match, play, seat, phrases, now) => {
      const table = real.tableFor(match, play, seat, phrases, now);
      return { ...table, ...change(table, match, play, seat) };
    },
  });
}

const PLANTED: readonly Planted[] = [
  plant(
    "a view made through another seat's eyes",
    TABLE,
    inTable((_, { game, head }, { state }, seat) => ({ view: game.view(state, ((seat ?? 0) + 1) % head.seats.length) })),
  ),
  plant(
    'how many moves others have',
    TABLE,
    inTable((_, __, play) => ({ closes: legalOfAll(play) })),
  ),
  plant(
    'a hash of the state',
    TABLE,
    inTable((_, __, play) => ({ ask: { key: JSON.stringify(play.state), values: {} } })),
  ),
  plant(
    'numbers that go on when others are asked something else',
    TABLE,
    inTable((_, __, { decisions }) => ({ closes: decisions.reduce((sum, n) => sum + n, 0) })),
  ),
  plant(
    'a clock that stops when the hand has nothing to answer',
    TABLE,
    inTable((table, _, play) => ({
      clocks: table.awaited.map((seat) => ({ left: 1, running: play.legal[seat].length > 1 })),
    })),
  ),
  plant('a window that closes early where nobody could answer', CLOCKS, (real) => ({
    allAnswered: (play) => real.allAnswered(play) && hurry(play),
  })),
  plant('events told to everybody while they happen', HISTORY, (real) => ({
    enact: (...given) => {
      const moment = real.enact(...given);
      return { ...moment, happened: moment.happened.map((told) => ({ ...told, to: -1 })) };
    },
  })),
  plant("all seats' events after coming back", HISTORY, (real) => ({
    itemsSince: (match, past, _, since, phrases) =>
      match.head.seats.flatMap((_, seat) => real.itemsSince(match, past, seat, since, phrases)),
  })),
  plant('moments of the past with all that was so then', HISTORY, (real) => ({
    *fold(...given) {
      for (const moment of real.fold(...given))
        yield { ...moment, happened: moment.happened.map((told) => ({ ...told, item: spied(told.item, moment.state) })) };
    },
  })),
  plant('refusals that depend on what others hold', ANSWERS, (real) => ({
    answer: (turn, play, ...given) =>
      refusedWith(real.answer(turn, play, ...given), everyHand(turn.match, play).join('').length + legalOfAll(play)),
  })),
  plant("the server's secret before the end", TABLE, (real) => ({
    summaryOf: (head, isPresent) => ({ ...real.summaryOf(head, isPresent), secret: head.secret }),
  })),
];

const refusedWith = <N extends { move: number | null } | null>(no: N, move: number): N =>
  no === null ? no : { ...no, move };

const spied = <I extends { kind: string; event?: unknown }>(item: I, state: unknown): I =>
  item.kind === 'event' ? { ...item, event: { ...(item.event as object), all: JSON.stringify(state) } } : item;

/** Lets the window seem to have been open for long where the seats asked had no choice. */
function hurry(play: Play): boolean {
  if (list(play.awaited).every((seat) => play.legal[seat].length === 1)) play.opened = 0;
  return true;
}

describe('planted leaks are noticed', () => {
  afterEach(() => {
    vi.doUnmock(ANSWERS);
    vi.doUnmock(CLOCKS);
    vi.doUnmock(HISTORY);
    vi.doUnmock(TABLE);
    vi.resetModules();
  });

  test.each(PLANTED)(
    '%s',
    async (_, path, change) => {
      vi.resetModules();
      vi.doMock(path, async (importOriginal) => {
        const real = await importOriginal<object>();
        return { ...real, ...change(real as never) };
      });
      const { serve } = await import('../src/serve.ts');
      const { openShelf } = await import('@insula/shelf');
      const shelf = await openShelf();
      // One that tells more than it notes finds items missing from its past, and would log every one of them.
      const notices = async (twin: Twin): Promise<boolean> => (await leaks(serve, shelf, [twin], 'silent')).length > 0;
      let noticed = false;
      for (const twin of twinsOf(shelf, 'example', TWINS, 'planted').reverse()) noticed ||= await notices(twin);
      expect(noticed).toBe(true);
    },
    300_000,
  );
});
