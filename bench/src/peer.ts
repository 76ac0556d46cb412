// One run of the Room Share duel on boardgame.io and here, one after the other in a process of their own, by the same random play.
import { generator, readOptions } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { playMatch, playoutsFor } from './boardgameio.ts';
import { playFor } from './randomPlay.ts';
import { iterationsPerSecond, openings } from './searching.ts';

/** What one process measured of both. */
export interface PeerRun {
  readonly matchesHere: number;
  readonly matchesThere: number;
  readonly iterationsHere: number;
  /** Of boardgame.io's own MCTS bot, each to the end of the match, as are those of the search here. */
  readonly playoutsThere: number;
}

const WARM_MS = 800;
const RUN_MS = 1500;

/** Ours goes first: after boardgame.io's proxies everything in the process is slower. */
async function compare(run: string): Promise<PeerRun> {
  const game = (await openShelf()).game('room-share');
  const options = readOptions(game.options, { duel: true });
  const rng = generator(`peer ${run}`);
  playFor(WARM_MS, game, options, 2, rng);
  const { matches, seconds } = playFor(RUN_MS, game, options, 2, rng);
  const iterationsHere = iterationsPerSecond(openings(game, options, 2), rng);
  theirs(WARM_MS, `${run} warm`);
  const matchesThere = theirs(RUN_MS, run);
  await playoutsFor(WARM_MS);
  const playoutsThere = await playoutsFor(RUN_MS);
  return { matchesHere: matches / seconds, matchesThere, iterationsHere, playoutsThere };
}

function theirs(milliseconds: number, run: string): number {
  const rng = generator(`peer ${run}`);
  const start = performance.now();
  let matches = 0;
  while (performance.now() - start < milliseconds) playMatch(`${run}/${matches++}`, rng);
  return matches / ((performance.now() - start) / 1000);
}

console.log(JSON.stringify(await compare(process.argv[2])));
