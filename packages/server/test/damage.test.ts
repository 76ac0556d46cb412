import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadInput } from '@insula/kernel';
import type { YourMatch } from '@insula/protocol';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { check, readSettings, type Served, salvage, serve } from '../src/index.ts';
import { type Guest, guest, guestWith, Player, running, started } from './client.ts';

/** A folder in which a server has kept two matches that are played and one that is over. */
let sound: string;
let ann: Guest;
let hurt: string;
let other: string;
let over: string;
beforeAll(async () => {
  sound = mkdtempSync(join(tmpdir(), 'insula-'));
  const server = await running({ LOG: 'silent' });
  const guests = await Promise.all(['Ann', 'Bea'].map((name) => guest(server, name)));
  [ann] = guests;
  const wanted = { game: 'room-share', options: { duel: true }, listed: true };
  [hurt, other, over] = [await started(guests, wanted), await started(guests, wanted), await started(guests, wanted)];
  for (const match of [hurt, other, over]) {
    const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
    await players[0].ask({ t: 'chat', text: 'hello' });
    for (let i = 0; i < 40; i++) {
      await Promise.all(players.map((player) => player.ask({ t: 'ping' })));
      const mover = players[players[0].table?.awaited[0] ?? 0];
      await mover.move(mover.table?.legal[0] ?? '');
    }
    if (match === over) await players[0].ask({ t: 'resign' });
  }
  await server.restart(() => cpSync(server.data, sound, { recursive: true }));
  await server.stop();
  // One match in its place, the others in the tail: both must be looked after.
  place(sound, hurt);
});
afterAll(() => rmSync(sound, { recursive: true, force: true }));

/** Puts the entries of a match from the tail in their place, as a server does when there are many. */
function place(folder: string, match: string): void {
  const db = new DatabaseSync(join(folder, 'insula.sqlite'));
  const own: string[] = [];
  for (const { rowid, lines, snapshots } of db
    .prepare('SELECT rowid, lines, snapshots FROM tail ORDER BY rowid')
    .all() as Row[]) {
    const [mine, theirs] = [true, false].map((wanted) =>
      (JSON.parse(String(lines)) as unknown[][])
        .filter((line) => (line[0] === match) === wanted)
        .map((line) => JSON.stringify(line)),
    );
    own.push(...mine);
    const all = JSON.parse(String(snapshots)) as [string, number, unknown][];
    const kept = all.filter(([whose]) => whose !== match);
    for (const [whose, n, body] of all)
      if (whose === match)
        db.prepare('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)').run(match, n, JSON.stringify(body));
    db.prepare('UPDATE tail SET lines = ?, snapshots = ? WHERE rowid = ?').run(
      `[${theirs.join(',\n')}]`,
      JSON.stringify(kept),
      Number(rowid),
    );
  }
  db.prepare('INSERT INTO entries VALUES (?, ?, ?)').run(match, own.length, `[${own.join(',\n')}]`);
  // So that the file alone is all there is.
  db.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE');
  db.close();
}

type Row = Record<string, unknown>;

let folder: string;
let file: string;
let served: Served | null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'insula-'));
  cpSync(sound, folder, { recursive: true });
  file = join(folder, 'insula.sqlite');
  served = null;
});
afterEach(async () => {
  await served?.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = async (): Promise<Served> => {
  served = await serve(readSettings({ PORT: '0', HOST: '127.0.0.1', DATA: folder, LOG: 'silent' }));
  return served;
};

function sql(...lines: string[]): void {
  const db = new DatabaseSync(file);
  for (const line of lines) db.exec(line);
  db.close();
}

/** Overwrites bytes of the file. */
function scratch(from: number, length: number): void {
  const bytes = readFileSync(file);
  bytes.fill(0, from, Math.min(bytes.length, from + length));
  writeFileSync(file, bytes);
}

const PAGE = 4096;

describe('a store that cannot be used is refused in one sentence', () => {
  test.each<readonly [string, () => void]>([
    ['not a database', () => writeFileSync(file, 'not a database, but long enough to be taken for one '.repeat(40))],
    ['truncated in the middle', () => truncateSync(file, Math.floor(statSync(file).size / 2 / PAGE) * PAGE)],
    ['truncated within its first page', () => truncateSync(file, 700)],
    ['without its first page', () => scratch(0, PAGE)],
    ['with its list of tables zeroed', () => scratch(100, PAGE - 100)],
    ['all pages but the first zeroed', () => scratch(PAGE, statSync(file).size)],
    [
      'a folder in its place',
      () => {
        rmSync(file);
        mkdirSync(file);
      },
    ],
    ['bad JSON in the tail', () => sql('UPDATE tail SET lines = \'[["x", 1,\' WHERE rowid = (SELECT min(rowid) FROM tail)')],
    ['no entries in the tail', () => sql("UPDATE tail SET lines = '[1, {}]'")],
    ['numbers instead of text in the tail', () => sql('UPDATE tail SET lines = 7')],
    ['bad JSON in the snapshots of the tail', () => sql("UPDATE tail SET snapshots = '[['")],
    ['bad JSON in the marks of the tail', () => sql("UPDATE tail SET marks = '{'")],
    ['without the table of the tail', () => sql('DROP TABLE tail')],
    ['without the table of the matches', () => sql('DROP TABLE matches')],
    ['without the table of the notes', () => sql('DROP TABLE notes')],
    ['without a column', () => sql('ALTER TABLE chat RENAME COLUMN key TO other')],
    ['bad JSON in the note of downtimes', () => sql("UPDATE notes SET text = '[{' WHERE name = 'downtimes'")],
    ['downtimes that are none', () => sql('UPDATE notes SET text = \'[{"alive":"x"}]\' WHERE name = \'downtimes\'')],
    ['a moment that is none', () => sql("UPDATE notes SET text = 'yesterday' WHERE name = 'alive'")],
    ['half a key', () => sql("UPDATE notes SET text = substr(text, 1, 20) WHERE name = 'key'")],
    ['tables of another version than it says', () => sql('PRAGMA user_version = 0')],
    ['a version that is to come', () => sql('PRAGMA user_version = 99')],
  ])('%s', async (_, damage) => {
    damage();
    const error = await open().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BadInput);
    expect((error as Error).message).toMatch(/^[^\n]+\.$/);
    // It keeps nobody off the folder.
    const again = await open().catch((thrown: unknown) => thrown);
    expect((again as Error).message).toBe((error as Error).message);
  });
});

describe('one bad row blocks its match and no other', () => {
  test.each<readonly [string, (match: string) => string]>([
    ['bad JSON in what is known about it', (match) => `UPDATE matches SET head = '{"id"' WHERE id = '${match}'`],
    ['bytes instead of text', (match) => `UPDATE matches SET head = x'00ff' WHERE id = '${match}'`],
    ['bad JSON in its log', (match) => `UPDATE entries SET lines = '[[' WHERE match = '${match}'`],
    [
      'bad JSON in the log of a match without a snapshot',
      (match) => `DELETE FROM snapshots WHERE match = '${match}'; UPDATE entries SET lines = '[[' WHERE match = '${match}'`,
    ],
    ['a log without its beginning', (match) => `DELETE FROM entries WHERE match = '${match}'`],
    ['entries that are none', (match) => `UPDATE entries SET lines = '[[1,2],[3]]' WHERE match = '${match}'`],
    ['a number that is none', (match) => `UPDATE entries SET last = 'many' WHERE match = '${match}'`],
    ['an answer that is none', (match) => `INSERT INTO held VALUES ('${match}', 0, 1, 'person', '[', NULL, NULL)`],
    ['orders that are none', (match) => `INSERT INTO orders VALUES ('${match}', 0, '{')`],
    ['a snapshot that is none', (match) => `INSERT OR REPLACE INTO snapshots VALUES ('${match}', 3, '{"state"')`],
  ])('%s', async (name, damage) => {
    sql(damage(hurt));
    const { port } = await open();
    const who = guestWith({ url: `http://127.0.0.1:${port}` }, ann.cookie);
    expect((await who.get(`/api/matches/${hurt}`)).status).toBe(503);
    const whole = await who.get<YourMatch>(`/api/matches/${other}`);
    expect([whole.status, whole.body.match.phase]).toEqual([200, 'playing']);
    const { body } = await who.get<{ matches: YourMatch[] }>('/api/matches?which=live');
    expect([name, body.matches.map(({ match }) => match.id)]).toEqual([name, expect.arrayContaining([other])]);
    const player = await Player.enter({ url: `http://127.0.0.1:${port}` }, ann, other, 0);
    expect((await player.ask({ t: 'chat', text: 'still here' })).t).toBe('ack');
  });
});

describe('what can be read is saved', () => {
  async function saved(): Promise<{ ids: string[]; damaged: string[]; statuses: number[] }> {
    const target = join(folder, 'saved', 'insula.sqlite');
    const found = check(folder);
    const report = await salvage(folder, target);
    expect(report).toEqual(found);
    folder = join(folder, 'saved');
    const { port } = await open();
    const who = guestWith({ url: `http://127.0.0.1:${port}` }, ann.cookie);
    const statuses = await Promise.all([hurt, other, over].map(async (id) => (await who.get(`/api/matches/${id}`)).status));
    return { ids: [hurt, other, over], damaged: report.matches.map(({ id }) => id), statuses };
  }

  test('of a sound store everything, and nothing is said against it', async () => {
    expect(check(folder)).toEqual({ faults: [], matches: [], saved: 3 });
    expect(await saved()).toMatchObject({ damaged: [], statuses: [200, 200, 200] });
  });

  test('with the cookies, the chat and every entry', async () => {
    await saved();
    const url = `http://127.0.0.1:${served?.port}`;
    const player = await Player.enter({ url }, guestWith({ url }, ann.cookie), other, 0);
    expect(player.welcome?.yours).toEqual([0]);
    expect(player.welcome?.chat.map(({ text }) => text)).toEqual(['hello']);
    expect(player.items.length).toBeGreaterThan(40);
    expect((await player.ask({ t: 'chat', text: 'back again' })).t).toBe('ack');
  });

  test.each<readonly [string, () => void, readonly number[]]>([
    ['but the match whose head is gone', () => sql(`UPDATE matches SET head = '{' WHERE id = '${hurt}'`), [404, 200, 200]],
    [
      'but the match whose log is torn',
      () => sql(`UPDATE entries SET lines = '[[' WHERE match = '${hurt}'`),
      [404, 200, 200],
    ],
    [
      'but the match whose log was changed',
      () => sql(`UPDATE entries SET lines = replace(lines, '"person","move"', '"bot","move"') WHERE match = '${hurt}'`),
      [404, 200, 200],
    ],
    [
      'but the match whose line in the tail is torn',
      () =>
        sql(`UPDATE tail SET lines = replace(lines, '["${other}",3,', '["${other}",3') WHERE lines LIKE '%["${other}",3,%'`),
      [200, 404, 200],
    ],
    [
      'also where a snapshot is gone',
      () => sql(`INSERT OR REPLACE INTO snapshots VALUES ('${hurt}', 3, '{')`),
      [200, 200, 200],
    ],
    ['also where the notes are gone', () => sql('DROP TABLE notes'), [200, 200, 200]],
    [
      'also where the downtimes are gone',
      () => sql("UPDATE notes SET text = '{' WHERE name = 'downtimes'"),
      [200, 200, 200],
    ],
  ])('%s', async (_, damage, statuses) => {
    damage();
    const report = await saved();
    expect(report.statuses).toEqual(statuses);
    expect(report.damaged).toEqual(expect.arrayContaining(report.ids.filter((__, i) => statuses[i] === 404)));
  });
});
