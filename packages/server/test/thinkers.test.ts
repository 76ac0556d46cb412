import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { first, generator, readOptions } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openPool, type Pool } from '../src/bots/pool.ts';
import { gamesIn, KNOWN_GAMES, THINK_PATH } from '../src/bots/thinker.ts';
import { type ThinkParts, thinkFor } from '../src/bots/thinkFor.ts';
import type { Answer, Share, Thought } from '../src/bots/thought.ts';
import { openThinkers, type Thinkers } from '../src/wire/thinkers.ts';

/** A server whose bots think nowhere but on other machines. */

const TOKEN = 'sesame';
const REST: Answer = { move: 'rest', found: null, error: null };
const QUESTION: Thought = {
  key: 'a match and a seat',
  host: 'somebody',
  origin: '',
  game: 'example',
  level: 'random',
  seat: 0,
  message: JSON.stringify({ t: 'news', table: { awaited: [0], legal: ['rest'] } }),
  shares: 1,
};
let pool: Pool;
let thinkers: Thinkers;
let server: Server;
let end: AbortController;
const complaints: string[] = [];

/** `patience`: milliseconds for a machine to answer in. */
async function open(patience: number): Promise<void> {
  complaints.length = 0;
  pool = openPool((error) => complaints.push((error as Error).message), { size: 0, farSilence: patience });
  thinkers = openThinkers(pool, await openShelf(), TOKEN);
  server = createServer().on('upgrade', thinkers.upgrade);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  end = new AbortController();
}
afterEach(async () => {
  end.abort();
  thinkers.close();
  await pool.close();
  await new Promise((resolve) => server.close(resolve));
});

const place = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const parts = (token: string): ThinkParts => ({ url: place(), token, threads: 1, signal: end.signal });
const decided = (): Promise<string | null> => new Promise((resolve) => pool.think(QUESTION, resolve));

/** A machine that says what it is told to. */
async function machine(says: (share: Share, ws: WebSocket) => void): Promise<WebSocket> {
  const headers = { authorization: `Bearer ${TOKEN}`, [KNOWN_GAMES]: gamesIn(await openShelf()) };
  const ws = new WebSocket(`${place().replace('http', 'ws')}${THINK_PATH}`, { headers });
  ws.on('message', (raw) => says(JSON.parse(String(raw)) as Share, ws));
  await new Promise((resolve) => ws.once('open', resolve));
  return ws;
}

test('a machine that shows the token thinks for the bots of a server, and stays until it is told to go', async () => {
  await open(60_000);
  const thinking = thinkFor(parts(TOKEN));
  const game = (await openShelf()).game('room-share');
  const state = game.setup(readOptions(game.options, { duel: true }), 2, generator('far away'));
  const seat = first(game.toAct(state));
  const legal: unknown[] = [];
  legal.length = game.legal(state, seat, legal);
  const table = { view: game.view(state, seat), awaited: [seat], legal: legal.map((move) => game.write(move)) };
  const question = { ...QUESTION, game: 'room-share', seat, message: JSON.stringify({ t: 'news', table }) };
  expect(table.legal).toContain(await new Promise((resolve) => pool.think(question, resolve)));
  expect(complaints).toEqual([]);
  end.abort();
  await thinking;
});

test('without the token, or with other games, nobody thinks for a server', async () => {
  await open(60_000);
  await expect(thinkFor(parts('guessed'))).rejects.toThrow('The server does not know this THINK_TOKEN');
  const headers = { authorization: `Bearer ${TOKEN}`, [KNOWN_GAMES]: 'others' };
  const stranger = new WebSocket(`${place().replace('http', 'ws')}${THINK_PATH}`, { headers });
  const status = await new Promise((resolve) =>
    stranger.once('unexpected-response', (_, reply) => resolve(reply.statusCode)),
  );
  expect(status).toBe(409);
});

test('a machine that does not answer is replaced, and another thinks what it left undone', async () => {
  await open(200);
  const silent = await machine(() => {});
  const decision = decided();
  const gone = new Promise((resolve) => silent.once('close', resolve));
  await gone;
  expect(complaints).toEqual(['a bot of example does not answer']);
  const other = await machine((_, ws) => ws.send(JSON.stringify(REST)));
  expect(await decision).toBe('rest');
  other.terminate();
});

test('a machine that goes in the middle of a thought, or says nonsense, leaves it to another', async () => {
  await open(60_000);
  await machine((_, ws) => ws.terminate());
  const decision = decided();
  await machine((_, ws) => ws.send('nonsense'));
  const last = await machine((_, ws) => ws.send(JSON.stringify(REST)));
  expect(await decision).toBe('rest');
  last.terminate();
});

const found = { iterations: 1, chances: [1, 0], moves: [{ move: 'fly', visits: 1, chance: 1 }] };
test.each<[string, Answer]>([
  ['a move that is not allowed', { move: 'fly', found: null, error: null }],
  ['no move, though nobody else is asked', { move: null, found: null, error: null }],
  ['that moves are good which are not allowed', { move: null, found, error: null }],
])(
  'a machine that answers what is no answer to the question is left out, and another thinks about it: %s',
  async (_, answer) => {
    await open(60_000);
    const liar = await machine((_, ws) => ws.send(JSON.stringify(answer)));
    const gone = new Promise((resolve) => liar.once('close', resolve));
    const decision = decided();
    await gone;
    expect(complaints).toContain('a machine that thought for bots says nonsense');
    const other = await machine((_, ws) => ws.send(JSON.stringify(REST)));
    expect(await decision).toBe('rest');
    other.terminate();
  },
);
