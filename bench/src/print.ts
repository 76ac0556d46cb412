import type { Report } from './main.ts';

const COLUMNS = ['decisions/s', 'matches/s', 'clone µs', 'view µs', 'determinize µs', 'iterations/s'];

/** The report as a table for people. */
export function print({ games, peers }: Report): void {
  const count = (n: number): string => Math.round(n).toLocaleString('en');
  const rows = Object.entries(games).map(([id, f]) => [
    id,
    count(f.movesPerSecond),
    count(f.matchesPerSecond),
    f.cloneMicros.toFixed(2),
    f.viewMicros.toFixed(2),
    f.determinizeMicros.toFixed(2),
    count(f.iterationsPerSecond),
  ]);
  const width = Math.max(...rows.map((row) => row[0].length));
  console.log(`${''.padEnd(width)}  ${COLUMNS.map((column) => column.padStart(14)).join('')}`);
  for (const [id, ...cells] of rows) console.log(`${id.padEnd(width)}  ${cells.map((cell) => cell.padStart(14)).join('')}`);
  console.log(
    'One core, random play, medians of five runs; only decisions with two or more legal moves count. Iterations are those of a strong bot’s search.',
  );
  const peer = peers['boardgame.io'];
  if (peer === undefined) return;
  console.log(
    `\n${peer.game} on boardgame.io: ${peer.matchesPerSecond.toFixed(1)} matches/s; here ${peer.ratio.toFixed(0)} times as many.`,
  );
  console.log(
    `Its MCTS bot: ${peer.playoutsPerSecond.toFixed(1)} playouts/s; the search here ${peer.searchRatio.toFixed(0)} times as many.`,
  );
}
