// What was played, as lines and as the tables of docs/bots.md.
import { interval, shareOf } from '../../packages/cli/dist/arena/standings.js';
import { barOf, verdictOn } from './bars.mjs';
import { CELLS, GAMES, nameOf } from './cells.mjs';

/** A cell in a line: who won how much, how long it took and what ended it. */
export function lineOf(cell, deals) {
  if (deals.length === 0) return `${nameOf(cell)}: nothing played`;
  const matches = deals.flatMap((deal) => deal.matches);
  const moves = matches.map((match) => match.moves).sort((x, y) => x - y)[matches.length >> 1];
  const endings = [...new Set(matches.map(({ ending }) => ending))].map(
    (ending) => `${ending} ${matches.filter((match) => match.ending === ending).length}`,
  );
  const found = cell.a === cell.b ? `${matches.length} games` : foundIn(cell, deals);
  return `${nameOf(cell)}: ${found}; ${moves} moves at the median, ends by ${endings.join(', ')}`;
}

/** Columns that a page has room for. */
const COLUMNS = 5;

/** `of` each cell its deals, as tables with a row for each game and a column for each pairing. */
export function tablesOf(dealsOf) {
  const compared = CELLS.filter(({ a, b }) => a !== b);
  const heads = [...new Set(compared.map(headOf))];
  const tables = [];
  for (let at = 0; at < heads.length; at += COLUMNS) tables.push(tableOf(compared, heads.slice(at, at + COLUMNS), dealsOf));
  return tables.join('\n\n');
}

function tableOf(compared, heads, dealsOf) {
  const rows = Object.keys(GAMES).map((of) => {
    const cells = heads.map((head) => compared.find((cell) => cell.of === of && headOf(cell) === head));
    return [of, ...cells.map((cell) => (cell === undefined ? '–' : wordFor(cell, dealsOf(cell))))];
  });
  return [['', ...heads], ['', ...heads].map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const headOf = ({ seats, a, b }) => (seats === 2 ? `${a} – ${b}` : `${a} among ${seats - 1} ${b}`);

const wordFor = (cell, deals) => (deals.length === 0 ? 'not measured' : foundIn(cell, deals));

/** What `a` got of the matches, the interval that holds its true share in 95 of 100 cases, how many there were, and what that
 *  says of the bar. */
function foundIn(cell, deals) {
  const shares = deals.map(({ matches }) => matches.map(({ rank }, seatOfA) => shareOf(rank, seatOfA)));
  const games = shares.flat();
  const share = games.reduce((sum, one) => sum + one, 0) / games.length;
  const [low, high] = interval(shares);
  const [least, most] = barOf(cell);
  const bar = most === 1 ? short(least) : `${short(least)}–${short(most)}`;
  return `${short(share)} (${short(low)}–${short(high)}), ${games.length}: ${bar} ${verdictOn(cell, share, [low, high])}`;
}

const short = (share) => share.toFixed(3).replace(/^0/, '');
