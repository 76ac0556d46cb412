import type { Seat } from '@insula/kernel';
import { PROTOCOL, type Request, type WantedSeat } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bots } from '../src/bots/bots.ts';
import { decisionOf } from '../src/match/answers.ts';
import type { Match, Play } from '../src/match/match.ts';
import { startMatch } from '../src/match/setup.ts';
import { isRoom } from '../src/matches/find.ts';
import type { Matches } from '../src/matches/matches.ts';
import type { Room } from '../src/matches/room.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { type Listener, nearby } from '../src/updates/listener.ts';
import { beginWith, hosted, quietMatches } from './quiet.ts';

const shelf = await openShelf();
const host = { id: 'p0', name: 'P0' };
const me = { kind: 'me' as const };
const bot = { kind: 'bot' as const, level: 'greedy' };
const MINUTE = 60_000;

let time: number;
let matches: Matches;
let close: () => Promise<void>;
/** What the bot of the match was told, and how it answers. */
let asked: string[];
let answer: (request: Request) => void;

const ear = (seat: Seat | null, person: boolean, heard: string[]): Listener =>
  nearby({ seat, person, send: (text) => heard.push(text) });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  time = 1_000_000;
  asked = [];
  const store = openSqlite(':memory:');
  const sit: Bots['sit'] = (_, seat, __, ask) => {
    const listener = ear(seat, false, asked);
    answer = (request) => ask(listener, request);
    return listener;
  };
  matches = await quietMatches(store, shelf, sit, () => time);
  close = async () => {
    await matches.close();
    await store.close();
  };
});
afterEach(async () => {
  await close();
  vi.useRealTimers();
});

/** In the beginning of Raja one seat after the other takes a character. */
async function started(seats: WantedSeat[], first: Seat): Promise<Room> {
  const room = await hosted(matches, host, 'raja', seats);
  beginWith(room.match, first);
  await matches.change(room, (turn) => startMatch(turn, host, null));
  await matches.settled();
  return room;
}

async function found(id: string): Promise<Room> {
  const room = await matches.find(id);
  if (!isRoom(room)) throw new Error(room.code);
  await matches.settled();
  return room;
}

function moveOf({ game, play }: Match, seat: Seat): Request {
  const { legal } = play as Play;
  return { t: 'move', id: 'r', decision: decisionOf(play as Play, seat), moves: [game.write(legal[seat][0])] };
}

async function waitAMinute(): Promise<void> {
  time += MINUTE;
  await vi.advanceTimersByTimeAsync(MINUTE);
}

test('a match whose bots wait for somebody who is not there is forgotten, and goes on when they come', async () => {
  const { id } = (await started([me, bot], 0)).match.head;
  await waitAMinute();
  expect(matches.rooms.size).toBe(0);
  const room = await found(id);
  const { match } = room;
  const player = ear(0, true, []);
  await matches.enter(room, player, host, {
    t: 'hello',
    protocol: PROTOCOL,
    match: id,
    seat: 0,
    since: 0,
    phrases: false,
    changes: false,
  });
  const before = asked.length;
  matches.ask(room, player, moveOf(match, 0), host);
  await matches.settled();
  expect(asked.slice(before).map((text) => JSON.parse(text).t)).toContain('news');
  answer(moveOf(match, 1));
  await matches.settled();
  expect(match.play?.last).toMatchObject({ n: 2, seat: 1, by: 'bot' });
  await waitAMinute();
  expect(matches.rooms.size).toBe(1);
});

test('a match goes on without anybody as long as a bot is asked', async () => {
  const { match } = await started([me, bot], 1);
  await waitAMinute();
  expect(matches.rooms.size).toBe(1);
  answer(moveOf(match, 1));
  await matches.settled();
  await waitAMinute();
  expect(matches.rooms.size).toBe(0);
});

test('whoever comes first to a match that was forgotten finds its bot in its seat, also if they only look on', async () => {
  const { id } = (await started([me, bot], 0)).match.head;
  await waitAMinute();
  const { listeners } = await found(id);
  expect([...listeners].map(({ seat, person }) => [seat, person])).toEqual([[1, false]]);
});
