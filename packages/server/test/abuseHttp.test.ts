import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { below, generator, type MatchLog, type Rng, replayToEnd } from '@insula/kernel';
import { LONGEST_MESSAGE, readMatchFile } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';
import { lottery, playOut } from './playing.ts';

/** `npm run test:deep` sends more. */
const REQUESTS = Number(process.env.INSULA_ABUSE ?? 4_000);
const AT_ONCE = 8;
const MEGABYTE = 2 ** 20;

let server: Running;
let stranger: Guest;
let match: string;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

beforeAll(async () => {
  server = await running({ LOG: 'silent' });
  stranger = await guest(server, 'Stranger');
  match = await started([await guest(server, 'Owner'), await guest(server, 'Other')], { game: 'example' });
}, 60_000);
afterAll(async () => {
  agent.destroy();
  await server.stop();
});

/** All that is kept of the match. */
function rows(): string {
  const db = new DatabaseSync(join(server.data, 'insula.sqlite'), { readOnly: true });
  const kept = ['entries', 'snapshots', 'held', 'orders', 'chat'].map((table) =>
    db.prepare(`SELECT * FROM ${table} WHERE match = ?`).all(match),
  );
  const tail = db.prepare('SELECT lines, snapshots FROM tail').all() as { lines: string; snapshots: string }[];
  const newest = tail
    .flatMap(({ lines, snapshots }) => [...JSON.parse(lines), ...JSON.parse(snapshots)])
    .filter(([of]) => of === match);
  const heads = db.prepare('SELECT id, phase, listed, created, head FROM matches WHERE id = ?').all(match);
  const count = db.prepare('SELECT count(*) AS n FROM matches').get();
  db.close();
  return JSON.stringify([kept, newest, heads, count]);
}

interface Bad {
  readonly method: string;
  readonly path: string;
  readonly type: string | null;
  readonly cookie: string;
  readonly body: string | null;
}

const pick = <T>(rng: Rng, from: readonly T[]): T => from[below(rng, from.length)];
const noise = (rng: Rng, length: number): string =>
  Array.from({ length }, () => String.fromCodePoint(32 + below(rng, 0xd000))).join('');

const junk = (rng: Rng, depth = 0): unknown =>
  pick<() => unknown>(rng, [
    () => null,
    () => below(rng, 1e9) - 5e8,
    () => 1e308 * 10,
    () => noise(rng, below(rng, 40)),
    () => 'x'.repeat(below(rng, 3_000)),
    () => (depth > 4 ? [] : Array.from({ length: below(rng, 5) }, () => junk(rng, depth + 1))),
    () =>
      depth > 4
        ? {}
        : { [pick(rng, ['game', 'seat', 'seats', 'constructor', 'toString', noise(rng, 3)])]: junk(rng, depth + 1) },
  ])();

/** Bodies that no route takes. */
const badBody = (rng: Rng): string =>
  pick<() => string>(rng, [
    () => JSON.stringify([junk(rng)]),
    () => `"${'y'.repeat(below(rng, 500))}"`,
    () => '{"seat":',
    () => '',
    () => `{"__proto__":{"seat":0},"seat":"${below(rng, 9)}"}`,
    () => '{"constructor":{"prototype":{"host":true}}}',
    () => `${'['.repeat(4_000)}${']'.repeat(4_000)}`,
    () => `{"seat":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}}`,
    () => JSON.stringify({ seat: junk(rng), seed: 7, [noise(rng, 2)]: junk(rng) }),
    () => JSON.stringify({ game: 'example', seats: [{ kind: 'king' }], options: junk(rng) }),
    () =>
      JSON.stringify({
        game: pick(rng, ['', 'nothing', '../example', '__proto__']),
        seats: [{ kind: 'me' }, { kind: 'me' }],
      }),
    () =>
      `{"game":"example","seats":[{"kind":"me"},{"kind":"me"}],"options":{"rounds":${'['.repeat(3_000)}${']'.repeat(3_000)}}}`,
    () => JSON.stringify({ name: pick(rng, ['', ' ', '\u0000', '\u202eno', 'n'.repeat(41), 7]) }),
    () => 'z'.repeat(LONGEST_MESSAGE + 1 + below(rng, 5_000)),
  ])();

const ids = (rng: Rng): string =>
  pick<() => string>(rng, [
    () => 'nothing',
    () => encodeURIComponent(`../${match}`),
    () => `..%2f..%2f${match}`,
    () => `${match}%00`,
    () => `${match}'--`,
    () => 'a'.repeat(below(rng, 3_000)),
    () => encodeURIComponent(noise(rng, 1 + below(rng, 10)).replaceAll('/', '')),
    () => '__proto__',
    () => '%E0%A4%A',
  ])();

function bad(rng: Rng): Bad {
  const own = { type: 'application/json', cookie: stranger.cookie, body: null };
  const action = () => pick(rng, ['join', 'start', 'leave', 'reseat']);
  const forged = `insula=${noise(rng, 3).replace(/[^\w]/g, '')}abcdefghijklmnopqrst.${'A'.repeat(43)}`;
  return pick<() => Bad>(rng, [
    () => ({ ...own, method: 'POST', path: pick(rng, ['/api/matches', '/api/me']), body: badBody(rng) }),
    () => ({ ...own, method: 'POST', path: `/api/matches/${match}/${action()}`, body: badBody(rng) }),
    () => ({ ...own, method: 'POST', path: `/api/matches/${ids(rng)}/${action()}`, body: '{"seat":0}' }),
    () => ({
      ...own,
      method: 'POST',
      path: `/api/matches/${match}/${pick(rng, ['start', 'join', 'leave'])}`,
      cookie: pick(rng, [stranger.cookie, forged, '']),
      body: '{"seat":1}',
    }),
    () => ({
      ...own,
      method: 'POST',
      path: '/api/matches',
      type: pick(rng, [
        null,
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'x',
      ]),
      body: JSON.stringify({ game: 'example', seats: [{ kind: 'me' }, { kind: 'me' }] }),
    }),
    () => ({ ...own, method: pick(rng, ['PUT', 'DELETE', 'PATCH', 'PROPFIND']), path: `/api/matches/${match}` }),
    () => ({
      ...own,
      method: 'GET',
      path: `/api/matches/${ids(rng)}${pick(rng, ['', '/file', '/drawing', '/replay?n=0'])}`,
    }),
    () => ({
      ...own,
      method: 'GET',
      path: `/api/matches/${match}/${pick(rng, ['file?', 'drawing?', 'replay?n=0&'])}seat=${pick(rng, ['0', '1', '7', '-1', '1e9', 'x', '0&seat=1'])}`,
      cookie: pick(rng, [stranger.cookie, forged, '']),
    }),
    () => ({
      ...own,
      method: 'GET',
      path: `/api/matches/${match}/replay?n=${pick(rng, ['-1', 'NaN', '1e99', '0.5', '9'.repeat(2_000)])}`,
    }),
    () => ({ ...own, method: 'GET', path: `/api/games/${ids(rng)}/rules` }),
    () => ({ ...own, method: 'GET', path: `/api/games?language=${'e'.repeat(1 + below(rng, 4_000) * 2)}` }),
  ])();
}

function answerTo({ method, path, type, cookie, body }: Bad): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(cookie === '' ? {} : { cookie }),
      ...(type === null || body === null ? {} : { 'content-type': type }),
      ...(body === null ? {} : { 'content-length': Buffer.byteLength(body) }),
    };
    const sent = httpRequest(`${server.url}`, { method, path, headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece) => {
        text += piece;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}

/** What is no HTTP, or hangs up in the middle of it. */
const torn = (rng: Rng): string =>
  pick(rng, [
    'GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'GET /socket HTTP/1.1\r\nHost: x\r\nOrigin: http://elsewhere\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 99\r\n\r\n',
    'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'c'.repeat(20_000)}\r\n\r\n`,
    'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"game"',
    'POST /api/matches HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nzz\r\n',
    'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n',
    '\u0000\u0001\u0002\r\n\r\n',
  ]);

const hangUp = (text: string): Promise<void> =>
  new Promise((done) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
      socket.write(`${text}${'x'.repeat(70_000)}`, () => socket.resetAndDestroy());
    });
    socket.on('error', () => {});
    socket.on('close', () => done());
  });

test('bad requests are refused with a code and change nothing, while others play on', { timeout: 900_000 }, async () => {
  const rng = generator('bad requests');
  const crashes: unknown[] = [];
  const crashed = (error: unknown) => crashes.push(error);
  process.on('uncaughtException', crashed);
  const played = wholeMatch();
  await played.begun;
  const [before, heap] = [rows(), process.memoryUsage().heapUsed];
  const wrong: string[] = [];
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
    const asked = Array.from({ length: AT_ONCE }, () => bad(rng));
    const answers = await Promise.all(asked.map(answerTo));
    for (const [i, { status, text }] of answers.entries())
      if (!isRefusal(status, text))
        wrong.push(`${JSON.stringify(asked[i]).slice(0, 300)} → ${status} ${text.slice(0, 200)}`);
    if (sent % (AT_ONCE * 10) === 0) await hangUp(torn(rng));
  }
  expect(wrong).toEqual([]);
  expect(crashes).toEqual([]);
  expect(rows()).toBe(before);
  expect((process.memoryUsage().heapUsed - heap) / MEGABYTE).toBeLessThan(200);
  const { game, log } = await played.over;
  expect(game.result(replayToEnd(game, log).state)).not.toBeNull();
  process.off('uncaughtException', crashed);
});

/** 4xx, with a code and one sentence. */
function isRefusal(status: number, text: string): boolean {
  if (status < 400 || status >= 500) return false;
  const { code, message } = JSON.parse(text) as { code: unknown; message: unknown };
  return typeof code === 'string' && typeof message === 'string' && message.endsWith('.');
}

/** Two people who mean well. */
function wholeMatch() {
  const begun = (async () => {
    const guests = [await guest(server, 'Anna'), await guest(server, 'Bruno')];
    const id = await started(guests, { game: 'example' });
    const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, id, seat)));
    return { guests, id, players };
  })();
  const over = (async () => {
    const { guests, id, players } = await begun;
    await Promise.all(players.map((player, seat) => playOut(player, seat, lottery(seat + 1))));
    for (const player of players) player.drop();
    const { body } = await guests[0].get<MatchLog>(`/api/matches/${id}/file`);
    return { game: (await openShelf()).game('example'), log: readMatchFile(body) };
  })();
  return { begun, over };
}

test('lists in lists in lists are refused before they are read', async () => {
  const said = async (deep: number): Promise<[number, string]> => {
    const options = `{"x":"[[\\"[[","royal":${'['.repeat(deep)}${']'.repeat(deep)}}`;
    const body = `{"game":"room-share","seats":[{"kind":"me"},{"kind":"me"}],"options":${options}}`;
    const headers = { 'content-type': 'application/json', cookie: stranger.cookie };
    const answer = await fetch(`${server.url}/api/matches`, { method: 'POST', headers, body });
    return [answer.status, ((await answer.json()) as { message: string }).message];
  };
  expect(await said(31)).toEqual([400, expect.stringContaining('nested too deep')]);
  expect(await said(30)).toEqual([400, expect.stringContaining('There is no option "x"')]);
});
