import Table from 'cli-table3';
import pc from 'picocolors';
import type { Standings } from './standings.ts';

/** The standings for people. */
export function drawStandings({ pairings, ratings }: Standings, shares: readonly number[], seats: number): string {
  const table = new Table({
    head: ['', 'games', 'share', '95 % interval', 'wins', 'shared', 'losses'].map((title) => pc.bold(title)),
    colAligns: ['left', 'right', 'right', 'right', 'right', 'right', 'right'],
    style: { head: [], border: [], compact: true },
  });
  for (const [i, p] of pairings.entries())
    table.push([
      `${pc.cyan(p.a)} ${seats === 2 ? 'against' : `among ${seats - 1} ×`} ${pc.cyan(p.b)}`,
      String(p.games),
      shares[i].toFixed(3),
      `${p.low.toFixed(3)} to ${p.high.toFixed(3)}`,
      ...[p.winsA, p.draws, p.winsB].map(String),
    ]);
  const rated = Object.entries(ratings)
    .sort(([, a], [, b]) => b.mu - a.mu)
    .map(([bot, { mu, sigma }]) => `${pc.cyan(bot)} ${mu.toFixed(1)} ± ${sigma.toFixed(1)}`);
  return [
    table.toString(),
    `The same deals once for each seat of the first; a win shared by k counts as 1/k; a fair share is ${(1 / seats).toFixed(2)}.`,
    `Ratings: ${rated.join(', ')}.`,
  ].join('\n');
}
