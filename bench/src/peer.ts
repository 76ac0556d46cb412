// The Room Share duel on boardgame.io and here, one after the other in a process of their own, by the same random play.
import { generator, readOptions } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { playMatch, playoutsFor } from './boardgameio.ts';
import { median } from './median.ts';
import { playFor } from './randomPlay.ts';
import { iterationsPerSecond, openings } from './searching.ts';
import { type Spread, spread } from './spread.ts';

export interface PeerFigures {
  readonly game: string;
  readonly matchesPerSecond: Spread;
  /** Of the medians, here to there. */
  readonly ratio: number;
  /** Of boardgame.io's own MCTS bot, each to the end of the match, as are those of the search here. */
  readonly playoutsPerSecond: Spread;
  readonly searchRatio: number;
}

const RUNS = 5;
const RUN_MS = 1500;

/** Ours goes first: after boardgame.io's proxies everything in the process is slower. */
async function compare(): Promise<PeerFigures> {
  const game = (await openShelf()).game('room-share');
  const options = readOptions(game.options, { duel: true });
  const rng = generator('peer');
  playFor(800, game, options, 2, rng);
  const here = median(
    Array.from({ length: RUNS }, () => playFor(RUN_MS, game, options, 2, rng)).map((run) => run.matches / run.seconds),
  );
  const searched = iterationsPerSecond(openings(game, options, 2), rng);
  theirs(800, 0);
  const there = spread(
    Array.from({ length: RUNS }, (_, run) => theirs(RUN_MS, run + 1)),
    2,
  );
  await playoutsFor(800);
  const played: number[] = [];
  while (played.length < RUNS) played.push(await playoutsFor(RUN_MS));
  const playouts = spread(played, 2);
  return {
    game: 'room-share duel',
    matchesPerSecond: there,
    ratio: Number((here / there.median).toFixed(1)),
    playoutsPerSecond: playouts,
    searchRatio: Number((searched.median / playouts.median).toFixed(1)),
  };
}

function theirs(milliseconds: number, run: number): number {
  const rng = generator(`peer ${run}`);
  const start = performance.now();
  let matches = 0;
  while (performance.now() - start < milliseconds) playMatch(`${run}/${matches++}`, rng);
  return matches / ((performance.now() - start) / 1000);
}

console.log(JSON.stringify(await compare()));
