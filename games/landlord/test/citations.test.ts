import type { Json } from '@insula/kernel';
import { expect, test } from 'vitest';
import { landlord, landlordSecond, type State } from '../src/index.ts';
import { VERBS, type Verb } from '../src/types.ts';
import * as second from './second/table.ts';
import * as classic from './table.ts';

type Citations = { readonly [verb in Verb]?: string };

/** The clauses that refuse a verb in a phase, whatever it names; `may` where some of its moves are legal. */
function citations(game: typeof landlord, s: State): Citations {
  const cited = (verb: Verb): string => {
    const moves = game.alphabet.filter((move) => move.do === verb);
    const rules = moves.map((move) => game.whyNot(s, s.turn, move)?.rule ?? 'may');
    return [...new Set(rules)].sort().join(' ');
  };
  return Object.fromEntries(VERBS.map((verb) => [verb, cited(verb)]));
}

/** What belongs to no phase at all, or is a card that nobody holds; `without` are verbs that an edition does not know. */
const rest = (clause: string, own: Citations, without: readonly Verb[] = []): Citations => ({
  ...Object.fromEntries(VERBS.map((verb) => [verb, clause])),
  ...Object.fromEntries(without.map((verb) => [verb, ''])),
  ...own,
});

const CLASSIC: { readonly [phase: string]: Citations } = {
  examine: { bail: 'L-78', 'leave-jail': 'L-78', 'take-in': 'L-53', shift: 'L-53', leave: 'L-20', buy: 'L-24', done: 'may' },
  play: {
    ...{ bail: 'L-78', roof: 'L-30', 'take-back': 'L-30', 'take-in': 'L-53 may', shift: 'L-53 may', ask: 'L-37 may' },
    ...{ leave: 'L-20', buy: 'L-24', done: 'may' },
  },
  buy: { bail: 'L-78', 'leave-jail': 'L-78', 'take-in': 'L-53', shift: 'L-53', leave: 'L-20', buy: 'may', done: 'may' },
};

test.each(Object.keys(CLASSIC))(
  'L-20, L-24, L-53, L-78 in the phase "%s" every verb is refused with its own clause',
  (doing) => {
    const street = [classic.house(1, 3, { 1: 'student', 2: 'mother-and-child' })];
    const s = classic.table({ street, more: { doing, earned: 3 } });
    expect(citations(landlord, s)).toEqual(rest('L-22', CLASSIC[doing]));
  },
);

const SECOND: { readonly [phase: string]: Citations } = {
  examine: {
    ...{ bail: 'F-68', 'leave-jail': 'F-68', 'take-in': 'F-45', shift: 'F-50 may', leave: 'F-52', buy: 'F-13', done: 'may' },
    place: 'F-12 F-51',
  },
  play: {
    ...{ bail: 'F-68', roof: 'F-20', 'take-back': 'F-20', 'take-in': 'F-45 may', shift: 'F-45 F-50', ask: 'L-37' },
    ...{ leave: 'F-52', buy: 'F-13', done: 'may' },
  },
  buy: { bail: 'F-68', 'leave-jail': 'F-68', 'take-in': 'F-45', shift: 'F-45 F-50', leave: 'F-52', buy: 'may', done: 'may' },
};

test.each(Object.keys(SECOND))('F-13, F-45, F-50, F-52, F-68 and so it is in the second edition, phase "%s"', (doing) => {
  const street: Json[] = [second.house(1, 3, { 1: 'rental-nomad', 2: 'mother-with-children' }), second.house(1, 2)];
  const s = second.table({ street, more: { doing, earned: 3 } });
  expect(citations(landlordSecond, s)).toEqual(rest('F-12', SECOND[doing], ['under', 'recycle']));
});

test('L-78, F-68 a prisoner is told when there is a way out', () => {
  for (const [game, at, rule] of [
    [landlord, classic, 'L-78'],
    [landlordSecond, second, 'F-68'],
  ] as const) {
    const inJail = (doing: string): State => at.table({ hands: ['court'], more: { doing, jailed: 1, earned: 3 } });
    const why = (s: State, text: string) => game.whyNot(s, 0, game.read(text) ?? game.alphabet[0]);
    expect(why(inJail('play'), 'bail')).toEqual({ rule, code: 'bail-first' });
    expect(why(inJail('examine'), 'leave-jail court')).toEqual({ rule, code: 'jail-cards-in-play' });
  }
});
