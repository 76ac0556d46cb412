import { append, BadInput, type MatchLog, seedFrom } from '@insula/kernel';
import { expect, test } from 'vitest';
import { readMatchFile } from '../src/index.ts';

/** A match with an entry of every kind. */
function everyKind(): MatchLog {
  const log: MatchLog = {
    format: 1,
    game: 'example',
    version: 1,
    options: { long: true, tenants: [[1, 2]] },
    seats: 2,
    seed: seedFrom('secret', ['mine', null]),
    entries: [],
  };
  append(log, { kind: 'move', move: 'pass' }, 0, 'person', 1, {});
  append(log, { kind: 'undo', to: 1 }, 0, 'person', 2, {});
  append(log, { kind: 'takeover' }, 1, 'bot', 3, {});
  append(log, { kind: 'return' }, 1, 'person', 4, {});
  append(log, { kind: 'resign' }, 1, 'person', 5, {});
  append(log, { kind: 'end', why: 'resignation' }, 0, 'clock', 6, {});
  return log;
}

test('what was written is read', () => {
  const log = everyKind();
  expect(readMatchFile(JSON.parse(JSON.stringify(log)))).toEqual(log);
});

const spoilt = (spoil: (log: Record<string, never>) => void): unknown => {
  const log = JSON.parse(JSON.stringify(everyKind()));
  spoil(log);
  return log;
};

test.each<[string, unknown]>([
  ['it must be an object', 7],
  ['it must be an object', null],
  ['it must be an object', []],
  ['`format` must be 1 or 2', {}],
  ['`format` must be 1 or 2', spoilt((log) => Object.assign(log, { format: 3 }))],
  ['`position` is missing', spoilt((log) => Object.assign(log, { format: 2 }))],
  ['`game` must be a text', spoilt((log) => Object.assign(log, { game: 7 }))],
  ['`seats` must be at least 1', spoilt((log) => Object.assign(log, { seats: 0 }))],
  ['`seats` must be a whole number', spoilt((log) => Object.assign(log, { seats: 2.5 }))],
  ['`seed.contributions` must be a list', spoilt((log) => Object.assign(log.seed, { contributions: 'mine' }))],
  ['`seed.commitment` must be hexadecimal digits', spoilt((log) => Object.assign(log.seed, { commitment: 'xyz' }))],
  ['`entries[1].to` must be a number', spoilt((log) => Object.assign(log.entries[1], { to: 'first' }))],
  [
    '`entries[0].by` must be "person" or "bot" or "clock" or "order"',
    spoilt((log) => Object.assign(log.entries[0], { by: 'ghost' })),
  ],
  [
    '`entries[2].kind` must be "move" or "undo" or "resign" or "takeover" or "return" or "end"',
    spoilt((log) => Object.assign(log.entries[2], { kind: 'wish' })),
  ],
  ['`entries[0]` has no place for "note"', spoilt((log) => Object.assign(log.entries[0], { note: 'hm' }))],
  ['it has no place for "chat"', spoilt((log) => Object.assign(log, { chat: [] }))],
])('%s', (complaint, value) => {
  expect(() => readMatchFile(value)).toThrow(new BadInput(`This is not a saved match: ${complaint}.`));
});
