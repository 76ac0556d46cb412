import { readFileSync } from 'node:fs';
import { generator, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { landlordSecond as game, type Move, type State } from '../../src/index.ts';
import { refusals } from '../../src/refusals.ts';
import { en } from '../../src/words/en.ts';
import { awaited, house, play, table } from './table.ts';

/** Seat 1 may draw the last card. */
function nearTheEnd(seats: number): State {
  const position = game.locate(table({ seats, more: { doing: 'buy', earned: 2 } }));
  const [last, ...others] = position.pile as string[];
  return game.place({ ...position, pile: [last], stretches: [1], seen: [0], discards: others });
}

test('F-80 after the last card every seat has one more turn, and nothing fills the pile again', () => {
  for (const seats of [2, 5, 6]) {
    const s = nearTheEnd(seats);
    const told = play(s, '1 buy').map((event) => event.is);
    expect([told.includes('exhausted'), told.includes('reshuffled'), s.pile.length]).toEqual([true, false, 0]);
    const order: number[] = [];
    while (game.toAct(s) !== 0) {
      const [seat] = awaited(s);
      if (order.at(-1) !== seat) order.push(seat);
      play(s, `${seat} done`);
    }
    expect(order).toEqual(Array.from({ length: seats }, (_, i) => ((i + 1) % seats) + 1));
    expect(game.result(s)?.ending).toBe('deck');
  }
});

test('F-80 three rounds without a card bought end the match as well', () => {
  const s = table({ seats: 2 });
  let turns = 0;
  while (game.toAct(s) !== 0) {
    const [seat] = awaited(s);
    if (s.stack.at(-1)?.kind === 'play') turns++;
    play(s, `${seat} done`);
  }
  expect([turns, game.result(s)?.ending]).toEqual([3 * 2 + 2, 'stalled']);
});

test('F-81 most money wins; equals share it, or as agreed', () => {
  const over = { doing: 'over', turnsLeft: 0, ending: 'deck' };
  const street = [house(1, 1), house(2, 1), house(2, 1)];
  const rank = (options: { [key: string]: string }): readonly number[] | undefined =>
    game.result(table({ seats: 3, money: [9, 9, 5], options, street, more: over }))?.rank;
  expect(rank({})).toEqual([1, 1, 3]);
  expect(rank({ ties: 'most-buildings' })).toEqual([2, 1, 3]);
  expect(rank({ ties: 'fewest-buildings' })).toEqual([1, 2, 3]);
  const letting = (ties: string): readonly number[] | undefined => {
    const tenants = [house(1, 2, { 1: 'hacker', 2: 'hacker' }), house(2, 3, { 1: 'monster', 2: 'monster', 3: 'monster' })];
    return game.result(table({ seats: 2, money: [9, 9], options: { ties }, street: tenants, more: over }))?.rank;
  };
  expect([letting('most-tenants'), letting('fewest-tenants'), letting('dearest-tenant')]).toEqual([
    [2, 1],
    [1, 2],
    [1, 2],
  ]);
  const hackers = [house(1, 2, { 1: 'hacker', 2: 'hacker' }), house(2, 1, { 1: 'mother-with-children' })];
  const dearest = { ties: 'dearest-tenant' };
  expect(game.result(table({ seats: 2, money: [9, 9], options: dearest, street: hackers, more: over }))?.rank).toEqual([
    1, 2,
  ]);
  const result = game.result(table({ seats: 2, money: [9, 4], more: over }));
  expect(result?.tally[0]).toEqual([{ what: 'money', count: 9, points: 9, rule: 'F-81' }]);
});

const rules = readFileSync(new URL('../../RULES.second.md', import.meta.url), 'utf8');
const classic = readFileSync(new URL('../../RULES.classic.md', import.meta.url), 'utf8');
const clausesOf = (text: string): string[] => [...text.matchAll(/^- ([FL]-\d+) /gm)].map(([, clause]) => clause);

test('every clause that is cited stands in the rules', () => {
  const known = new Set([...clausesOf(rules), ...clausesOf(classic)]);
  const s = table({});
  const cited = game.alphabet.map((move: Move) => game.whyNot(s, 0, move)?.rule).filter((rule) => rule !== undefined);
  const own = refusals.map(({ rule }) => rule).filter((rule) => rule.startsWith('F-'));
  expect(
    [...new Set([...cited, ...own, ...game.options.map((option) => option.clause)])].filter((rule) => !known.has(rule)),
  ).toEqual([]);
});

/** The words of this game, its own before the common ones. */
const word = (key: string): string | undefined => en[`landlord-second:${key}`] ?? en[key];

test('everything that is asked, told and refused in random play has words', () => {
  const missing = new Set<string>();
  const check = (key: string): void => void (word(key) === undefined && missing.add(key));
  for (const key of ['title', 'blurb']) check(key);
  for (const { code } of refusals) check(`refusal.${code}`);
  for (const option of game.options) {
    check(`option.${option.key}`);
    check(`option.${option.key}.help`);
    if (option.kind === 'choice') for (const value of option.values) check(`option.${option.key}.${value}`);
  }
  const rng = generator('words of the second edition');
  for (let match = 0; match < 12; match++) {
    const s = game.setup(readOptions(game.options, {}), 2 + (match % 5), rng);
    const into: Move[] = [];
    for (let i = 0; game.toAct(s) !== 0 && i < 400; i++) {
      check(game.ask(game.view(s, null)).key);
      const seat = awaited(s)[0] - 1;
      const move = into[(i * 7919 + match * 31) % game.legal(s, seat, into)];
      check(game.sayMove(move, game.view(s, seat)).key);
      game.play(s, seat, move, (event) => check(game.sayEvent(event).key));
    }
  }
  expect([...missing]).toEqual([]);
});
