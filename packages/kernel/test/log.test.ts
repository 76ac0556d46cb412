import { describe, expect, test } from 'vitest';
import { type Act, append, fill, type MatchLog, replay, replayToEnd, seedFrom } from '../src/index.ts';
import { type DoorEvent, type DoorMove, doors } from './doors.ts';

const head = (bells = 3): MatchLog => ({
  format: 1,
  game: 'doors',
  version: 1,
  options: { bells },
  seats: 4,
  seed: seedFrom('secret', ['a', null, 'c', null]),
  entries: [],
});

/** A whole match, with a bell, a move taken back and a seat taken over on the way. */
function match(): MatchLog {
  const log = head();
  let state = doors.setup(log.options, log.seats, fill(log.seed));
  let before = doors.clone(state);
  const write = (seat: number, act: Act) => void append(log, act, seat, 'person', 1000 + log.entries.length, state);
  const move = (seat: number, text: DoorMove) => {
    before = doors.clone(state);
    doors.play(state, seat, text);
    write(seat, { kind: 'move', move: text });
  };
  for (const seat of [1, 2, 3, 1, 2, 3, 1, 2, 3, 0, 0]) move(seat, 'ring');
  move(0, 'wait');
  state = before;
  write(0, { kind: 'undo', to: 12 });
  move(0, 'open');
  write(1, { kind: 'takeover' });
  for (const seat of [1, 2, 3]) move(seat, 'open');
  write(0, { kind: 'end', why: 'rules' });
  return log;
}

const altered = (log: MatchLog, n: number, change: object): MatchLog => ({
  ...log,
  entries: log.entries.map((entry) => (entry.n === n ? ({ ...entry, ...change } as typeof entry) : entry)),
});
const complaint = (log: MatchLog): string => {
  try {
    replayToEnd(doors, log);
    return 'nothing';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a match log', () => {
  test('replays to the state it was written from, after JSON too', () => {
    const log = JSON.parse(JSON.stringify(match())) as MatchLog;
    const { state } = replayToEnd(doors, log);
    expect((state as { stack: unknown[] }).stack).toEqual([]);
    expect(complaint(log)).toBe('nothing');
  });

  test('shows every moment on the way, and what happened', () => {
    const log = match();
    const events: DoorEvent[] = [];
    const moments = [...replay(doors, log, (event) => events.push(event as DoorEvent))];
    expect(moments.map((moment) => moment.entry?.kind ?? 'start')).toEqual([
      'start',
      ...log.entries.map((entry) => entry.kind),
    ]);
    expect(events.filter((event) => event.is === 'open').map((event) => event.seat)).toEqual([0, 1, 2, 3]);
  });

  test('carries a hash of the state every sixteen entries and at the end', () => {
    const hashed = match().entries.filter((entry) => entry.state !== null);
    expect(hashed.map((entry) => entry.n)).toEqual([16, 19]);
  });

  test('a replay that drifts says where', () => {
    // Written by other rules: the sums fit, the state does not.
    const log = head();
    const state = doors.setup(log.options, log.seats, fill(log.seed));
    for (let n = 1; n < 16; n++) append(log, { kind: 'takeover' }, 0, 'bot', n, state);
    doors.play(state, 0, 'ring');
    append(log, { kind: 'takeover' }, 0, 'bot', 16, state);
    expect(complaint(log)).toBe('Entry 16 is wrong: the state there is another one.');
  });

  test.each([
    ['another move', (log: MatchLog) => altered(log, 5, { move: 'open' }), 'Entry 5 is wrong: its sum does not fit.'],
    ['another seat', (log: MatchLog) => altered(log, 3, { seat: 1 }), 'Entry 3 is wrong: its sum does not fit.'],
    ['another time', (log: MatchLog) => altered(log, 9, { at: 1 }), 'Entry 9 is wrong: its sum does not fit.'],
    ['another number', (log: MatchLog) => altered(log, 7, { n: 8 }), 'Entry 7 is wrong: it is numbered 8.'],
    [
      'an entry left out',
      (log: MatchLog) => ({ ...log, entries: log.entries.filter((entry) => entry.n !== 4) }),
      'Entry 4 is wrong: it is numbered 5.',
    ],
    [
      'another game',
      (log: MatchLog) => ({ ...log, game: 'raja' }),
      'The head of the log is wrong: it is a match of raja, not of doors.',
    ],
    [
      'another version',
      (log: MatchLog) => ({ ...log, version: 2 }),
      'The head of the log is wrong: version 2 of the rules played it, and this is version 1.',
    ],
    [
      'another secret',
      (log: MatchLog) => ({ ...log, seed: { ...log.seed, secret: 'other' } }),
      'The head of the log is wrong: the seed is not the one the host committed to.',
    ],
    [
      'no secret yet',
      (log: MatchLog) => ({ ...log, seed: { ...log.seed, secret: null } }),
      'The head of the log is wrong: its seed is not revealed yet.',
    ],
    [
      'another contribution',
      (log: MatchLog) => ({ ...log, seed: { ...log.seed, contributions: ['a', null, 'c', 'd'] } }),
      'Entry 1 is wrong: its sum does not fit.',
    ],
    [
      'a contribution too few',
      (log: MatchLog) => ({ ...log, seed: { ...log.seed, contributions: ['a'] } }),
      'The head of the log is wrong: it needs one seed contribution, or null, per seat.',
    ],
    ['other options', (log: MatchLog) => ({ ...log, options: { bells: 2 } }), 'Entry 1 is wrong: its sum does not fit.'],
    [
      'options out of range',
      (log: MatchLog) => ({ ...log, options: { bells: 9 } }),
      'The head of the log is wrong: Option "bells" must be a whole number from 0 to 3, not 9 (D-3).',
    ],
    [
      'options left out',
      (log: MatchLog) => ({ ...log, options: {} }),
      'The head of the log is wrong: its options are not complete.',
    ],
    [
      'too many seats',
      (log: MatchLog) => ({ ...log, seats: 9 }),
      'The head of the log is wrong: these options and seats do not go together (D-1 seats).',
    ],
  ])('tampered with (%s) is refused with the first wrong entry', (_what, tamper, sentence) => {
    expect(complaint(tamper(match()))).toBe(sentence);
  });

  test.each([
    ['a move that is none', 'jump', 'Entry 1 is wrong: "jump" is no move of doors.'],
    ['a move that is not allowed', 'open', 'Entry 1 is wrong: seat 3 may not play "open" (D-1 not-asked).'],
  ])('with %s, though its sums fit, is refused', (_what, move, sentence) => {
    const log = head();
    append(log, { kind: 'move', move }, 2, 'person', 1, null);
    expect(complaint(log)).toBe(sentence);
  });

  test('cannot end by the rules where they do not end it, nor go on after its end', () => {
    const log = head();
    append(log, { kind: 'end', why: 'rules' }, 0, 'person', 1, doors.setup(log.options, log.seats, fill(log.seed)));
    expect(complaint(log)).toBe('Entry 1 is wrong: the rules do not end the match here.');
    const late = match();
    append(late, { kind: 'resign' }, 0, 'person', 1, null);
    expect(complaint(late)).toBe('Entry 20 is wrong: it stands after the end.');
  });
});
