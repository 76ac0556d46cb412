import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Games } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { afterEach, expect, test } from 'vitest';
import { guest, Player, started } from './client.ts';
import { lottery, playOut } from './playing.ts';

const script = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));
const children: ChildProcess[] = [];

const folders: string[] = [];
function folder(): string {
  folders.push(mkdtempSync(join(tmpdir(), 'insula-')));
  return folders[folders.length - 1];
}

afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(env: { [name: string]: string }) {
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...env } });
  children.push(child);
  const said = { out: '', err: '' };
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const url = new Promise<string>((resolve) => {
    child.stdout.on('data', (text) => {
      said.out += text;
      const found = /on this machine: +(http:\S+)\n/.exec(said.out);
      if (found !== null) resolve(found[1]);
    });
  });
  child.stderr.on('data', (text) => {
    said.err += text;
  });
  return { child, said, ended, url };
}

test('npm start serves a page on which everything leads somewhere, and every game with its words and rules', async () => {
  const { child, url, ended } = start({ PORT: '0', DATA: folder() });
  const base = await url;
  const answer = await fetch(base);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  const page = await answer.text();
  const links = [...page.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map((match) => match[1]);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect([link, (await fetch(base + link)).status]).toEqual([link, 200]);
  const { games } = (await (await fetch(`${base}/api/games`)).json()) as Games;
  expect(games.map((game) => game.id)).toEqual((await openShelf()).games.map((game) => game.id));
  for (const game of games) {
    expect(game.words.title).toBeTruthy();
    expect((await fetch(`${base}/api/games/${game.id}/rules`)).status).toBe(200);
  }
  expect(await (await fetch(`${base}/openapi.json`)).json()).toMatchObject({ paths: { '/api/matches': {} } });
  for (const path of ['/healthz', '/readyz', '/metrics']) expect((await fetch(base + path)).status).toBe(200);
  expect((await fetch(`${base}/api/nothing`)).status).toBe(404);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('what is logged, at its most talkative, is lines of JSON without cookies, links, names, moves or seeds', async () => {
  const { child, url, ended, said } = start({ PORT: '0', DATA: folder(), LOG: 'debug' });
  const server = { url: await url };
  const guests = await Promise.all(['Livia Drusilla', 'Marcus Agrippa'].map((name) => guest(server, name)));
  const match = await started(guests, { game: 'example' });
  const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  await players[0].ask({ t: 'chat', text: 'between us' });
  await players[0].move('no such move');
  await fetch(`${server.url}/api/matches/${match}x?name=Livia+Drusilla`);
  await Promise.all(players.map((player, seat) => playOut(player, seat, lottery(seat))));
  const secret = players[0].match?.secret ?? '';
  expect(secret).not.toBe('');
  for (const player of players) player.drop();
  child.kill('SIGTERM');
  await ended;
  const greeting = /^(?:Insula is open| {2}on )/;
  const lines = (said.out + said.err)
    .trim()
    .split('\n')
    .filter((line) => !greeting.test(line));
  const log = lines.join('\n');
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  expect(log).toContain('/api/matches/:id');
  const cookies = guests.map(({ cookie }) => cookie.split('=')[1]);
  for (const private_ of [
    match,
    secret,
    ...cookies,
    'Livia',
    'Agrippa',
    'the host',
    'other 0',
    'lantern',
    'between us',
    'no such move',
  ])
    expect(log).not.toContain(private_);
}, 60_000);

test('the metrics are for this machine, or for whoever has the token', async () => {
  const here = await start({ PORT: '0', DATA: folder() }).url;
  const ask = (base: string, headers: { [name: string]: string }) => fetch(`${base}/metrics`, { headers });
  expect(await (await ask(here, {})).text()).toContain('insula_moves_total');
  const relayed = await ask(here, { 'x-forwarded-for': '192.0.2.7' });
  expect([relayed.status, await relayed.json()]).toMatchObject([403, { code: 'not-yours' }]);
  const guarded = await start({ PORT: '0', DATA: folder(), METRICS_TOKEN: 'sesame' }).url;
  const statuses = [{}, { authorization: 'Bearer open' }, { authorization: 'Bearer sesame' }].map((headers) =>
    ask(guarded, headers),
  );
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([403, 403, 200]);
});

test('a port in use is said in one sentence, with exit code 2', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '0.0.0.0', resolve));
  const { port } = taken.address() as { port: number };
  const { ended, said } = start({ PORT: String(port), DATA: folder() });
  expect(await ended).toBe(2);
  expect(said.err).toMatch(new RegExp(`^Port ${port} is in use: [^\\n]+\\.\\n$`));
  taken.close();
});

test.each(['eighty', '-1', '70000', '80.5', '0x50'])('PORT=%s is said in one sentence, with exit code 2', async (port) => {
  const { ended, said } = start({ PORT: port, DATA: folder() });
  expect(await ended).toBe(2);
  expect(said.err).toBe(`PORT must be a whole number from 0 to 65535 (0: any free one), not "${port}".\n`);
});

test('HOST that is no address of this machine is said in one sentence, with exit code 2', async () => {
  const { ended, said } = start({ PORT: '0', DATA: folder(), HOST: '203.0.113.7' });
  expect(await ended).toBe(2);
  expect(said.err).toMatch(/^HOST=203\.0\.113\.7 is no address of this machine: [^\n]+\.\n$/);
});

const GARBAGE = 'no store, but long enough for one '.repeat(200);
function file(...path: string[]): string {
  const made = join(folder(), ...path);
  mkdirSync(dirname(made), { recursive: true });
  writeFileSync(made, GARBAGE);
  return made;
}

test.each([
  ['a file', () => file('x'), /^\S+x is a file, and a folder is needed\.\n$/],
  ['a folder in a file', () => join(file('x'), 'sub'), /^\S+x is a file, and a folder is needed\.\n$/],
  ['a damaged store', () => dirname(file('insula.sqlite')), /^\S+insula\.sqlite is damaged [^\n]+\.\n$/],
  ['a damaged lock', () => dirname(file('lock.sqlite')), /^\S+lock\.sqlite is damaged: [^\n]+\.\n$/],
  ...(process.platform === 'linux'
    ? ([['a folder where none can be', () => '/proc/none', /^The folder \/proc\/none cannot be made [^\n]+\.\n$/]] as const)
    : []),
] as const)('DATA that is %s is said in one sentence, with exit code 2', async (_, data, sentence) => {
  const { ended, said } = start({ PORT: '0', DATA: data() });
  expect(await ended).toBe(2);
  expect(said.err).toMatch(sentence);
});
