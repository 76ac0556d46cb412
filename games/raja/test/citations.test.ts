import { below, generator, list, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { type Move, raja, type State } from '../src/index.ts';
import { DEEDS, type DeedName } from '../src/types.ts';
import { play, table, turn } from './table.ts';

type Citations = { readonly [deed in DeedName]?: string };

/** By which clauses a deed is refused to the seat that is asked, whatever it names; `may` where some of it is legal. */
function citations(s: State): Citations {
  const [seat] = list(raja.toAct(s));
  const cited = (deed: DeedName): string => {
    const moves = raja.alphabet.filter((move) => move.do === deed);
    return [...new Set(moves.map((move) => raja.whyNot(s, seat, move)?.rule ?? 'may'))].sort().join(' ');
  };
  return Object.fromEntries(DEEDS.map((deed) => [deed, cited(deed)]));
}

/** What answers one question only is refused with the clause of that question; all else belongs to a turn. */
const ELSEWHERE: Citations = { bid: 'R-85', pass: 'R-85', disc: 'R-31', put: 'R-43', give: 'R-90' };
const all = (clause: string): Citations => Object.fromEntries(DEEDS.map((deed) => [deed, clause]));

const before = {
  round: 0,
  maharaja: 'Bhopal',
  track: ['Jaipur', 'Mumbai', 'Varanasi', 'Puri', 'Agra', 'Mysore', 'Madurai'],
  supply: [4, 4, 4, 4],
};
const bidding = { is: 'auction', opener: 1, at: 2, high: 3, leader: 1, bidding: [1, 2, 3, 4] };
const several = [['Grand duke', 'Yogi'], ['Merchant', 'Builder'], ['Priest', 'Entrepreneur'], ['Wanderer']];

function robbed(): State {
  const s = turn(1, 'gold + character');
  play(s, 1, 'take Merchant');
  return s;
}
function seduced(): State {
  const s = turn(4, 'gold + character', {}, { options: { advanced: 'two' }, characters: several });
  play(s, 4, 'seduce seat 1');
  return s;
}
function lifted(): State {
  const s = turn(1, 'gold + move house', {}, { villages: { Kota: [1] } });
  play(s, 1, 'lift Kota');
  return s;
}

const QUESTIONS: readonly (readonly [string, () => State, Citations])[] = [
  [
    'R-10 picking',
    () => table({ ...before, characters: [['Grand duke'], [], [], []], doing: { is: 'picking', seat: 2 } }),
    { take: 'R-10 R-26 may' },
  ],
  [
    'R-85 bidding',
    () => table({ ...before, options: { advanced: 'on' }, characters: [[], [], [], []], doing: bidding }),
    { bid: 'R-85 may', pass: 'may', take: 'R-85' },
  ],
  ['R-11 placing', () => table({ ...before, doing: { is: 'placing', turn: 0 } }), { house: 'R-11 may' }],
  ['R-31 choosing actions', () => table(), { disc: 'may' }],
  [
    'R-32 a turn whose actions are others',
    () => turn(1, 'gold + gold'),
    {
      ...{ merchant: 'R-21', 'free house': 'R-24', 'free lift': 'R-24', gold: 'may', travel: 'R-51', yogi: 'R-81' },
      ...{ 'end turn': 'may', marker: 'R-82' },
    },
  ],
  ['R-43 putting a house', lifted, { put: 'R-43 R-50 may' }],
  ['R-55 robbed of a character', robbed, { take: 'R-26 R-55 may' }],
  ['R-90 seduced', seduced, { give: 'R-90 may' }],
];

test.each(QUESTIONS)('%s: every deed is refused with its own clause', (_question, at, own) => {
  expect(citations(at())).toEqual({ ...all('R-32'), ...ELSEWHERE, ...own });
});

test('R-70 after the end, whatever it is', () => {
  const s = turn(1, 'gold + gold', {}, {});
  s.stack = [];
  s.ending = 'rounds';
  expect(new Set(raja.alphabet.map((move) => raja.whyNot(s, 0, move)?.rule))).toEqual(new Set(['R-70']));
});

/** What a seat is asked in matches of chance with all there is. */
function askedInPlay(): Set<string> {
  const kinds = new Set<string>();
  const s = raja.setup(readOptions(raja.options, { advanced: 'two', length: 'short' }), 3, generator('asked'));
  const chance = generator('answered');
  const into: Move[] = [];
  while (raja.toAct(s) !== 0) {
    kinds.add(s.stack[s.stack.length - 1].kind);
    const [seat] = list(raja.toAct(s));
    raja.play(s, seat, into[below(chance, raja.legal(s, seat, into))]);
  }
  return kinds;
}

test('R-32 no question that comes up in play, and no deed, is forgotten here', () => {
  const met = new Set(QUESTIONS.map(([, at]) => at().stack.at(-1)?.kind));
  const asked = askedInPlay();
  expect([...asked].filter((kind) => !met.has(kind as never))).toEqual([]);
  expect(asked.size).toBeGreaterThan(5);
  expect(Object.keys(all('R-32')).sort()).toEqual([...new Set(raja.alphabet.map((move) => move.do))].sort());
});
