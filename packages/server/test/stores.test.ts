import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../src/store/postgres/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { MatchRow, Store } from '../src/store/store.ts';
import { emptyDatabase } from './postgres.ts';

/** Every kind of store: an empty place for one, and one opened on what it kept in such a place before. */
const STORES: readonly (readonly [string, { place(): Promise<string>; open(place: string): Promise<Store> }])[] = [
  [
    'SQLite',
    {
      place: async () => mkdtempSync(join(tmpdir(), 'insula-')),
      open: async (folder) => openSqlite(join(folder, 'x.sqlite')),
    },
  ],
  [
    'PostgreSQL',
    {
      place: emptyDatabase,
      open: async (url) => (await openPostgres({ url, address: '', lease: 5_000 })).store,
    },
  ],
];

describe.each(STORES)('a store on %s', (_, kind) => {
  let place: string;
  const open = (): Promise<Store> => kind.open(place);
  beforeEach(async () => {
    place = await kind.place();
  });
  afterEach(() => rmSync(place, { recursive: true, force: true }));

  /** What the store says, then what it says after it was closed and opened again: it must be the same. */
  async function twice<T>(store: Store, ask: (store: Store) => Promise<T>): Promise<T> {
    const said = await ask(store);
    await store.close();
    const again = await open();
    expect(await ask(again)).toEqual(said);
    await again.close();
    return said;
  }

  const matchRow = (id: string, more: Partial<MatchRow> = {}): MatchRow => ({
    id,
    phase: 'open',
    listed: true,
    created: 10,
    ended: null,
    host: 'ann',
    origin: 'here',
    ofBots: false,
    head: `{"id":"${id}"}`,
    people: ['ann'],
    ...more,
  });

  test('a commit is all or nothing, and no entry is written twice', async () => {
    const store = await open();
    const entry = { n: 1, at: 5, seat: 0, by: 'person', kind: 'move', move: 'pass', state: null, sum: 'ab' } as const;
    const put = { put: 'entry', row: { match: 'm', entry, request: 'r', left: null } } as const;
    await store.commit([{ put: 'match', row: matchRow('m') }, put]);
    await expect(store.commit([{ put: 'note', name: 'x', text: 'y' }, put])).rejects.toThrow();
    expect(await store.note('x')).toBeNull();
    expect(await store.entries('m', 0)).toEqual([{ match: 'm', entry, request: 'r', left: null }]);
    await store.close();
  });

  test('entries of many matches come back in order, before and after they are put in their places', async () => {
    let store = await open();
    const entry = (n: number) =>
      ({ n, at: n, seat: 0, by: 'bot', kind: 'move', move: `m${n}`, state: null, sum: 'ab' }) as const;
    const ids = Array.from({ length: 30 }, (_, i) => `match-${i}`);
    await store.commit(ids.map((id) => ({ put: 'match', row: matchRow(id) })));
    for (let n = 1; n <= 100; n++)
      await store.commit(ids.map((match) => ({ put: 'entry', row: { match, entry: entry(n), request: null, left: null } })));
    const numbers = (after: number) =>
      Promise.all(ids.map(async (id) => (await store.entries(id, after)).map((row) => row.entry.n)));
    const from = (first: number) => ids.map(() => Array.from({ length: 101 - first }, (_, i) => first + i));
    expect(await numbers(0)).toEqual(from(1));
    expect(await numbers(97)).toEqual(from(98));
    await store.close();
    store = await open();
    expect(await numbers(0)).toEqual(from(1));
    expect(await numbers(40)).toEqual(from(41));
    await store.close();
  });

  test('the log of a match that is over is what it was, to its last entry and after it', async () => {
    const store = await open();
    const put = (n: number) =>
      ({
        put: 'entry',
        row: {
          match: 'm',
          entry: {
            n,
            at: 7_000_000_000_000 + n,
            seat: n % 2,
            by: 'person',
            kind: 'move',
            move: `"${n}", ', [é`,
            state: null,
            sum: 'ab',
          },
          request: n % 3 === 0 ? null : `r${n}`,
          left: n % 5 === 0 ? null : n,
        },
      }) as const;
    const moves = Array.from({ length: 2_300 }, (_, i) => put(i + 1));
    const undo = { n: 2_301, at: 9, seat: 1, by: 'person', kind: 'undo', to: 2_299, state: null, sum: 'cd' } as const;
    const end = { n: 2_302, at: 9, seat: 1, by: 'clock', kind: 'end', why: 'consent', state: '{}', sum: 'ef' } as const;
    const last = [undo, end].map(
      (entry) => ({ put: 'entry', row: { match: 'm', entry, request: null, left: null } }) as const,
    );
    await store.commit([{ put: 'match', row: matchRow('m', { phase: 'playing' }) }, ...moves]);
    await store.commit([...last, { put: 'match', row: matchRow('m', { phase: 'over', ended: 9 }) }]);
    const kept = [...moves, ...last].map(({ row }) => row);
    const numbers = async (one: Store, after: number, most: number) =>
      (await one.entries('m', after, most)).map((row) => row.entry.n);
    const said = await twice(store, async (one) => ({
      all: await one.entries('m', 0),
      some: [
        await numbers(one, 998, 3),
        await numbers(one, 1_000, 1),
        await numbers(one, 2_300, 9),
        await numbers(one, 2_302, 9),
      ],
    }));
    expect(said.all).toEqual(kept);
    expect(said.some).toEqual([[999, 1_000, 1_001], [1_001], [2_301, 2_302], []]);
    const again = await open();
    expect((await again.claim('m')).kind).toBe('ours');
    await again.commit([put(2_303), { put: 'match', row: matchRow('m', { phase: 'over', ended: 9 }) }]);
    expect(await twice(again, (one) => numbers(one, 2_300, 9))).toEqual([2_301, 2_302, 2_303]);
    const gone = await open();
    await gone.claim('m');
    await gone.commit([{ drop: 'match', match: 'm' }]);
    expect(await twice(gone, (one) => one.entries('m', 0))).toEqual([]);
  });

  test('of the entries of a match come as many as are asked for, wherever they are kept', async () => {
    const store = await open();
    const entry = (n: number) =>
      ({ n, at: n, seat: 0, by: 'bot', kind: 'move', move: `m${n}`, state: null, sum: 'ab' }) as const;
    // Four fifths of them are put in their places, in many rows.
    await store.commit([{ put: 'match', row: matchRow('m') }]);
    for (let n = 1; n <= 10_000; n += 500)
      await store.commit(
        Array.from({ length: 500 }, (_, i) => ({
          put: 'entry',
          row: { match: 'm', entry: entry(n + i), request: null, left: null },
        })),
      );
    const numbers = async (one: Store, after: number, most: number) =>
      (await one.entries('m', after, most)).map((row) => row.entry.n);
    const asked = [
      [0, 3],
      [3_999, 3],
      [4_100, 1],
      [7_998, 4],
      [9_998, 9],
      [10_000, 5],
    ] as const;
    const all = (one: Store) => Promise.all(asked.map(([after, most]) => numbers(one, after, most)));
    expect(await twice(store, all)).toEqual([
      [1, 2, 3],
      [4_000, 4_001, 4_002],
      [4_101],
      [7_999, 8_000, 8_001, 8_002],
      [9_999, 10_000],
      [],
    ]);
  });

  test('a milestone is found by an entry, and by what an audience had been told', async () => {
    const store = await open();
    const milestone = (n: number, told: number[], from: number[] | null = null) =>
      ({ put: 'milestone', row: { match: 'm', n, told, from, body: `{"n":${n}}` } }) as const;
    await store.commit([
      { put: 'match', row: matchRow('m') },
      milestone(10, [5, 20]),
      milestone(20, [9, 20], [1, 2]),
      milestone(30, [12, 40]),
    ]);
    const n = async (one: Store, until: Parameters<Store['milestone']>[1]) => (await one.milestone('m', until))?.n ?? null;
    const all = (one: Store) =>
      Promise.all([
        n(one, { n: 9 }),
        n(one, { n: 10 }),
        n(one, { n: 29 }),
        n(one, { n: 99 }),
        n(one, { audience: 0, told: 4 }),
        n(one, { audience: 0, told: 9 }),
        n(one, { audience: 0, told: 11 }),
        n(one, { audience: 1, told: 20 }),
        n(one, { audience: 1, told: 40 }),
        one.milestone('other', { n: 99 }),
        one.milestone('m', { n: 20 }),
      ]);
    expect(await twice(store, all)).toEqual([
      ...[null, 10, 20, 30, null, 20, 20, 20, 30, null],
      { match: 'm', n: 20, told: [9, 20], from: [1, 2], body: '{"n":20}' },
    ]);
  });

  test('the newest snapshot comes back, before and after it is put in its place', async () => {
    let store = await open();
    const entry = (n: number) =>
      ({ n, at: n, seat: 0, by: 'bot', kind: 'move', move: 'm', state: null, sum: 'ab' }) as const;
    const body = (n: number): string => JSON.stringify({ n, text: '"[,]\n' });
    await store.commit([{ put: 'match', row: matchRow('m') }]);
    expect(await store.snapshot('m')).toBeNull();
    for (let n = 1; n <= 4_500; n++) {
      await store.commit([
        { put: 'entry', row: { match: 'm', entry: entry(n), request: null, left: null } },
        { put: 'snapshot', row: { match: 'm', n, body: body(n) } },
      ]);
      if (n % 1_500 !== 0) continue;
      expect(await store.snapshot('m')).toEqual({ match: 'm', n, body: body(n) });
      await store.close();
      store = await open();
      await store.claim('m');
      expect(await store.snapshot('m')).toEqual({ match: 'm', n, body: body(n) });
      expect((await store.entries('m', n - 2)).map((row) => row.entry.n)).toEqual([n - 1, n]);
    }
    await store.close();
  });

  test('a snapshot of a commit that failed is not there', async () => {
    const store = await open();
    await store.commit([
      { put: 'match', row: matchRow('m') },
      { put: 'snapshot', row: { match: 'm', n: 0, body: '{"a":1}' } },
    ]);
    const entry = { n: 7, at: 5, seat: 0, by: 'person', kind: 'move', move: 'pass', state: null, sum: 'ab' } as const;
    await expect(
      store.commit([
        { put: 'snapshot', row: { match: 'm', n: 7, body: '{"a":7}' } },
        { put: 'entry', row: { match: 'm', entry, request: null, left: null } },
      ]),
    ).rejects.toThrow(new Error('entry 7 of a match comes after 0'));
    expect(await store.snapshot('m')).toEqual({ match: 'm', n: 0, body: '{"a":1}' });
    await store.close();
  });

  test('a match is known by its newest row, and by all who ever sat in it', async () => {
    const store = await open();
    expect(await store.match('m')).toBeNull();
    await store.commit([{ put: 'match', row: matchRow('m') }]);
    await store.commit([{ put: 'match', row: matchRow('m', { phase: 'playing', head: '{"now":1}', people: ['bea'] }) }]);
    const row = await twice(store, (one) => one.match('m'));
    expect(row).toMatchObject({ id: 'm', phase: 'playing', listed: true, created: 10, head: '{"now":1}' });
    expect([...(row?.people ?? [])].sort()).toEqual(['ann', 'bea']);
  });

  test('lists have what they are asked for, the newest first, in pages', async () => {
    const store = await open();
    const rows = [
      matchRow('a', { created: 1 }),
      matchRow('b', { created: 2, listed: false }),
      matchRow('c', { created: 3, phase: 'playing' }),
      matchRow('d', { created: 4, phase: 'over', people: ['bea'] }),
      matchRow('e', { created: 5 }),
    ];
    await store.commit(rows.map((row) => ({ put: 'match', row })));
    const ids = async (one: Store, which: Parameters<Store['list']>[0], limit = 9) =>
      (await one.list(which, limit)).map(({ head }) => (JSON.parse(head) as { id: string }).id);
    const before = 100;
    const all = (one: Store) =>
      Promise.all([
        ids(one, { kind: 'open', before }),
        ids(one, { kind: 'live', before }),
        ids(one, { kind: 'person', person: 'ann', before }),
        ids(one, { kind: 'past', person: 'bea', before }),
        ids(one, { kind: 'present', person: 'bea', before }),
        ids(one, { kind: 'open', before }, 1),
        ids(one, { kind: 'open', before: 5 }),
      ]);
    expect(await twice(store, all)).toEqual([['e', 'a'], ['c'], ['e', 'c', 'b', 'a'], ['d'], [], ['e'], ['a']]);
  });

  test('it is counted how many matches somebody has, and how many were made from one place', async () => {
    const store = await open();
    const rows = [
      matchRow('a'),
      matchRow('b', { phase: 'playing' }),
      matchRow('c', { phase: 'playing', ofBots: true, origin: 'there' }),
      matchRow('d', { phase: 'over', ended: 11 }),
      matchRow('e', { host: 'bea', people: ['ann'] }),
    ];
    await store.commit(rows.map((row) => ({ put: 'match', row })));
    await store.commit([{ put: 'match', row: matchRow('a', { phase: 'playing', ofBots: true }) }]);
    const all = (one: Store) =>
      Promise.all([one.tally({ host: 'ann' }), one.tally({ host: 'nobody' }), one.tally({ origin: 'here' })]);
    expect(await twice(store, all)).toEqual([
      { open: 0, running: 3, ofBots: 2 },
      { open: 0, running: 0, ofBots: 0 },
      { open: 1, running: 2, ofBots: 1 },
    ]);
  });

  test('what is out of date is found, the oldest first; a match that is dropped is gone with all of it', async () => {
    const store = await open();
    const entry = { n: 1, at: 5, seat: 0, by: 'person', kind: 'move', move: 'pass', state: null, sum: 'ab' } as const;
    for (const match of ['old', 'played', 'over', 'new']) {
      const phase = match === 'played' ? 'playing' : match === 'over' ? 'over' : 'open';
      const created = match === 'new' ? 500 : match === 'over' ? 2 : 3;
      await store.commit([
        { put: 'match', row: matchRow(match, { phase, created, ended: phase === 'over' ? 100 : null }) },
        { put: 'entry', row: { match, entry, request: null, left: null } },
        { put: 'snapshot', row: { match, n: 1, body: '{}' } },
        { put: 'milestone', row: { match, n: 1, told: [1], from: null, body: '{}' } },
        { put: 'mark', row: { match, due: 7, awaited: 1 } },
        { put: 'orders', row: { match, seat: 0, body: '[]' } },
        { put: 'held', row: { match, seat: 1, decision: 3, by: 'person', moves: ['a'], request: 'r', left: 9 } },
        { put: 'chat', row: { match, at: 9, seat: null, name: 'Ann', text: 'hello', key: 'k' } },
        { put: 'aside', row: { match, at: 7, why: 'it broke' } },
      ]);
    }
    expect(await store.outdated({ openBefore: 400, endedBefore: 101 }, 9)).toEqual(['old', 'over']);
    expect(await store.outdated({ openBefore: 400, endedBefore: 100 }, 9)).toEqual(['old']);
    expect(await store.outdated({ openBefore: 3, endedBefore: 0 }, 9)).toEqual([]);
    expect(await store.outdated({ openBefore: 600, endedBefore: 600 }, 2)).toEqual(['old', 'over']);
    await store.commit([
      { drop: 'match', match: 'old' },
      { drop: 'match', match: 'over' },
      { put: 'entry', row: { match: 'new', entry: { ...entry, n: 2 }, request: null, left: null } },
    ]);
    const left = (match: string) => async (one: Store) => ({
      match: (await one.match(match))?.people,
      entries: (await one.entries(match, 0)).length,
      snapshot: (await one.snapshot(match))?.n,
      milestone: (await one.milestone(match, { n: 9 }))?.n,
      beside: [await one.orders(match), await one.held(match), await one.chat(match, 9)].map((rows) => rows.length),
      aside: (await one.aside(match))?.why,
    });
    expect((await store.due(50, 9)).sort()).toEqual(['new', 'played']);
    expect(await left('old')(store)).toEqual({ entries: 0, beside: [0, 0, 0] });
    expect(await left('new')(store)).toMatchObject({ match: ['ann'], entries: 2, snapshot: 1, milestone: 1 });
    const gone = await twice(store, left('over'));
    expect(gone).toEqual({ entries: 0, beside: [0, 0, 0] });
  });

  test('what is due comes the most urgent first, and not again once it is done', async () => {
    const store = await open();
    for (const [id, due] of [
      ['a', 30],
      ['b', 10],
      ['c', 99],
      ['d', null],
    ] as const)
      await store.commit([
        { put: 'match', row: matchRow(id, { phase: 'playing' }) },
        { put: 'mark', row: { match: id, due, awaited: 1 } },
      ]);
    expect(await store.due(50, 9)).toEqual(['b', 'a']);
    expect(await store.due(50, 1)).toEqual(['b']);
    await store.commit([{ put: 'mark', row: { match: 'b', due: null, awaited: 2 } }]);
    expect(await twice(store, (one) => one.due(50, 9))).toEqual(['a']);
  });

  test('an answer is held until it is dropped, orders and names are the last ones, notes stay', async () => {
    const store = await open();
    const held = { match: 'm', seat: 1, decision: 3, by: 'person', moves: ['a', 'b'], request: 'r', left: 9 } as const;
    await store.commit([
      { put: 'match', row: matchRow('m') },
      { put: 'held', row: { ...held, seat: 0 } },
      { put: 'held', row: { ...held, moves: ['c'] } },
      { put: 'held', row: held },
      { drop: 'held', match: 'm', seat: 0 },
      { put: 'orders', row: { match: 'm', seat: 0, body: '[1]' } },
      { put: 'orders', row: { match: 'm', seat: 0, body: '[2]' } },
      { put: 'person', row: { id: 'ann', name: 'Ann' } },
      { put: 'person', row: { id: 'ann', name: 'Anna' } },
      { put: 'note', name: 'key', text: 'k' },
      { put: 'aside', row: { match: 'm', at: 7, why: 'it broke' } },
    ]);
    const said = await twice(store, (one) =>
      Promise.all([one.held('m'), one.orders('m'), one.person('ann'), one.note('key'), one.aside('m'), one.aside('n')]),
    );
    expect(said).toEqual([
      [held],
      [{ match: 'm', seat: 0, body: '[2]' }],
      { id: 'ann', name: 'Anna' },
      'k',
      { match: 'm', at: 7, why: 'it broke' },
      null,
    ]);
  });

  test('only what is due by then is due, however much was kept since', async () => {
    const store = await open();
    for (const id of ['soon', 'later', 'other']) await store.commit([{ put: 'match', row: matchRow(id) }]);
    const mark = (match: string, due: number | null) => ({ put: 'mark', row: { match, due, awaited: 1 } }) as const;
    await store.commit([mark('soon', 10), mark('later', 1_000)]);
    await store.commit(Array.from({ length: 5_000 }, (_, i) => mark('other', i + 100)));
    expect(await store.due(50, 9)).toEqual(['soon']);
    expect(await store.due(1_000, 9)).toEqual(['soon', 'later']);
  });

  test('the last lines of a chat come in order', async () => {
    const store = await open();
    const line = (n: number) => ({ match: 'm', at: n, seat: 0, name: 'Ann', text: `line ${n}`, key: `ann ${n}` });
    await store.commit([{ put: 'match', row: matchRow('m') }]);
    for (let n = 1; n <= 5; n++) await store.commit([{ put: 'chat', row: line(n) }]);
    const last = async (one: Store) => (await one.chat('m', 3)).map(({ text }) => text);
    expect([await store.lines('m'), await store.lines('elsewhere')]).toEqual([5, 0]);
    expect(await twice(store, last)).toEqual(['line 3', 'line 4', 'line 5']);
  });
});
