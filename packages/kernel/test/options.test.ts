import { describe, expect, test } from 'vitest';
import { type OptionSpec, readOptions } from '../src/index.ts';

const SPECS: readonly OptionSpec[] = [
  { key: 'auction', kind: 'flag', default: true, clause: 'E-1', with: null },
  { key: 'end', kind: 'choice', values: ['deck', 'rounds'], default: 'deck', clause: 'E-2', with: null },
  { key: 'rounds', kind: 'amount', min: 3, max: 20, default: 10, clause: 'E-3', with: { key: 'end', values: ['rounds'] } },
  {
    key: 'rents',
    kind: 'table',
    rows: ['Family', 'Student'],
    columns: [
      { key: 'rent', min: 0, max: 9 },
      { key: 'size', min: 1, max: 2 },
    ],
    default: [
      [5, 2],
      [2, 1],
    ],
    clause: 'E-4',
    with: null,
  },
];
const read = (given: Record<string, unknown>) => readOptions(SPECS, given);

describe('options', () => {
  test('what is not given is as the game says, and all keys are there in order', () => {
    expect(Object.entries(read({ end: 'rounds' }))).toEqual([
      ['auction', true],
      ['end', 'rounds'],
      ['rounds', 10],
      ['rents', SPECS[3].default],
    ]);
  });

  test.each([
    [{ auctoin: true }, 'There is no option "auctoin"; there is auction, end, rounds, rents.'],
    [{ auction: 'yes' }, 'Option "auction" must be on or off, not "yes" (E-1).'],
    [{ end: 'never' }, 'Option "end" must be one of deck, rounds, not "never" (E-2).'],
    [{ end: 'rounds', rounds: 21 }, 'Option "rounds" must be a whole number from 3 to 20, not 21 (E-3).'],
    [{ end: 'rounds', rounds: 4.5 }, 'Option "rounds" must be a whole number from 3 to 20, not 4.5 (E-3).'],
    [{ end: 'rounds', rounds: null }, 'Option "rounds" must be a whole number from 3 to 20, not null (E-3).'],
    [{ rounds: 5 }, 'Option "rounds" goes only with end=rounds (E-3).'],
    [{ rents: [[5, 2]] }, 'Option "rents" must be 2 rows (Family, Student) of rent 0-9, size 1-2, not [[5,2]] (E-4).'],
    [
      {
        rents: [
          [5, 3],
          [2, 1],
        ],
      },
      'Option "rents": size of Family must be a whole number from 1 to 2, not 3 (E-4).',
    ],
    [
      {
        rents: [
          [5, 2],
          ['2', 1],
        ],
      },
      'Option "rents": rent of Student must be a whole number from 0 to 9, not "2" (E-4).',
    ],
    [{ rents: [[5, 2], [2]] }, 'Option "rents": Student must be a row of rent, size, not [2] (E-4).'],
    [{ rents: [null, [2, 1]] }, 'Option "rents": Family must be a row of rent, size, not null (E-4).'],
    [
      { rents: { Family: [5, 2] } },
      'Option "rents" must be 2 rows (Family, Student) of rent 0-9, size 1-2, not {"Family":[5,2]} (E-4).',
    ],
  ])('%j is refused in one sentence', (given, sentence) => {
    expect(() => read(given)).toThrow(expect.objectContaining({ name: 'BadInput', message: sentence }));
  });

  test('options that were read can be read again', () => {
    const once = read({ auction: false });
    expect(readOptions(SPECS, once)).toEqual(once);
  });

  test('a game without options says so', () => {
    expect(() => readOptions([], { x: 1 })).toThrow('There is no option "x": this game has none.');
  });
});
