import { BadInput, below, generator, word } from '@insula/kernel';
import { expect, test } from 'vitest';
import { BOTS, botNamed, type Findings, together } from '../src/index.ts';
import { fork, treeGame } from './tree.ts';

const greedy = botNamed('greedy');
const random = botNamed('random');

/** How often each move is chosen at the root over many generators. */
function chosen(bot: typeof greedy, game: ReturnType<typeof treeGame>['game'], times = 200): { [move: string]: number } {
  const counts: { [move: string]: number } = {};
  for (let i = 0; i < times; i++) {
    const move = String(bot.open(game, 0).choose([], generator(`choice ${i}`), null));
    counts[move] = (counts[move] ?? 0) + 1;
  }
  return counts;
}

test('greedy takes what is worth most', () => {
  const { game } = treeGame(fork(0, { low: [1], high: [7], mid: [4] }), 1);
  expect(chosen(greedy, game)).toEqual({ high: 200 });
});

test('greedy sees a split choice to its end', () => {
  const { game } = treeGame(fork(0, { card: fork(0, { here: [1], there: [9] }), other: [5] }), 1);
  expect(chosen(greedy, game)).toEqual({ card: 200 });
});

test('greedy lets an open window close before it judges', () => {
  const strike = fork(1, { parry: [6], allow: [8] }, true);
  const { game } = treeGame(fork(0, { strike, wait: [5] }), 1);
  expect(chosen(greedy, game)).toEqual({ strike: 200 });
});

test('greedy does not play the turn of another seat', () => {
  const leave = fork(1, { kind: [100], unkind: [100] });
  const { game } = treeGame(fork(0, { leave, stay: [5] }), 1);
  expect(chosen(greedy, game)).toEqual({ stay: 200 });
});

test('greedy lets those who choose at the same time choose', () => {
  const rest = fork(1, { red: [8], blue: [8] });
  const { game } = treeGame({ seats: [0, 1], window: false, moves: { dare: rest, hide: [5] } }, 1);
  expect(chosen(greedy, game)).toEqual({ dare: 200 });
});

test('greedy does not know which world is the real one', () => {
  const { game } = treeGame(fork(0, { gamble: [10, 0], safe: [7] }), 2);
  const counts = chosen(greedy, game, 1000);
  // Four imagined worlds: the gamble looks better only when at least three of them are the good one, 5 times in 16.
  expect(counts.gamble).toBeGreaterThan(250);
  expect(counts.gamble).toBeLessThan(375);
});

test('greedy chooses among equals by lot', () => {
  const counts = chosen(greedy, treeGame(fork(0, { a: [3], b: [3], worse: [2] }), 1).game, 1000);
  expect(counts.a + counts.b).toBe(1000);
  expect(Math.abs(counts.a - counts.b)).toBeLessThan(150);
});

test('greedy does not grow slow where there are many moves', () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`m${i}`, [i]]));
  const deep = fork(0, Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`d${i}`, fork(0, many)])));
  const { game, tries } = treeGame(deep, 1);
  greedy.open(game, 0).choose([], generator('many'), null);
  expect(tries()).toBeLessThan(40 * 4 * 10);
});

test('random plays every legal move about as often', () => {
  const counts = chosen(random, treeGame(fork(0, { a: [1], b: [2], c: [3] }), 1).game, 3000);
  for (const move of ['a', 'b', 'c']) expect(Math.abs(counts[move] - 1000)).toBeLessThan(120);
});

test.each(BOTS.map((bot) => [bot.name, bot] as const))('%s plays the same for the same generator', (_, bot) => {
  const { game } = treeGame(fork(0, { a: [1, 2], b: [2, 1], c: [1, 1], d: [2, 2] }), 2);
  expect(chosen(bot, game)).toEqual(chosen(bot, game));
});

test.each(['novice', 'casual', 'strong', 'expert'])('%s does nothing rude while it can do anything else', (name) => {
  const bot = botNamed(name);
  const { game } = treeGame(fork(0, { 'rude but rich': [9], a: [1], b: [1] }), 1);
  expect(chosen(bot, game, 50)).not.toHaveProperty('rude but rich');
  expect(chosen(bot, treeGame(fork(0, { 'rude but rich': [9], a: [1] }), 1).game, 5)).toEqual({ a: 5 });
  expect(chosen(bot, treeGame(fork(0, { 'rude but rich': [9] }), 1).game, 5)).toEqual({ 'rude but rich': 5 });
});

test('the yardsticks have no manners', () => {
  expect(chosen(greedy, treeGame(fork(0, { 'rude but rich': [9], a: [1] }), 1).game, 5)).toEqual({ 'rude but rich': 5 });
});

test('greedy interjects when that leaves it better off, and else stays silent', () => {
  const rng = generator('aside');
  const turn = (worth: number) => treeGame(fork(1, { 'recycle!': [worth], pass: [0] }), 1).game;
  expect(greedy.open(turn(3), 0).interject([], rng)).toBe('recycle!');
  expect(greedy.open(turn(-3), 0).interject([], rng)).toBeNull();
  expect(greedy.open(turn(0), 0).interject([], rng)).toBeNull();
});

test('random interjects now and then, and is silent where it has nothing to say', () => {
  const { game } = treeGame(fork(1, { 'recycle!': [0] }), 1);
  const said = Array.from({ length: 400 }, (_, i) => random.open(game, 0).interject([], generator(`aside ${i}`)));
  expect(said.filter((move) => move === 'recycle!').length).toBeGreaterThan(140);
  expect(said.filter((move) => move === null).length).toBeGreaterThan(140);
  expect(random.open(treeGame(fork(1, { pass: [0] }), 1).game, 0).interject([], generator('x'))).toBeNull();
});

test('an unknown bot is refused with those there are', () => {
  expect(() => botNamed('gready')).toThrow(
    new BadInput('There is no bot "gready"; there is random, greedy, novice, casual, strong, expert.'),
  );
});

/** What an expert decides at the root, and what the shares of that decision find, each thought out to its end. */
function decided(game: ReturnType<typeof treeGame>['game'], chance: string): { move: unknown; shares: Findings[] } {
  const expert = botNamed('expert');
  const move = expert.open(game, 0).choose([], generator(chance), null);
  const twin = generator(chance);
  game.determinize([], twin);
  const seed = [word(twin), word(twin), word(twin), word(twin)].join(' ');
  const question = { game, view: [], seat: 0, seats: 2 };
  return { move, shares: [3, 1, 2, 0].map((n) => expert.shares?.think(question, seed, n, null, null) as Findings) };
}

test('an expert’s decision is that of its shares together, and each share is the same wherever it is thought', () => {
  const { game } = treeGame(fork(0, { a: [1, 3], b: [2, 2], 'rude but rich': [9], c: [0, 4] }), 2);
  const { move, shares } = decided(game, 'shared');
  expect(together(shares).moves[0].move).toBe(move);
  expect(together(shares).iterations).toBe(400);
  expect(together(shares).moves.map((finding) => finding.move)).not.toContain('rude but rich');
});

test('an expert that does all shares itself ends as soon as its decision is sure, and not before', () => {
  for (let i = 0; i < 300; i++) {
    const rng = generator(`close ${i}`);
    const worths = (): number[] => Array.from({ length: 4 }, () => below(rng, 2));
    const { game } = treeGame(
      fork(0, { a: worths(), b: worths(), 'rude but rich': [2], c: fork(1, { d: worths(), e: worths() }) }),
      4,
    );
    const { move, shares } = decided(game, `close ${i}`);
    expect(move).toBe(together(shares).moves[0].move);
  }
  const { game, tries } = treeGame(fork(0, { worst: [-9], best: [9] }), 1);
  botNamed('expert').open(game, 0).choose([], generator('clear'), null);
  expect(tries()).toBeLessThan(300);
});
