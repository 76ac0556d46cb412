import { list, PUBLIC, type Seats, without } from '@insula/kernel';
import { CARDS, type Event, type landlord, type State } from '../src/index.ts';

const PLACES = ['c', '1', '2', '3', '4', '5', 'r'];

/** Plays `"1 bomb 2"` and so on, and returns what is told: in words, to whom if not to all, and with a `!` what nobody
 *  could have worked out before. */
export function told(game: typeof landlord, s: State, ...steps: readonly string[]): string[] {
  const lines: string[] = [];
  for (const step of steps) {
    const move = game.read(step.slice(2));
    if (move === null) throw new Error(`"${step}" is no move`);
    const refusal = game.whyNot(s, Number(step[0]) - 1, move);
    if (refusal !== null) throw new Error(`"${step}" is refused: ${refusal.rule} ${refusal.code}`);
    game.play(s, Number(step[0]) - 1, move, (event, to, shows) =>
      lines.push(`${spelt(event)}${audience(to, s.money.length)}${shows ? ' !' : ''}`),
    );
  }
  return lines;
}

const spelt = ({ is, ...facts }: Event): string =>
  [is, ...Object.entries(facts).map(([what, value]) => `${what} ${fact(what, value)}`)].join(' ');

function fact(what: string, value: unknown): string {
  if (Array.isArray(value)) return what === 'lines' ? `${value.length}` : `[${value.map((card) => CARDS[card]).join(' ')}]`;
  const number = value as number;
  if (value === null || what === 'dollars' || what === 'ending' || what === 'count') return `${value}`;
  if (what === 'card' || what === 'tenant') return CARDS[number];
  return what === 'room' || what === 'to' ? `${Math.floor(number / 7) + 1}/${PLACES[number % 7]}` : `${number + 1}`;
}

function audience(to: Seats, seats: number): string {
  if (to === PUBLIC) return '';
  const left = [...Array(seats).keys()].filter((seat) => to === without(PUBLIC, seat));
  if (left.length === 1) return ` (all but ${left[0] + 1})`;
  return ` (to ${list(to)
    .map((seat) => seat + 1)
    .join(' and ')})`;
}
