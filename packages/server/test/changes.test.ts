import { type AnyGame, below, generator, list } from '@insula/kernel';
import type { ServerMessage, Table } from '@insula/protocol';
import { openShelf, seatCounts } from '@insula/shelf';
import { describe, expect, test } from 'vitest';
import { decisionOf } from '../src/match/answers.ts';
import { catchUp, type Picture, pictureOf } from '../src/updates/changes.ts';
import { type Ear, headOf, quiet } from './quiet.ts';

const { games } = await openShelf();
const MOVES = 150;

/** The tables in what was said, each put over the one before where it is not whole. */
function tables(ear: Ear, before: Table | null): Table[] {
  const found: Table[] = [];
  let last = before;
  for (const text of ear.news()) {
    const message = JSON.parse(text) as ServerMessage;
    if ((message.t !== 'news' && message.t !== 'welcome') || message.table === null) continue;
    const { table } = message;
    const view = { ...(last?.view as object), ...(table.view as object) };
    last = table.partial ? { ...table, partial: false, view } : table;
    found.push(last);
  }
  return found;
}

const bytes = (ear: Ear): number => ear.heard.reduce((sum, text) => sum + text.length, 0);

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game: AnyGame) => {
  test('whoever hears only what changed sees the same views as those who hear all, in fewer bytes', async () => {
    const seats = Math.max(...seatCounts(game));
    const head = headOf(game, seats);
    const rng = generator('changes');
    const { enter, match, wait, close } = await quiet(game, head, game.setup(head.options, seats, generator('match')));
    const pairs: (readonly [Ear, Ear])[] = [];
    for (const seat of [0, null]) pairs.push([await enter(seat), await enter(seat, true)]);
    const movers: Ear[] = [];
    for (let seat = 0; seat < seats; seat++) movers.push(await enter(seat));
    let last: (Table | null)[] = pairs.map(() => null);
    for (let i = 0; i < MOVES && match.play !== null && match.play.awaited !== 0; i++) {
      const awaited = list(match.play.awaited).filter((seat) => match.play?.held[seat] === null);
      if (awaited.length > 0) {
        const mover = awaited[below(rng, awaited.length)];
        const legal = match.play.legal[mover];
        const moves = [game.write(legal[below(rng, legal.length)])];
        await movers[mover].ask({ t: 'move', id: `m${i}`, decision: decisionOf(match.play, mover), moves });
      }
      await wait(2000);
      last = pairs.map(([whole, part], p) => {
        const put = tables(part, last[p]);
        expect(put).toEqual(tables(whole, null));
        return put[put.length - 1] ?? last[p];
      });
    }
    for (const [whole, part] of pairs) expect(bytes(part)).toBeLessThan(bytes(whole));
    await close();
  });
});

const seen = (view: object): Picture => pictureOf(view) as Picture;
const viewOf = ({ names, values }: Picture): object => Object.fromEntries(names.map((name, i) => [name, values[i]]));

test('a view with other fields than before, or with none, is said as a whole', () => {
  expect(catchUp(seen({ a: 1, b: 2 }), { a: 1 })).toBeNull();
  expect(catchUp(seen({ a: 1 }), { a: 1, b: 2 })).toBeNull();
  expect(catchUp(seen({ a: 1 }), { b: 1 })).toBeNull();
  expect(catchUp(seen({ a: 1 }), [1])).toBeNull();
  expect(catchUp(seen({ a: 1 }), null)).toBeNull();
  expect(pictureOf([1])).toBeNull();
  expect(pictureOf(null)).toBeNull();
});

test('a field is said again when anything in it differs', () => {
  const before = () => seen({ a: [1, [2, 3]], b: { c: 1, d: null }, e: 'x' });
  expect(catchUp(before(), { a: [1, [2, 3]], b: { c: 1, d: null }, e: 'x' })).toEqual({});
  expect(catchUp(before(), { a: [1, [2, 4]], b: { c: 1, d: null }, e: 'x' })).toEqual({ a: [1, [2, 4]] });
  expect(catchUp(before(), { a: [null, [2, 3]], b: { c: 1, d: null }, e: null })).toEqual({ a: [null, [2, 3]], e: null });
  expect(catchUp(before(), { a: [1, [2, 3], 4], b: { c: 1, d: 0 }, e: 'x' })).toEqual({
    a: [1, [2, 3], 4],
    b: { c: 1, d: 0 },
  });
  expect(catchUp(before(), { a: [1, [2, 3]], b: { c: 1 }, e: 'y' })).toEqual({ b: { c: 1 }, e: 'y' });
});

test('what was seen becomes what is to be seen, and shares nothing with it', () => {
  const views = [
    { a: [1, [2, 3]], b: { c: [1], d: null }, e: 'x' },
    { a: [1, [2, 4]], b: { c: [2], d: null }, e: 'x' },
    { a: [[5], 1, 2], b: { c: [], d: [7] }, e: 'y' },
    { a: [[5], 1, { f: [8] }], b: { c: [], d: [9] }, e: 'y' },
  ];
  const picture = seen(views[0]);
  for (const view of views) {
    const now = structuredClone(view);
    catchUp(picture, now);
    expect(viewOf(picture)).toEqual(view);
    spoil(now);
    expect(viewOf(picture)).toEqual(view);
  }
});

function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) spoil(inner);
  for (const key of Object.keys(value)) (value as { [key: string]: unknown })[key] = 'spoilt';
}

test('of two at one seat, whoever came before hears what changed and whoever hears all hears all', async () => {
  const game = games[0];
  const seats = Math.max(...seatCounts(game));
  const head = headOf(game, seats);
  const { enter, match, close } = await quiet(game, head, game.setup(head.options, seats, generator('match')));
  const ears = [await enter(null, true), await enter(null), await enter(null, true)];
  const movers: Ear[] = [];
  for (let seat = 0; seat < seats; seat++) movers.push(await enter(seat));
  const last: (Table | null)[] = ears.map((ear) => tables(ear, null).pop() ?? null);
  const [mover] = list(match.play?.awaited ?? 0);
  const moves = [game.write(match.play?.legal[mover][0])];
  await movers[mover].ask({ t: 'move', id: 'm', decision: match.play === null ? 0 : decisionOf(match.play, mover), moves });
  const [first, whole, third] = ears.map((ear, i) => tables(ear, last[i]).pop());
  expect(first).toEqual(whole);
  expect(third).toEqual(whole);
  await close();
});
