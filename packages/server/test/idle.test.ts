import { only, type Seat } from '@insula/kernel';
import { PROTOCOL, type Request, type WantedSeat } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decisionOf } from '../src/match/answers.ts';
import type { Match, Play } from '../src/match/match.ts';
import { begin } from '../src/match/play.ts';
import { startMatch } from '../src/match/setup.ts';
import { type Matches, openMatches } from '../src/matches/matches.ts';
import { openMetrics } from '../src/metrics.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Listener } from '../src/updates/listener.ts';

const shelf = await openShelf();
const host = { id: 'p0', name: 'P0' };
const me = { kind: 'me' as const };
const bot = { kind: 'bot' as const, level: 'greedy' };
const MINUTE = 60_000;

let time: number;
let matches: Matches;
let close: () => void;
/** What the bot of the match was told, and how it answers. */
let asked: string[];
let answer: (request: Request) => void;

const ear = (seat: Seat | null, person: boolean, heard: string[]): Listener => {
  return { seat, phrases: false, seen: null, owed: null, person, send: (text) => heard.push(text), flush() {}, close() {} };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  time = 1_000_000;
  asked = [];
  const store = openSqlite(':memory:');
  matches = openMatches({
    store,
    shelf,
    bots: {
      sit(_, seat, __, ask) {
        const listener = ear(seat, false, asked);
        answer = (request) => ask(listener, request);
        return listener;
      },
    },
    metrics: openMetrics(
      () => 0,
      () => 0,
    ),
    together: 0,
    now: () => time,
    log: (problem, error) => {
      throw new Error(problem, { cause: error });
    },
  });
  close = () => {
    matches.close();
    store.close();
  };
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

/** In the beginning of Raja one seat after the other takes a character. */
function started(seats: WantedSeat[], first: Seat): Match {
  const clock = { kind: 'none' as const };
  const match = matches.create(
    { game: 'raja', options: {}, seats, clock, pause: 0, pace: 'instant', listed: false, position: null },
    host,
  );
  const head: { secret: string } = match.head;
  for (let i = 0; match.game.toAct(begin(match.game, match.head)) !== only(first); i++) head.secret = `secret ${i}`;
  startMatch(match, host, null);
  matches.flush();
  return match;
}

function moveOf({ game, play }: Match, seat: Seat): Request {
  const { legal } = play as Play;
  return { t: 'move', id: 'r', decision: decisionOf(play as Play, seat), moves: [game.write(legal[seat][0])] };
}

function waitAMinute(): void {
  time += MINUTE;
  vi.advanceTimersByTime(MINUTE);
}

test('a match whose bots wait for somebody who is not there is forgotten, and goes on when they come', () => {
  const { id } = started([me, bot], 0).head;
  waitAMinute();
  expect(matches.loaded).toBe(0);
  const match = matches.find(id) as Match;
  const player = ear(0, true, []);
  matches.enter(match, player, host, {
    t: 'hello',
    protocol: PROTOCOL,
    match: id,
    seat: 0,
    since: 0,
    phrases: false,
    changes: false,
  });
  const before = asked.length;
  matches.ask(match, player, moveOf(match, 0), host);
  matches.flush();
  expect(asked.slice(before).map((text) => JSON.parse(text).t)).toContain('news');
  answer(moveOf(match, 1));
  expect(match.play?.last).toMatchObject({ n: 2, seat: 1, by: 'bot' });
  waitAMinute();
  expect(matches.loaded).toBe(1);
});

test('a match goes on without anybody as long as a bot is asked', () => {
  const match = started([me, bot], 1);
  waitAMinute();
  expect(matches.loaded).toBe(1);
  answer(moveOf(match, 1));
  matches.flush();
  waitAMinute();
  expect(matches.loaded).toBe(0);
});

test('whoever comes first to a match that was forgotten finds its bot in its seat, also if they only look on', () => {
  const { id } = started([me, bot], 0).head;
  waitAMinute();
  const match = matches.find(id) as Match;
  expect([...match.listeners].map(({ seat, person }) => [seat, person])).toEqual([[1, false]]);
});
