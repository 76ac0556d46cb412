import { PROTOCOL, type Problem, type YourMatch } from '@insula/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';

let server: Running;
let ann: Guest;
let bob: Guest;
let cat: Guest;
beforeEach(async () => {
  server = await running();
  [ann, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => guest(server, name)));
});
afterEach(() => server.stop());

const OPEN = [{ kind: 'me' }, { kind: 'open' }];
async function made(wanted: object = {}): Promise<string> {
  return (await ann.post('/api/matches', { game: 'example', seats: OPEN, pause: 0, ...wanted })).body.match.id;
}
const refusal = async (answer: Promise<{ status: number; body: unknown }>): Promise<[number, string]> => {
  const { status, body } = await answer;
  return [status, (body as Problem).code];
};
const listed = async (who: Guest, query = ''): Promise<string[]> =>
  (await who.get<{ matches: YourMatch[] }>(`/api/matches${query}`)).body.matches.map(({ match }) => match.id);

test('everybody finds matches that are listed and open, and nobody the others', async () => {
  const [shown, hidden] = [await made({ listed: true }), await made({ listed: false })];
  expect(await listed(bob)).toEqual([shown]);
  // What is not listed is found by its name alone, which nobody guesses.
  expect(hidden).toMatch(/^[\w-]{12}$/);
  expect((await listed(ann, '?mine=true')).sort()).toEqual([shown, hidden].sort());
  expect(await listed(bob, '?mine=true')).toEqual([]);
  await bob.post(`/api/matches/${shown}/join`, { seat: 1, seed: null });
  await ann.post(`/api/matches/${shown}/start`, { seed: null });
  expect(await listed(cat)).toEqual([]);
  expect(await listed(bob, '?mine=true')).toEqual([shown]);
});

test('options that do not go together with so many seats are refused with their clause', async () => {
  const three = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const { status, body } = await ann.post('/api/matches', { game: 'room-share', options: { duel: true }, seats: three });
  expect([status, body]).toMatchObject([409, { rule: expect.stringMatching(/^S-/) }]);
});

test('a seat that is taken is not taken again, and none is there that is not', async () => {
  const at = `/api/matches/${await made()}`;
  expect((await bob.post(`${at}/join`, { seat: 1, seed: null })).body.yours).toEqual([1]);
  expect(await refusal(cat.post(`${at}/join`, { seat: 1, seed: null }))).toEqual([409, 'seat-taken']);
  expect(await refusal(cat.post(`${at}/join`, { seat: 0, seed: null }))).toEqual([409, 'seat-taken']);
  expect(await refusal(cat.post(`${at}/join`, { seat: 2, seed: null }))).toEqual([409, 'no-seat']);
  expect(await refusal(cat.post(`${at}/join`, { seed: null }))).toEqual([409, 'seat-taken']);
});

test('only whoever sits there stands up, only the host seats others, and only before the start', async () => {
  const at = `/api/matches/${await made()}`;
  await bob.post(`${at}/join`, { seat: 1, seed: null });
  expect(await refusal(cat.post(`${at}/leave`, { seat: 1 }))).toEqual([403, 'not-yours']);
  expect(await refusal(bob.post(`${at}/reseat`, { seat: 0, to: { kind: 'open' } }))).toEqual([403, 'not-host']);
  expect(await refusal(bob.post(`${at}/start`, { seed: null }))).toEqual([403, 'not-host']);
  await ann.post(`${at}/start`, { seed: null });
  expect(await refusal(bob.post(`${at}/leave`, { seat: 1 }))).toEqual([409, 'not-open']);
  expect(await refusal(ann.post(`${at}/reseat`, { seat: 1, to: { kind: 'open' } }))).toEqual([409, 'not-open']);
  expect(await refusal(ann.post(`${at}/start`, { seed: null }))).toEqual([409, 'not-open']);
});

test('the summary says where the host sits, or that they sit nowhere', async () => {
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const { match, host, yours } = (await ann.post('/api/matches', { game: 'example', seats })).body;
  expect([match.host, host, yours]).toEqual([null, true, []]);
  const joined = (await ann.post(`/api/matches/${match.id}/join`, { seat: 1, seed: null })).body;
  expect([joined.match.host, joined.host, joined.yours]).toEqual([1, true, [1]]);
});

test('a bot that there is not sits down nowhere, and nothing happens to the match', async () => {
  const at = `/api/matches/${await made()}`;
  const { status, body } = await ann.post<Problem>(`${at}/reseat`, { seat: 1, to: { kind: 'bot', level: 'nobody' } });
  expect([status, body.code, body.message]).toEqual([400, 'malformed', expect.stringContaining('There is no bot "nobody"')]);
  expect(
    await refusal(ann.post('/api/matches', { game: 'example', seats: [{ kind: 'me' }, { kind: 'bot', level: 'nobody' }] })),
  ).toEqual([400, 'malformed']);
  expect((await bob.post(`${at}/join`, { seat: 1, seed: null })).status).toBe(200);
});

test('a match starts when no seat is open', async () => {
  const at = `/api/matches/${await made()}`;
  expect(await refusal(ann.post(`${at}/start`, { seed: null }))).toEqual([409, 'seats-open']);
  await ann.post(`${at}/reseat`, { seat: 1, to: { kind: 'bot', level: 'random' } });
  const { status, body } = await ann.post(`${at}/start`, { seed: null });
  expect([status, body.match.phase]).toEqual([200, 'playing']);
});

test('whose answer is awaited stands in the summary and in the list', async () => {
  const match = await started([ann, bob], { game: 'raja' });
  const { body } = await ann.get<YourMatch>(`/api/matches/${match}`);
  const { table } = await Player.enter(server, ann, match, 0);
  expect(body.awaited).toEqual(table?.awaited);
  const { body: mine } = await ann.get<{ matches: YourMatch[] }>('/api/matches?mine=true');
  expect(mine.matches[0].awaited).toEqual(table?.awaited);
});

test('a drawing shows what the seat may see that it was asked for', async () => {
  const match = await started([ann, bob], { game: 'landlord' });
  const drawn = async (who: Guest, whose: string): Promise<string> =>
    (await who.get<{ text: string }>(`/api/matches/${match}/drawing${whose}`)).body.text;
  const drawings = [await drawn(ann, '?seat=0'), await drawn(bob, '?seat=1'), await drawn(bob, '')];
  expect(new Set(drawings).size).toBe(3);
});

test('whoever speaks another version of the protocol is told so', async () => {
  const match = await made();
  const player = await Player.connect(server, ann);
  player.say({ t: 'hello', protocol: PROTOCOL - 1, match, seat: 0, since: 0, phrases: false });
  await player.until(() => player.received.length > 0);
  expect(JSON.parse(player.received[0])).toMatchObject({ t: 'refused', code: 'protocol' });
});

test('a match that is not there is not found, and a body that is too long is not read', async () => {
  expect(await refusal(ann.get('/api/matches/nowhere'))).toEqual([404, 'no-match']);
  const player = await Player.connect(server, ann);
  player.say({ t: 'hello', protocol: PROTOCOL, match: 'nowhere', seat: 0, since: 0, phrases: false });
  await player.until(() => player.received.length > 0);
  expect(JSON.parse(player.received[0])).toMatchObject({ t: 'refused', code: 'no-match' });
  expect(await refusal(ann.post('/api/me', { name: 'x'.repeat(20_000) }))).toEqual([413, 'too-long']);
});

test('only the first message of a socket is a hello, and none is in bytes', async () => {
  const match = await started([ann, bob], { game: 'example' });
  const player = await Player.enter(server, ann, match, 0);
  player.say({ t: 'hello', protocol: PROTOCOL, match, seat: null, since: 0, phrases: false });
  await player.until(() => player.received.length > 1);
  expect(JSON.parse(player.received[1])).toMatchObject({ t: 'refused', code: 'hello' });
  player.sayRaw(Buffer.from(JSON.stringify({ t: 'ping', id: 'p' })));
  await player.until(() => player.received.length > 2);
  expect(JSON.parse(player.received[2])).toMatchObject({ t: 'refused', code: 'malformed' });
});

test('a person with several seats agrees for all of them', async () => {
  const { body } = await ann.post('/api/matches', {
    game: 'example',
    seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'open' }],
    pause: 0,
  });
  const at = `/api/matches/${body.match.id}`;
  await bob.post(`${at}/join`, { seat: 2, seed: null });
  await ann.post(`${at}/start`, { seed: null });
  const player = await Player.enter(server, bob, body.match.id, 2);
  expect(player.welcome?.yours).toEqual([2]);
  await player.ask({ t: 'propose', what: 'end' });
  await (await Player.enter(server, ann, body.match.id, 1)).ask({ t: 'vote', what: 'end', yes: true });
  await player.until(() => player.match?.phase === 'over');
});

test('several people at one device have names of their own, and whoever gives none has the host’s', async () => {
  const seats = [{ kind: 'me' }, { kind: 'me', name: 'Zoe' }, { kind: 'open' }];
  const { body } = await ann.post('/api/matches', { game: 'example', seats });
  expect(body.match.seats.map(({ name }) => name)).toEqual(['Ann', 'Zoe', '']);
  const [bystander, zoe] = [null, 1].map((seat) => Player.enter(server, seat === null ? bob : ann, body.match.id, seat));
  const heard = await bystander;
  await (await zoe).ask({ t: 'chat', text: 'Hello' });
  await heard.until(() => heard.received.some((text) => text.startsWith('{"t":"chat"')));
  expect(heard.received.at(-1)).toContain('"seat":1,"name":"Zoe","text":"Hello"');
});

test('a match has the clock, the pause and the pace that it was made with', async () => {
  const wanted = { clock: { kind: 'bank', seconds: 90, increment: 7 }, pause: 1_234, pace: 'fast' };
  const { body } = await ann.post('/api/matches', { game: 'example', seats: OPEN, ...wanted });
  expect(body.match).toMatchObject(wanted);
});
