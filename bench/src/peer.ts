// The Room Share duel on boardgame.io and here, one after the other in a process of their own, by the same random play.
import { generator, readOptions } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { playMatch } from './boardgameio.ts';
import { median } from './median.ts';
import { playFor } from './randomPlay.ts';

export interface PeerFigures {
  readonly game: string;
  readonly matchesPerSecond: number;
  readonly ratio: number;
}

const RUNS = 3;
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
  theirs(800, 0);
  const there = median(Array.from({ length: RUNS }, (_, run) => theirs(RUN_MS, run + 1)));
  return { game: 'room-share duel', matchesPerSecond: Number(there.toFixed(2)), ratio: Number((here / there).toFixed(1)) };
}

function theirs(milliseconds: number, run: number): number {
  const rng = generator(`peer ${run}`);
  const start = performance.now();
  let matches = 0;
  while (performance.now() - start < milliseconds) playMatch(`${run}/${matches++}`, rng);
  return matches / ((performance.now() - start) / 1000);
}

console.log(JSON.stringify(await compare()));
