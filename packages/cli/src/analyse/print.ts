import { type Analysis, type Decided, isCertain, percent, points } from '@insula/bots';
import Table from 'cli-table3';
import pc from 'picocolors';
import { type Known, seatName } from '../known.ts';

/** The analysis for people at a terminal: every unforced decision, and where the chance to win went. */
export function drawAnalysis(known: Known, { seat, decisions, account }: Analysis): string {
  const table = new Table({
    head: ['entry', 'played', 'chance', 'best', 'chance', 'cost'].map((title) => pc.bold(title)),
    colAligns: ['right', 'left', 'right', 'left', 'right', 'right'],
    style: { head: [], border: [], compact: true },
  });
  for (const decided of decisions) table.push(row(known, decided));
  const certain = decisions.filter(isCertain).length;
  const { initial, final, luck, own, others } = account;
  const did = others.flatMap((sum, other) => (other === seat ? [] : [`what ${seatName(other)} did ${points(sum)}`]));
  return [
    table.toString(),
    `${decisions.length} decisions of ${seatName(seat)} were not forced; ${certain} of them cost more than can be chance (two standard errors, 1 %).`,
    `${percent(initial)} at first, ${percent(final)} at the end: luck ${points(luck)}, own errors ${points(own)}, ${did.join(', ')}.`,
  ].join('\n');
}

function row({ game }: Known, decided: Decided): string[] {
  const { n, played, best, before, after, cost, error } = decided;
  const shown = isCertain(decided);
  return [
    String(n),
    game.write(played),
    percent(after),
    shown ? game.write(best) : '',
    shown ? percent(before) : '',
    shown ? pc.red(`${percent(cost)} ± ${(100 * error).toFixed(1)}`) : '',
  ];
}
