import { below, first, generator, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { CARDS, cardsIn, factsOf, incomeOf, rentLines, rentThere, roomName } from '../src/face.ts';
import { landlord, landlordSecond, type Move, type State } from '../src/index.ts';
import { incomeOf as income } from '../src/rules/rent.ts';
import { en } from '../src/words/en.ts';

const GAMES = [
  { game: landlord, given: {} },
  { game: landlord, given: { texts: 'basic' } },
  { game: landlordSecond, given: {} },
] as const;

/** Walks through matches, and stops at every state. */
function walk(visit: (s: State, move: Move, after: () => State) => void): void {
  for (const { game, given } of GAMES)
    for (let seed = 0; seed < 2; seed++) {
      const s = game.setup(readOptions(game.options, given), 2 + (seed % 5), generator(`face ${seed}`));
      const rng = generator(`moves ${seed}`);
      const moves: Move[] = [];
      while (game.toAct(s) !== 0) {
        const seat = first(game.toAct(s));
        const count = game.legal(s, seat, moves);
        const move = moves[below(rng, count)];
        visit(s, move, () => {
          const later = game.clone(s);
          game.play(later, seat, move);
          return later;
        });
        game.play(s, seat, move);
      }
    }
}

test('what a view tells of the rents is what the rules collect', () => {
  let lines = 0;
  walk((s) => {
    const view = landlord.view(s, 0);
    for (let seat = 0; seat < s.money.length; seat++) {
      const told: { room: number }[] = [];
      expect(incomeOf(view, seat)).toBe(income(s, seat, told as never));
      if (s.jailed === seat) continue;
      const worked = view.street.flatMap((house, i) => (house.owner === seat ? rentLines(view, i) : []));
      expect(worked).toEqual(told);
      lines += told.length;
    }
  });
  expect(lines).toBeGreaterThan(2_000);
});

test('the rent promised for a room is what the tenant pays once it lives there', () => {
  let placed = 0;
  walk((s, move, after) => {
    if (move.do !== 'place') return;
    const promised = rentThere(landlord.view(s, 0), CARDS[move.card], move.room, null);
    const later = landlord.view(after(), 0);
    const line = rentLines(later, Math.floor(move.room / 7)).find(({ room }) => room === move.room);
    // Whoever is asked first, or has to move on, does not live there yet.
    if (line?.tenant !== move.card || later.stack.at(-1)?.kind !== 'play') return;
    expect([roomName(move.room), promised]).toEqual([roomName(move.room), line.paid]);
    placed++;
  });
  expect(placed).toBeGreaterThan(30);
});

test('L-93 a card’s text tells its sums a hundredfold, too', () => {
  const sums = (text: string): number[] => [...text.matchAll(/(?<!phase )\d+/g)].map(Number);
  let told = 0;
  for (const { game, given } of GAMES) {
    const textsWith = (times100: boolean): string[] => {
      const { variant } = game.view(game.setup(readOptions(game.options, { ...given, times100 }), 2, generator('sums')), 0);
      return [...cardsIn(variant), 'jail' as const].map((card) => {
        const { text } = factsOf(variant, card);
        return en[`${game.id}:${text}`] ?? en[text];
      });
    };
    const plain = textsWith(false).map(sums);
    expect(textsWith(true).map(sums)).toEqual(plain.map((line) => line.map((sum) => sum * 100)));
    expect(textsWith(true).filter((text) => /\ba dollar\b/.test(text))).toEqual([]);
    told += plain.filter((line) => line.length > 0).length;
  }
  expect(told).toBe(11);
});

test('every card of every edition has a text, a clause, and facts', () => {
  for (const { game, given } of GAMES) {
    const { variant } = game.view(game.setup(readOptions(game.options, given), 2, generator('facts')), 0);
    for (const card of cardsIn(variant)) {
      const facts = factsOf(variant, card);
      expect([card, facts.clause]).toEqual([card, expect.stringMatching(/^[LF]-\d+$/)]);
      expect(Object.keys(en)).toContain(facts.text);
      expect(facts.size > 0).toBe(facts.type === 'tenant');
    }
  }
});
