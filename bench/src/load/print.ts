import { BARS } from './bars.ts';
import type { Report } from './main.ts';

const COLUMNS = ['moves/s', 'CPU µs/move', 'p50 ms', 'p99 ms', 'paced p50', 'paced p99', 'memory MB'];

/** The report as a table for people, and how we stand against the bars. */
export function print(report: Report): void {
  const { loading, moments, ...servers } = report;
  const rows = Object.entries(servers).map(([name, { flatOut, paced }]) => [
    name,
    flatOut.movesPerSecond.toLocaleString('en'),
    flatOut.cpuMicrosPerMove,
    flatOut.p50,
    flatOut.p99,
    paced.p50,
    paced.p99,
    paced.memoryMB,
  ]);
  const width = Math.max(...rows.map(([name]) => String(name).length));
  console.log(`${''.padEnd(width)}${COLUMNS.map((column) => column.padStart(13)).join('')}`);
  for (const [name, ...cells] of rows)
    console.log(`${String(name).padEnd(width)}${cells.map((cell) => String(cell).padStart(13)).join('')}`);
  console.log('Flat out: 100 matches at a time without pause. Paced: 1,000 matches, a move every two seconds in each.');
  if (loading !== undefined)
    console.log(`Loading a match of 10 entries ${loading.short} ms, of 1,000 entries ${loading.long} ms.`);
  if (moments !== undefined)
    console.log(
      `Any moment of a match of ${moments.moves} moves: ${moments.p50} ms (half of them), ${moments.p99} ms (99 %).`,
    );
  for (const bar of BARS) {
    const ratio = bar.ratio(report);
    if (ratio !== null) console.log(`${bar.holds(ratio) ? 'ok    ' : 'MISSED'} ${bar.says}: ${ratio.toFixed(2)}`);
  }
}
