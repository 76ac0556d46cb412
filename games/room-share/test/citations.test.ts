import { expect, test } from 'vitest';
import { roomShare } from '../src/index.ts';
import { DEEDS, PHASES } from '../src/types.ts';
import { CORNERS, may, play, type Table, table } from './table.ts';

type Citations = { readonly [deed in (typeof DEEDS)[number]]?: string };

/** By which clauses a deed is refused to the seat that is asked, whatever it names; `may` where some of it is legal. */
function citations(s: Table): Citations {
  const cited = (deed: (typeof DEEDS)[number]): string => {
    const moves = roomShare.alphabet.filter((move) => move.does === deed);
    return [...new Set(moves.map((move) => roomShare.whyNot(s, s.turn, move)?.rule ?? 'may'))].sort().join(' ');
  };
  return Object.fromEntries(DEEDS.map((deed) => [deed, cited(deed)]));
}

const after = (s: Table, ...texts: string[]): Table => {
  play(s, ...texts);
  return s;
};
/** Red has just played a card. */
const HANDS = {
  red: ['red', 'red'],
  blue: ['blue', 'blue', 'blue'],
  yellow: ['yellow', 'yellow', 'yellow'],
  green: ['green', 'green', 'green'],
};
/** Red has nobody left in reserve, and everybody has a place. */
const ENDED = { ...CORNERS, e1: 'rr..', e2: 'rr..', e3: 'rr..', e4: 'rr..' };
const every = { tenants: { ...CORNERS, c1: 'b...' }, hand: ['red', 'departure', 'eviction'], options: { renovation: true } };

/** Whatever does not answer the question is refused with the clause that asks it. */
const QUESTIONS: readonly (readonly [string, string, () => Table, Citations])[] = [
  [
    'guests are picked',
    'S-11',
    () => roomShare.setup({ royal: 'off', renovation: false, duel: false }, 2, [1, 2, 3, 4]),
    { guests: 'S-11 may' },
  ],
  [
    'a card is played',
    'S-20',
    () => table(every),
    { key: 'S-20 S-22 may', departure: 'S-24 may', eviction: 'S-25 may', nothing: 'S-20 S-29' },
  ],
  [
    'the other cards are played',
    'S-20',
    () => table({ hand: ['communication', 'contract', 'swap'] }),
    { communication: 'S-22 may', contract: 'S-26 may', swap: 'S-27 may' },
  ],
  [
    'a Renovation is played',
    'S-20',
    () => table({ ...every, hand: ['renovation', 'blue', 'green'] }),
    { key: 'S-20 S-22 may', renovation: 'S-28', nothing: 'S-20 may' },
  ],
  ['a tenant is picked for a flat', 'S-22', () => after(table({}), 'red b2'), { tenant: 'S-2 S-22 may' }],
  [
    'the other tenant of a swap is picked',
    'S-27',
    () => after(table({ hand: ['swap', 'blue', 'yellow'] }), 'swap b2 right'),
    { with: 'S-27 may' },
  ],
  [
    'somebody evicted takes an arrow',
    'S-31',
    () => after(table({ tenants: { ...CORNERS, b2: 'rry.' } }), 'red b2'),
    { arrow: 'S-2 may' },
  ],
  [
    'the landlord is told which full flat comes next',
    'S-34',
    () =>
      table({
        tenants: { ...CORNERS, c2: 'rbyg', c4: 'bygr' },
        more: { phase: 'landlord', played: 'red', evictions: 1, hands: HANDS },
      }),
    { landlord: 'S-34 may' },
  ],
  [
    'the last chance is asked about',
    'S-41',
    () => table({ turn: 'blue', tenants: ENDED, more: { phase: 'last-chance', ender: 'red' } }),
    { room: 'S-41 may', pass: 'may' },
  ],
  ['a flat is chosen in a duel', 'S-52', () => table({ seats: 2, options: { duel: true } }), { room: 'S-52 may' }],
];

test.each(QUESTIONS)('while %s, all else is refused with %s', (_what, clause, at, own) => {
  const all = Object.fromEntries(DEEDS.map((deed) => [deed, clause]));
  expect(citations(at())).toEqual({ ...all, ...own });
});

test('S-20 no deed and no phase is forgotten here, and S-41 says that it is over', () => {
  const met = new Set(QUESTIONS.flatMap(([, , , own]) => Object.keys(own)));
  expect(DEEDS.filter((deed) => !met.has(deed))).toEqual([]);
  const phases = new Set(QUESTIONS.map(([, , at]) => at().phase));
  expect(PHASES.filter((phase) => !phases.has(phase))).toEqual(['over']);
  const s = table({ turn: 'green', tenants: ENDED, more: { phase: 'last-chance', ender: 'red' } });
  play(s, 'pass');
  expect([may(s), new Set(roomShare.alphabet.map((move) => roomShare.whyNot(s, 0, move)?.rule))]).toEqual([
    [],
    new Set(['S-41']),
  ]);
});
