import type { Report } from './main.ts';

const COLUMNS = [
  'decisions/s',
  'half the runs within',
  'matches/s',
  'clone µs',
  'view µs',
  'determinize µs',
  'iterations/s',
];

/** The report as a table for people. */
export function print({ games, peers }: Report): void {
  const count = (n: number): string => Math.round(n).toLocaleString('en');
  const rows = Object.entries(games).map(([id, f]) => [
    id,
    count(f.movesPerSecond.median),
    `${count(f.movesPerSecond.q1)}–${count(f.movesPerSecond.q3)}`,
    count(f.matchesPerSecond.median),
    f.cloneMicros.median.toFixed(2),
    f.viewMicros.median.toFixed(2),
    f.determinizeMicros.median.toFixed(2),
    count(f.iterationsPerSecond.median),
  ]);
  const width = Math.max(...rows.map((row) => row[0].length));
  console.log(`${''.padEnd(width)}  ${COLUMNS.map((column) => column.padStart(22)).join('')}`);
  for (const [id, ...cells] of rows) console.log(`${id.padEnd(width)}  ${cells.map((cell) => cell.padStart(22)).join('')}`);
  console.log(
    'One core, random play, medians of seven runs in processes of their own, and between which figures half of them lie; only decisions with two or more legal moves count. Iterations are those of a strong bot’s search.',
  );
  const peer = peers['boardgame.io'];
  if (peer === undefined) return;
  console.log(
    `\n${peer.game} on boardgame.io: ${peer.matchesPerSecond.median.toFixed(1)} matches/s; here ${peer.ratio.toFixed(0)} times as many.`,
  );
  console.log(
    `Its MCTS bot: ${peer.playoutsPerSecond.median.toFixed(1)} playouts/s; the search here ${peer.searchRatio.toFixed(0)} times as many.`,
  );
}
