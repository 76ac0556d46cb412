import Table from 'cli-table3';
import pc from 'picocolors';
import type { Plan } from './plan.ts';
import { averages, spread } from './statistics.ts';
import { addScore, type Score, type Tally } from './tally.ts';

export type Report = ReturnType<typeof report>;

/** What a simulation found. Holds no times and no threads: the same seed gives the same report everywhere. */
export function report(plan: Plan, tally: Tally) {
  return {
    game: plan.game,
    options: plan.options,
    players: plan.bots.length,
    games: tally.matches,
    seed: plan.seed,
    seats: tally.seats.map((score, seat) => ({ seat: seat + 1, ...averages(score) })),
    bots: byName(plan, tally).map(([bot, score]) => ({ bot, ...averages(score) })),
    length: { ...spread(tally.moves, tally.squares, tally.matches), shortest: tally.shortest, longest: tally.longest },
    endings: Object.fromEntries(Object.entries(tally.endings).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** One score per kind of bot, however many of it play. */
function byName(plan: Plan, tally: Tally): [string, Score][] {
  const scores = new Map<string, Score>();
  for (const [place, bot] of plan.bots.entries()) {
    const score = scores.get(bot) ?? { games: 0, wins: 0, points: 0, squares: 0 };
    addScore(score, tally.bots[place]);
    scores.set(bot, score);
  }
  return [...scores];
}

export function drawReport(found: Report, endings: (ending: string) => string, seconds: number, threads: number): string {
  const table = new Table({
    head: ['', 'games', 'wins', '95 % interval', 'points', 'spread'].map((title) => pc.bold(title)),
    colAligns: ['left', 'right', 'right', 'right', 'right', 'right'],
    style: { head: [], border: [], compact: true },
  });
  for (const seat of found.seats) table.push([`seat ${seat.seat}`, ...cells(seat)]);
  for (const bot of found.bots) table.push([pc.cyan(bot.bot), ...cells(bot)]);
  const moves = found.length.mean * found.games;
  const { mean, spread: wide, shortest, longest } = found.length;
  return [
    `${found.games} matches of ${pc.bold(found.game)}, ${found.players} players, seed ${found.seed}`,
    table.toString(),
    'A win shared by k seats counts as 1/k for each of them.',
    `Length: ${mean.toFixed(1)} moves, spread ${wide.toFixed(1)}, from ${shortest} to ${longest}.`,
    `Endings: ${Object.entries(found.endings)
      .map(([ending, times]) => `${times} × ${endings(ending)}`)
      .join(', ')}`,
    `Speed: ${Math.round(moves / seconds).toLocaleString('en')} moves per second, ${(found.games / seconds).toFixed(0)} matches per second, on ${threads} ${threads === 1 ? 'thread' : 'threads'}.`,
  ].join('\n');
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const cells = (row: Report['seats'][number] | Report['bots'][number]): string[] => [
  String(row.games),
  percent(row.share),
  `${percent(row.low)} to ${percent(row.high)}`,
  row.points.mean.toFixed(2),
  row.points.spread.toFixed(2),
];
