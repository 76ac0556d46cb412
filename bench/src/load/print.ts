import type { Spread } from '../spread.ts';
import { BARS } from './bars.ts';
import type { Report } from './main.ts';
import type { Loaded } from './turns.ts';

const COLUMNS = ['CPU µs/move', 'moves/s', 'p50 ms', 'p99 ms', 'max ms', 'other p50', 'other p99', 'memory MB'];

/** The report as tables for people, and how we stand against the bars. */
export function print(report: Report): void {
  const { loading, moments, ...servers } = report;
  const named = Object.entries(servers);
  table(
    'Flat out: 100 matches at a time without pause',
    named.map(([name, { flatOut }]) => [name, flatOut]),
  );
  table(
    'Paced: 1,000 matches, a move every two seconds in each',
    named.map(([name, { paced }]) => [name, paced]),
  );
  console.log(
    'Medians and quartiles over turns in random order; times over the whole run, until the mover has its answer and until the other seat has the news.',
  );
  if (loading !== undefined)
    console.log(`Loading a match of 10 entries ${within(loading.short)} ms, of 1,000 entries ${within(loading.long)} ms.`);
  if (moments !== undefined)
    console.log(
      `Any moment of a match of ${moments.moves} moves: ${moments.p50} ms (half of them), ${moments.p99} ms (99 %).`,
    );
  for (const bar of BARS) {
    const ratio = bar.ratio(report);
    if (ratio !== null) console.log(`${bar.holds(ratio) ? 'ok    ' : 'MISSED'} ${bar.says}: ${ratio.toFixed(2)}`);
  }
}

function table(title: string, rows: readonly (readonly [string, Loaded])[]): void {
  const width = Math.max(...rows.map(([name]) => name.length));
  const line = (name: string, cells: readonly (string | number)[]): void =>
    console.log(name.padEnd(width) + cells.map((cell, i) => String(cell).padStart(i < 2 ? 24 : 11)).join(''));
  console.log(`\n${title}`);
  line('', COLUMNS);
  for (const [name, { cpuMicrosPerMove, movesPerSecond, p50, p99, max, otherP50, otherP99, memoryMB }] of rows)
    line(name, [within(cpuMicrosPerMove), within(movesPerSecond), p50, p99, max, otherP50, otherP99, memoryMB.median]);
}

const within = ({ median, q1, q3 }: Spread): string =>
  `${median.toLocaleString('en')} (${q1.toLocaleString('en')}–${q3.toLocaleString('en')})`;
