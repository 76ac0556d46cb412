import { expect, test } from 'vitest';
import { example, type State } from '../src/index.ts';
import { DEEDS, type Deed } from '../src/types.ts';
import { play, table } from './table.ts';

type Citations = { readonly [deed in Deed]?: string };

/** The clauses that refuse a deed to a seat, whatever it names; `may` where some of it is legal. */
function citations(s: State, seat: number): Citations {
  const cited = (deed: Deed): string => {
    const moves = example.alphabet.filter((move) => move.do === deed);
    return [...new Set(moves.map((move) => example.whyNot(s, seat - 1, move)?.rule ?? 'may'))].sort().join(' ');
  };
  return Object.fromEntries(DEEDS.map((deed) => [deed, cited(deed)]));
}

/** Seat 1 holds one of whatever can be played, and so do the others. */
const HANDS = [
  { leak: 1, gossip: 1, brick: 1 },
  { plumber: 1, gossip: 1 },
  { warden: 1, gossip: 1 },
];
const after = (...steps: readonly (readonly [number, string])[]): State => {
  const s = table({ hands: HANDS, rooms: [[], ['brick'], []] });
  for (const [seat, text] of steps) play(s, seat, text);
  return s;
};

const QUESTIONS: readonly (readonly [string, number, () => State, Citations])[] = [
  [
    'E-10 lanterns are picked',
    1,
    () => table({ hands: HANDS, turn: null, doing: { kind: 'lanterns', picks: [0, 0, 0] } }),
    { lantern: 'may' },
  ],
  [
    'E-20 an action is taken',
    1,
    () => after(),
    {
      ...{ rest: 'may', draw: 'may', build: 'E-27 may', cart: 'E-27 may', auction: 'E-27 may' },
      ...{ offer: 'E-1 E-26 E-27 may', leak: 'E-1 E-30 may' },
    },
  ],
  ['E-25 a card is bid for', 2, () => after([1, 'auction brick']), { bid: 'E-27 may', pass: 'may' }],
  ['E-26 a price is asked', 1, () => after([1, 'offer brick 2']), { price: 'may' }],
  ['E-26 a card is for sale', 2, () => after([1, 'offer brick 2'], [1, 'price 2']), { take: 'may', decline: 'may' }],
  ['E-31 a Leak is answered by its target', 2, () => after([1, 'leak 2']), { plumber: 'may', warden: 'E-27', pass: 'may' }],
  [
    'E-31 a Leak is answered by another',
    3,
    () => after([1, 'leak 2'], [2, 'pass']),
    { plumber: 'E-32', warden: 'may', pass: 'may' },
  ],
  [
    'E-34 somebody is investigated',
    1,
    () => after([1, 'leak 2'], [2, 'pass'], [3, 'warden']),
    { alibi: 'E-27', 'own-up': 'may' },
  ],
];

test.each(QUESTIONS)('E-12 while %s, all else is refused with it, and E-37 holds', (_what, seat, at, own) => {
  const all = Object.fromEntries(DEEDS.map((deed) => [deed, 'E-12']));
  expect(citations(at(), seat)).toEqual({ ...all, gossip: 'E-1 E-37 may', ...own });
});

test('E-12 no deed is forgotten here', () => {
  const met = new Set(['gossip', ...QUESTIONS.flatMap(([, , , own]) => Object.keys(own))]);
  expect(DEEDS.filter((deed) => !met.has(deed))).toEqual([]);
});
