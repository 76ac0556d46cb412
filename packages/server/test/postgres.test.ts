import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startPostgres } from '../../../scripts/postgres.mjs';
import type { Match } from '../src/match/match.ts';
import { isAnothers, openRoom } from '../src/matches/room.ts';
import { openPostgres } from '../src/store/postgres/postgres.ts';
import { SCHEMA } from '../src/store/postgres/schema.ts';
import type { Change, Claim, Store } from '../src/store/store.ts';
import { emptyDatabase } from './postgres.ts';

/** What other processes do, seen from two of them. */

/** Longer than a busy machine ever stands still. */
const LEASE = 60_000;
let url: string;
let admin: pg.Client;
let opened: Store[];
beforeEach(async () => {
  url = await emptyDatabase();
  opened = [];
  admin = new pg.Client(url);
  await admin.connect();
});
afterEach(async () => {
  await admin.end();
  for (const store of opened) await store.close();
});

async function open(address = '', lease = LEASE): Promise<Store> {
  const { store } = await openPostgres({ url, address, lease });
  opened.push(store);
  return store;
}

/** To all others a process has been silent for an hour. */
const silence = (address: string) =>
  admin.query("UPDATE processes SET beat = now() - interval '1 hour' WHERE address = $1", [address]);

const made = (id: string): Extract<Change, { put: 'match' }> => ({
  put: 'match',
  row: {
    ...{ id, phase: 'playing', listed: true, created: 1, ended: null, host: 'ann', origin: '', ofBots: false },
    ...{ head: `{"id":"${id}"}`, people: [] },
  },
});
const entry = (match: string, n: number): Change => ({
  put: 'entry',
  row: {
    match,
    entry: { n, at: n, seat: 0, by: 'person', kind: 'move', move: 'pass', state: null, sum: 'ab' },
    request: null,
    left: null,
  },
});
const due = (match: string, at: number): Change => ({ put: 'mark', row: { match, due: at, awaited: 1 } });
const numbers = async (store: Store, match: string) => (await store.entries(match, 0)).map((row) => row.entry.n);

test('a match is one process’s own, and another is told whose', async () => {
  const [one, other] = [await open('one:1'), await open('other:2')];
  await one.commit([made('m')]);
  expect(await other.claim('m')).toEqual({ kind: 'theirs', address: 'one:1' } satisfies Claim);
  expect(await other.claim('n')).toEqual({ kind: 'none' });
  expect([one.hold('m'), other.hold('m')]).toEqual([expect.any(Number), null]);
  const part = [entry('m', 1)];
  expect(await other.commit(part)).toEqual(new Set([part]));
  expect(await numbers(one, 'm')).toEqual([]);
});

test('what a process lets go of is anybody’s, and no time is missing', async () => {
  const [one, other] = [await open(), await open()];
  await one.commit([made('m'), entry('m', 1)]);
  await one.release(['m']);
  expect(one.hold('m')).toBeNull();
  expect(await other.claim('m')).toEqual({ kind: 'ours', gaps: [] });
  await other.commit([entry('m', 2)]);
  const late = [entry('m', 3)];
  expect(await one.commit(late)).toEqual(new Set([late]));
  expect(await numbers(one, 'm')).toEqual([1, 2]);
});

test('of two who want a match that is nobody’s, the one who waits for the other is told whose it is', async () => {
  const [, other] = [await open('one:1'), await open('other:2')];
  await other.commit([made('m')]);
  await other.release(['m']);
  // As the first one does, but slowly.
  const first = new pg.Client(url);
  await first.connect();
  await first.query("BEGIN; UPDATE marks SET owner = id, token = token + 1 FROM processes WHERE address = 'one:1'");
  const claim = other.claim('m');
  await expect
    .poll(async () => (await admin.query("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'")).rowCount)
    .toBeGreaterThan(0);
  await first.query('COMMIT');
  await first.end();
  expect(await claim).toEqual({ kind: 'theirs', address: 'one:1' });
});

test('a process that was taken for dead loses the matches others have taken, and no others', async () => {
  const [one, other] = [await open('one'), await open('other')];
  await one.commit([made('a')], [made('b')], [made('c')]);
  await silence('one');
  const claim = await other.claim('b');
  const [gap] = claim.kind === 'ours' ? claim.gaps : [];
  expect(gap.began - gap.alive).toBeGreaterThan(3_599_000);
  const [a, b, c] = [[entry('a', 1)], [entry('b', 1), made('rematch')], [entry('c', 1), due('c', 5)]];
  expect(await one.commit(a, b, c)).toEqual(new Set([b]));
  expect([await numbers(one, 'a'), await numbers(one, 'b'), await numbers(one, 'c')]).toEqual([[1], [], [1]]);
  // What was done together with it was not done either.
  expect(await one.match('rematch')).toBeNull();
  expect([one.hold('a'), one.hold('b')]).toEqual([expect.any(Number), null]);
  await other.commit([entry('b', 1)]);
  expect(await numbers(one, 'b')).toEqual([1]);
});

test('a process is waited for as long as one and a half leases', async () => {
  const [one, other] = [await open('one'), await open('other')];
  await one.commit([made('m')]);
  const silentFor = (leases: number) =>
    admin.query("UPDATE processes SET beat = now() - $1 * interval '1 second' WHERE address = 'one'", [
      (leases * LEASE) / 1000,
    ]);
  await silentFor(1.4);
  expect(await other.claim('m')).toEqual({ kind: 'theirs', address: 'one' });
  await silentFor(1.6);
  expect(await other.claim('m')).toMatchObject({ kind: 'ours' });
});

test('what another had in between is not what is remembered of it', async () => {
  const [one, other] = [await open('one'), await open('other')];
  await one.commit([made('m'), entry('m', 1)]);
  const before = one.hold('m');
  const room = openRoom({ head: { id: 'm' } } as Match, 0, before);
  expect(isAnothers(one, room)).toBe(false);
  await silence('one');
  await other.claim('m');
  await other.commit([entry('m', 2)]);
  await silence('other');
  const late = [entry('m', 2)];
  expect(await one.commit(late)).toEqual(new Set([late]));
  expect(await one.claim('m')).toMatchObject({ kind: 'ours' });
  expect(one.hold('m')).not.toBe(before);
  expect(isAnothers(one, room)).toBe(true);
});

test('a process that comes back to life finds that nothing is its own', async () => {
  const one = await open('one', 1_000);
  await one.commit([made('m')]);
  await silence('one');
  const other = await open('other');
  await other.claim('m');
  for (let waited = 0; one.hold('m') !== null && waited < 300; waited++) await pause(100);
  expect(one.hold('m')).toBeNull();
  expect(await one.claim('m')).toEqual({ kind: 'theirs', address: 'other' });
});

test('a process that was taken for dead has nothing until it is somebody again', async () => {
  const one = await open('one', 3_000);
  await one.commit([made('m')]);
  // Nobody becomes somebody meanwhile.
  await admin.query(`CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock(1); RETURN new; END $$`);
  await admin.query('CREATE TRIGGER waiting BEFORE INSERT ON processes FOR EACH ROW EXECUTE FUNCTION wait()');
  const keeper = new pg.Client(url);
  await keeper.connect();
  await keeper.query('BEGIN; SELECT pg_advisory_xact_lock(1)');
  await silence('one');
  await expect.poll(() => one.hold('m')).toBeNull();
  await expect(one.claim('m')).rejects.toThrow('this process counts as dead');
  await expect(one.due(9, 9)).rejects.toThrow('this process counts as dead');
  await keeper.query('COMMIT');
  await keeper.end();
  await expect.poll(() => one.claim('m').catch(() => null)).toMatchObject({ kind: 'ours' });
  const owners = await admin.query('SELECT gone FROM marks JOIN processes ON id = owner');
  expect(owners.rows).toEqual([{ gone: false }]);
});

test('what a process makes while it is taken for dead is not its own', async () => {
  const one = await open('one', 1_000);
  await admin.query(`CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock(1); RETURN new; END $$`);
  await admin.query('CREATE TRIGGER waiting BEFORE INSERT ON matches FOR EACH ROW EXECUTE FUNCTION wait()');
  const keeper = new pg.Client(url);
  await keeper.connect();
  await keeper.query('BEGIN; SELECT pg_advisory_xact_lock(1)');
  const commit = one.commit([made('m')]);
  await expect
    .poll(async () => (await admin.query("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'")).rowCount)
    .toBeGreaterThan(0);
  await silence('one');
  // It is somebody again before it hears that what it made is kept.
  await expect.poll(async () => (await admin.query('SELECT FROM processes WHERE NOT gone')).rowCount).toBe(1);
  await expect.poll(async () => (await admin.query('SELECT FROM processes')).rowCount).toBe(2);
  await keeper.query('COMMIT');
  await keeper.end();
  expect(await commit).toEqual(new Set());
  expect(one.hold('m')).toBeNull();
  const other = await open('other');
  expect(await other.claim('m')).toMatchObject({ kind: 'ours' });
  expect(await one.claim('m')).toEqual({ kind: 'theirs', address: 'other' });
});

test('a process that cannot say that it lives trusts its memory no longer than its lease', async () => {
  const one = await open('one', 1_000);
  await one.commit([made('m')]);
  const keeper = new pg.Client(url);
  await keeper.connect();
  await keeper.query('BEGIN; LOCK TABLE processes');
  await expect.poll(() => one.hold('m')).toBeNull();
  await keeper.query('COMMIT');
  await keeper.end();
});

test('what is due and nobody’s is taken once, by whoever looks first', async () => {
  const dead = await open('dead');
  const ids = Array.from({ length: 60 }, (_, i) => `m${i}`);
  await dead.commit(...ids.map((id, i) => [made(id), due(id, i)]));
  const [one, other] = [await open('one'), await open('other')];
  expect(await one.due(100, 1_000)).toEqual([]);
  await silence('dead');
  const found = await Promise.all([one.due(49, 1_000), other.due(49, 1_000)]);
  expect(found.flat().sort()).toEqual(ids.slice(0, 50).sort());
  for (const id of found[0]) expect([one.hold(id), other.hold(id)]).toEqual([expect.any(Number), null]);
  // Its own are told again and again, until something is done about them.
  expect((await one.due(49, 1_000)).length).toBe(found[0].length);
});

test('the log of a match that is over is one row, and a very long one is left alone', async () => {
  const one = await open();
  const over = (id: string): Change => ({ ...made(id), row: { ...made(id).row, phase: 'over', ended: 5 } });
  const log = (id: string, length: number) => Array.from({ length }, (_, i) => entry(id, i + 1));
  await one.commit([made('m'), ...log('m', 40)], [made('n'), ...log('n', 2)], [made('long'), ...log('long', 4_999)]);
  await one.commit([entry('m', 41), over('m')], [entry('n', 3)], [entry('long', 5_000), over('long')]);
  const rows = (table: string) =>
    admin.query(`SELECT match, count(*)::int AS rows FROM ${table} GROUP BY match ORDER BY match`);
  expect((await rows('logs')).rows).toEqual([{ match: 'm', rows: 1 }]);
  expect((await rows('entries')).rows).toEqual([
    { match: 'long', rows: 5_000 },
    { match: 'n', rows: 3 },
  ]);
  expect((await numbers(one, 'm')).length).toBe(41);
  await one.commit([{ drop: 'match', match: 'm' }]);
  expect((await rows('logs')).rows).toEqual([]);
});

test('a database that dies under way and comes back has kept what it said, and harms nobody', async () => {
  const own = await startPostgres();
  const { store } = await openPostgres({ url: own.url, address: '', lease: LEASE });
  await store.commit([made('m')]);
  let kept = 0;
  const keeping = (async () => {
    for (let n = 1; n <= 5_000; n++) {
      await store.commit([entry('m', n)]);
      kept = n;
    }
  })();
  const broken = expect(keeping).rejects.toThrow();
  while (kept < 20) await pause(5);
  own.restart();
  await broken;
  const there = await numbers(store, 'm');
  // The last one may have been kept without being answered.
  expect([kept, kept + 1]).toContain(there.length);
  await store.commit([entry('m', there.length + 1)]);
  await store.close();
  own.stop();
});

test('many who open an empty database at once find it made once', async () => {
  const stores = await Promise.all([open(), open(), open()]);
  const keys = await Promise.all(stores.map((store) => store.note('key')));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
});

test('a database of every earlier version is brought up to date', async () => {
  for (let version = 1; version < SCHEMA.length; version++) {
    url = await emptyDatabase();
    const old = new pg.Client(url);
    await old.connect();
    await old.query(`CREATE TABLE schema (version integer NOT NULL); INSERT INTO schema VALUES (${version})`);
    for (const step of SCHEMA.slice(0, version)) await old.query(step);
    await old.query("INSERT INTO notes VALUES ('key', 'old')");
    await old.query("INSERT INTO matches (id, phase, listed, created, head) VALUES ('past', 'over', true, 1, '{}')");
    await old.query(`INSERT INTO entries SELECT match, n, n, 0, 'person', 'move', 'pass', NULL, 'ab', NULL, NULL
      FROM unnest(ARRAY['past', 'now']) AS match, generate_series(1, 3) AS n`);
    const store = await open();
    expect([await numbers(store, 'past'), await numbers(store, 'now')]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect(await store.note('key')).toBe('old');
    await store.commit([made('m'), entry('m', 1), due('m', 5)]);
    expect(await store.due(9, 9)).toEqual(['m']);
    expect((await old.query('SELECT version FROM schema')).rows).toEqual([{ version: SCHEMA.length }]);
    await old.end();
  }
});

test('a database that servers of an older Insula use is left alone until they have stopped', async () => {
  await admin.query('CREATE TABLE schema (version integer NOT NULL); INSERT INTO schema VALUES (3)');
  for (const step of SCHEMA.slice(0, 3)) await admin.query(step);
  await admin.query("INSERT INTO processes (address, beat, gone) VALUES ('old:1', now(), false)");
  await expect(open()).rejects.toThrow(/^Servers of an older Insula use this database[^\n]*: stop them\.$/);
  await silence('old:1');
  expect(await (await open()).note('key')).toMatch(/^[0-9a-f]{64}$/);
});

test('a database of a newer Insula is left alone', async () => {
  await open();
  await admin.query('UPDATE schema SET version = $1', [SCHEMA.length + 1]);
  await expect(open()).rejects.toThrow(/^The database was written by a newer Insula: use that one\.$/);
});

// A pooler takes no settings along.
test.skipIf(process.env.TEST_POOLER)('a database that answers before it has kept anything is not used', async () => {
  const careless = new URL(url);
  careless.searchParams.set('options', '-c synchronous_commit=off');
  await expect(openPostgres({ url: careless.href, address: '', lease: LEASE })).rejects.toThrow(
    /^The database answers before it has kept anything: set synchronous_commit = on there\.$/,
  );
});

test('what is wrong with a database is said in one sentence, without its password', async () => {
  const wrong = openPostgres({ url: 'postgres://ann:secret@127.0.0.1:1/x', address: '', lease: LEASE });
  await expect(wrong).rejects.toThrow(/^The database at 127\.0\.0\.1:1 cannot be used \(.*ECONNREFUSED.*\): [^\n]*\?$/);
  await expect(wrong).rejects.not.toThrow(/secret/);
});
