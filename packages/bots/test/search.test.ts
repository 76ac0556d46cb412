import { generator } from '@insula/kernel';
import { expect, test } from 'vitest';
import { botNamed, think } from '../src/index.ts';
import { fork, treeGame } from './tree.ts';

type Tree = ReturnType<typeof treeGame>['game'];

const EFFORT = { iterations: 200, searches: 1 };
const found = (game: Tree, effort = EFFORT, seed = 'search') =>
  think({ game, view: [], seat: 0, seats: 2 }, game.foresight, effort, generator(seed), null);
const best = (game: Tree): unknown => found(game).moves[0].move;

test('it reckons with what the other seat will answer', () => {
  const daring = fork(1, { forgive: [9], punish: [-9] });
  expect(best(treeGame(fork(0, { daring, quiet: [1] }), 1).game)).toBe('quiet');
});

test('it reckons with its own answer to that answer', () => {
  const reply = (worth: number) => fork(0, { well: [worth], badly: [-9] });
  const bait = fork(1, { take: reply(8), leave: reply(6) });
  expect(best(treeGame(fork(0, { bait, plain: [3] }), 1).game)).toBe('bait');
});

test('it weighs the worlds there may be, and does not know which is the real one', () => {
  expect(best(treeGame(fork(0, { gamble: [3, -3], safe: [1] }), 2).game)).toBe('safe');
  expect(best(treeGame(fork(0, { gamble: [4, 0], safe: [1] }), 2).game)).toBe('gamble');
});

test('forced moves on the way cost no iterations', () => {
  const corridor = fork(1, { only: fork(0, { way: fork(1, { out: [9] }) }) });
  const { moves } = found(treeGame(fork(0, { corridor, stay: [2] }), 1).game);
  expect(moves[0].move).toBe('corridor');
});

test('of many moves that look alike at first a few are tried, and the good ones among them are found', () => {
  const prices = Object.fromEntries(Array.from({ length: 96 }, (_, i) => [`p${i}`, fork(1, { yes: [i], no: [i] })]));
  const { moves } = found(treeGame(fork(0, prices), 1).game);
  expect(moves.length).toBeLessThan(20);
  expect(Number(String(moves[0].move).slice(1))).toBeGreaterThan(80);
});

test('nobody tries what is only talk to see what it is worth, and yet it is made where nothing better is', () => {
  const talking = (say: string) => fork(0, { [`${say} one`]: [0], [`${say} two`]: [0], deed: [-1] });
  const { game, tries } = treeGame(fork(0, { on: talking('say'), off: [-2] }), 1);
  const plain = treeGame(fork(0, { on: talking('tell'), off: [-2] }), 1);
  const findings = found(game);
  expect(findings.moves[0].move).toBe('on');
  expect(findings.chances).toEqual(found(plain.game).chances);
  expect(tries()).toBeLessThan(plain.tries());
});

test('the chances of all seats add up to one, and those of the moves are between none and sure', () => {
  const { chances, moves } = found(treeGame(fork(0, { a: [1], b: fork(1, { c: [3], d: [-2] }) }), 1).game);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  for (const { chance } of moves) expect(chance >= 0 && chance <= 1).toBe(true);
});

test('several searches add up to the iterations asked for', () => {
  const { game } = treeGame(fork(0, { a: [1, 3], b: [2, 2], c: [0, 4] }), 2);
  const { iterations, moves } = found(game, { iterations: 400, searches: 4 });
  expect(iterations).toBe(400);
  expect(moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(400);
});

test('whoever says that it is enough gets what was found so far', () => {
  const { game } = treeGame(fork(0, { a: [1], b: [2] }), 1);
  let asked = 0;
  const signal = {
    get aborted() {
      return ++asked > 2;
    },
  };
  const cut = think({ game, view: [], seat: 0, seats: 2 }, game.foresight, EFFORT, generator('cut'), signal);
  expect(cut.iterations).toBeLessThan(EFFORT.iterations);
  expect(cut.iterations).toBeGreaterThan(0);
  expect(cut.moves[0].move).toBe('b');
});

test('what was found is kept where one decision leads straight to the next, and only there', () => {
  const deep = fork(0, { left: fork(0, { a: [4], b: [5] }), right: [0] });
  const { game, tries } = treeGame(fork(0, { on: deep, off: [1] }), 1);
  const costOf = (view: string[], before: string[] | null): number => {
    const mind = botNamed('strong').open(game, 0);
    if (before !== null) mind.choose(before, generator('before'), null);
    const start = tries();
    expect(mind.choose(view, generator('now'), null)).toBe('left');
    return tries() - start;
  };
  const anew = costOf(['on'], null);
  expect(costOf(['on'], [])).not.toBe(anew);
  // One try to see that it does not.
  expect(costOf(['on'], ['on'])).toBe(anew + 1);
});

test('a novice overlooks things', () => {
  const { game } = treeGame(fork(0, { poor: [1], rich: [9], fair: [5] }), 1);
  const mind = botNamed('novice').open(game, 0);
  const chosen = Array.from({ length: 300 }, (_, i) => mind.choose([], generator(`novice ${i}`), null));
  const times = (move: string): number => chosen.filter((other) => other === move).length;
  expect(times('rich')).toBeGreaterThan(170);
  expect(times('fair')).toBeGreaterThan(30);
  expect(times('fair')).toBeGreaterThan(times('poor'));
});
