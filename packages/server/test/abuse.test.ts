import { CODES, LONGEST_MESSAGE, LONGEST_POSITION, PROTOCOL } from '@insula/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';
import { lottery } from './playing.ts';

/** `npm run test:deep` sends 100,000. */
const MESSAGES = Number(process.env.INSULA_ABUSE ?? 9_000);
/** A connection is cut after a hundred refusals in a row. */
const AT_ONCE = 90;

let server: Running;
let owner: Guest;
let stranger: Guest;
let match: string;
let before: string;

beforeAll(async () => {
  server = await running({ LOG: 'silent' });
  owner = await guest(server, 'Owner');
  stranger = await guest(server, 'Stranger');
  match = await started([owner, await guest(server, 'Other')], { game: 'example' });
  before = await howItStands();
});
afterAll(() => server.stop());

/** All that the seat can see, and the whole past of the match. */
async function howItStands(): Promise<string> {
  const player = await Player.enter(server, owner, match, 0, 0);
  const { table, items, match: summary } = player;
  player.drop();
  return JSON.stringify([table, items, { ...summary, seats: summary?.seats.map((seat) => ({ ...seat, present: null })) }]);
}

const random = lottery(2026);
const below = (n: number): number => Math.floor(random() * n);
const pick = <T>(from: readonly T[]): T => from[below(from.length)];
const text = (length: number): string => Array.from({ length }, () => String.fromCharCode(below(0x300))).join('');

const junk = (depth = 0): unknown =>
  pick<() => unknown>([
    () => null,
    () => below(1e9) - 5e8,
    () => random(),
    () => text(below(30)),
    () => true,
    () => (depth > 3 ? [] : Array.from({ length: below(4) }, () => junk(depth + 1))),
    () => (depth > 3 ? {} : { [pick(['t', 'id', '__proto__', 'constructor', 'moves', text(3)])]: junk(depth + 1) }),
  ])();

const sound = (): Record<string, unknown> =>
  pick<() => Record<string, unknown>>([
    () => ({ t: 'move', id: 'a', decision: 1, moves: ['rest'] }),
    () => ({ t: 'withdraw', id: 'a', decision: 1 }),
    () => ({ t: 'undo', id: 'a', decision: 1 }),
    () => ({ t: 'orders', id: 'a', orders: [{ ask: 'x', move: 'rest' }] }),
    () => ({ t: 'chat', id: 'a', text: 'x' }),
    () => ({ t: 'vote', id: 'a', what: 'end', yes: true }),
  ])();

/** What nobody understands: no JSON, no known shape, or a known one with something wrong in it. */
const malformed = (): string | Buffer =>
  pick<() => string | Buffer>([
    () => text(below(200)),
    () => Buffer.from(text(20)),
    () => JSON.stringify(sound()).slice(0, -1 - below(10)),
    () => JSON.stringify(junk()),
    () => JSON.stringify({ ...sound(), [`extra${below(9)}`]: junk() }),
    () => JSON.stringify({ ...sound(), id: pick([null, '', 'a b', 'x'.repeat(41), 7]) }),
    () => JSON.stringify({ ...sound(), t: pick(['cheat', '', null, 'toString', '__proto__']) }),
    () => JSON.stringify({ t: 'move', id: 'a', decision: pick([-1, 1.5, '1', null, 1e99]), moves: ['rest'] }),
    () => JSON.stringify({ t: 'move', id: 'a', decision: 1, moves: pick([[], 'rest', [''], [7], Array(65).fill('rest')]) }),
    () => '['.repeat(below(5000)),
  ])();

/** What is understood and not allowed: an old decision, a move that is none, a vote on nothing. */
const forbidden = (): object =>
  pick<() => object>([
    () => ({
      t: 'move',
      id: `s${below(1e9)}`,
      decision: pick([0, 1, 99, 101, 1e6]),
      moves: [pick(['rest', 'lantern 1', 'draw'])],
    }),
    () => ({
      t: 'move',
      id: `n${below(1e9)}`,
      decision: 100,
      moves: [pick(['fly', 'lantern 9', 'constructor', '__proto__', 'rest'])],
    }),
    () => ({ t: 'move', id: `c${below(1e9)}`, decision: 100, moves: ['lantern 1', 'rest'] }),
    () => ({ t: 'withdraw', id: `w${below(1e9)}`, decision: pick([100, 3]) }),
    () => ({ t: 'undo', id: `u${below(1e9)}`, decision: pick([100, 3]) }),
    () => ({ t: 'vote', id: `v${below(1e9)}`, what: pick(['undo', 'end', 'rematch']), yes: random() < 0.5 }),
    () => ({ t: 'propose', id: `p${below(1e9)}`, what: pick(['undo', 'rematch']) }),
    () => ({ t: 'return', id: `r${below(1e9)}` }),
    () => ({ t: 'orders', id: `o${below(1e9)}`, orders: [{ ask: 'x', move: 'no such move' }] }),
    () => ({ t: 'hello', protocol: PROTOCOL, match, seat: 0, since: 0, phrases: false }),
  ])();

/** Somebody in a seat, a bystander, or somebody who has not said hello. */
async function connected(): Promise<Player> {
  switch (below(3)) {
    case 0:
      return Player.enter(server, owner, match, 0, 0);
    case 1:
      return Player.enter(server, stranger, match, null, 0);
    default:
      return Player.connect(server, stranger);
  }
}

const foreign = (): object => ({
  t: 'hello',
  protocol: pick([1, 1, 2]),
  match: pick([match, match, 'nothing', '../etc']),
  seat: pick([0, 1, 7]),
  since: below(10),
  phrases: true,
});

test('malformed, stale, foreign and replayed messages are each refused with a code, and change nothing', {
  timeout: 900_000,
}, async () => {
  const codes = new Set<string>();
  for (let sent = 0; sent < MESSAGES; sent += AT_ONCE) {
    const player = await connected();
    const isIn = player.welcome !== null;
    const known = player.received.length;
    for (let i = 0; i < AT_ONCE; i++) {
      const kind = below(3);
      if (kind === 0) player.sayRaw(malformed());
      else player.say(kind === 1 && !isIn ? foreign() : forbidden());
    }
    const refused = () => player.received.slice(known).filter((message) => message.startsWith('{"t":"refused"'));
    await player.until(() => refused().length === AT_ONCE);
    for (const message of refused()) codes.add((JSON.parse(message) as { code: string }).code);
    player.drop();
  }
  expect([...codes].filter((code) => (CODES as readonly string[]).includes(code)).length).toBeGreaterThan(8);
  expect(await howItStands()).toBe(before);
});

test('a message that is too long ends the connection and nothing else', async () => {
  for (let i = 0; i < 50; i++) {
    const player = await Player.enter(server, owner, match, 0, 0);
    player.sayRaw('x'.repeat(LONGEST_MESSAGE + 1 + below(1e6)));
    await player.until(() => player.closed !== null);
    expect(player.closed).toBe(1009);
  }
  expect(await howItStands()).toBe(before);
});

test('pages of other origins get no socket; programs and own pages do', async () => {
  const host = (server.other ?? server.url).replace('http://', '');
  await expect(Player.connect(server, owner, { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
  await expect(Player.connect(server, owner, { origin: 'null' })).rejects.toThrow('403');
  (await Player.connect(server, owner, { origin: `http://${host}` })).drop();
});

test('too many messages are refused', async () => {
  const strict = await running({ MESSAGES_PER_SECOND: '5', LOG: 'silent' });
  const player = await Player.connect(strict, null);
  for (let i = 0; i < 60; i++) player.say({ t: 'ping', id: 'x' });
  await player.until(() => player.received.some((message) => message.includes('"too-many"')));
  player.drop();
  await strict.stop();
});

test('a forged cookie is nobody, and takes no seat', async () => {
  const [id] = owner.cookie.replace('insula=', '').split('.');
  for (const cookie of [
    `insula=${id}`,
    `insula=${id}.${'A'.repeat(43)}`,
    `insula=${id}.`,
    'insula=..',
    `insula=${id}.x.y`,
  ]) {
    const player = await Player.connect(server, { ...owner, cookie });
    player.say({ t: 'hello', protocol: PROTOCOL, match, seat: 0, since: 0, phrases: false });
    await player.until(() => player.received.length > 0);
    expect(JSON.parse(player.received[0])).toMatchObject({ t: 'refused', code: 'not-yours' });
    player.drop();
  }
});

test.each([
  ['POST', '/api/matches', '{', 400],
  ['POST', '/api/matches', '{}', 400],
  ['POST', '/api/matches', JSON.stringify({ game: 'nothing', seats: [{ kind: 'me' }] }), 400],
  ['POST', '/api/matches', JSON.stringify({ game: 'example', seats: [{ kind: 'me' }] }), 409],
  ['POST', '/api/matches', JSON.stringify({ game: 'example', seats: Array(9).fill({ kind: 'me' }) }), 400],
  [
    'POST',
    '/api/matches',
    JSON.stringify({ game: 'example', seats: Array(2).fill({ kind: 'me' }), options: { x: 1 } }),
    400,
  ],
  ['POST', '/api/matches', JSON.stringify({ game: 'example', seats: Array(2).fill({ kind: 'bot', level: 'god' }) }), 400],
  [
    'POST',
    '/api/matches',
    `{"game":"example","seats":[{"kind":"me"},{"kind":"me"}],"options":{"rounds":${'['.repeat(8_000)}${']'.repeat(8_000)}}}`,
    400,
  ],
  ['POST', '/api/matches', 'x'.repeat(LONGEST_POSITION + 1), 413],
  ['POST', '/api/me', 'x'.repeat(LONGEST_MESSAGE + 1), 413],
  [
    'POST',
    '/api/matches',
    `{"game":"example","seats":[{"kind":"me"},{"kind":"me"}],"position":{"game":"example","seats":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`,
    400,
  ],
  ['POST', '/api/me', JSON.stringify({ name: '\u202Ereversed' }), 400],
  ['POST', '/api/me', JSON.stringify({ name: '\u3164' }), 400],
  ['POST', '/api/matches/nothing/join', '{}', 404],
  ['GET', '/api/matches/nothing', null, 404],
  ['GET', '/api/matches/nothing/file', null, 404],
  ['DELETE', '/api/matches/nothing', null, 404],
] as const)('%s %s is refused with a sentence', async (method, path, body, status) => {
  const headers = { cookie: stranger.cookie, ...(body === null ? {} : { 'content-type': 'application/json' }) };
  const answer = await fetch(server.url + path, { method, headers, body });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/^[A-Z"].*\.$/) });
});

test.each(['', ' 1', '1.0', '1e0', '0x1', '-1', '8', 'one', '0&seat=1'])(
  'a seat that is called "%s" is none',
  async (seat) => {
    const { status, body } = await stranger.get(`/api/matches/${match}/drawing?seat=${seat}`);
    expect([status, body]).toMatchObject([400, { code: 'malformed', message: expect.stringContaining('"seat"') }]);
  },
);

test.each([
  ['/api/games?language=English', '"language" is not right: a language such as en or pt-BR is wanted.'],
  ['/api/matches?before=yesterday', '"before" is not right: the `next` of the page before is wanted.'],
])('%s is told what is wanted, and not by what pattern it is looked at', async (path, message) => {
  expect((await stranger.get(path)).body).toMatchObject({ code: 'malformed', message });
});

test('a stranger neither joins a match that has started, nor starts, reseats, leaves or reads what is not theirs', async () => {
  const at = `/api/matches/${match}`;
  expect((await stranger.post(`${at}/join`, {})).status).toBe(409);
  expect((await stranger.post(`${at}/start`, {})).status).toBe(403);
  expect((await stranger.post(`${at}/reseat`, { seat: 0, to: { kind: 'open' } })).status).toBe(403);
  expect((await stranger.post(`${at}/leave`, { seat: 0 })).status).toBe(409);
  expect((await stranger.get(`${at}/file?seat=0`)).status).toBe(403);
  expect((await stranger.get(`${at}/replay?seat=1&n=0`)).status).toBe(403);
  expect(JSON.stringify((await stranger.get(`${at}/file`)).body)).not.toMatch(/"secret":"/);
  expect(await howItStands()).toBe(before);
});
