import {
  type AnyGame,
  below,
  generator,
  hears,
  list,
  type Options,
  PUBLIC,
  readOptions,
  type Seat,
  type Seats,
} from '@insula/kernel';
import { begin } from './match.ts';
import { called, seatsOf } from './moment.ts';
import { legalMoves } from './policies.ts';

export interface Telling {
  readonly options: { readonly [key: string]: unknown };
  readonly seats: number;
  readonly seed: string;
  /** Stops after so many moves. */
  readonly moves: number;
  /** Draws the table every so many moves. */
  readonly drawn: number;
}

const MOST_MOVES = 12;

/** A random match in words, to be kept beside a game and read like a diff: who is asked, what may be done, what is done,
 *  and who hears what of it. */
export function transcript(game: AnyGame, telling: Partial<Telling> & Pick<Telling, 'seats'>): string {
  const { options: given, seats, seed, moves, drawn } = { options: {}, seed: '1', moves: 1000, drawn: 10, ...telling };
  const options: Options = readOptions(game.options, given);
  const rng = generator(`transcript ${seed}`);
  const state = begin(game, { options, seats }, seed);
  const lines = [`${game.id} ${game.version}, ${seats} seats, ${JSON.stringify(options)}, seed "${seed}"`];
  const table = (): void => void lines.push('', game.draw(game.view(state, null)), '');
  for (let n = 0; n < moves && game.toAct(state) !== 0; n++) {
    if (n % drawn === 0) table();
    const asked = list(game.toAct(state));
    const seat = asked[below(rng, asked.length)];
    const legal = legalMoves(game, state, seat);
    const move = legal[below(rng, legal.length)];
    lines.push(`${n + 1}. ${game.ask(game.view(state, null)).key}: ${asked.map(called).join(', ')}`);
    lines.push(`   ${called(seat)} may: ${offered(legal.map((choice) => game.write(choice)))}`);
    lines.push(`   > ${game.write(move)}`);
    game.play(state, seat, move, (event, to, shows) => {
      lines.push(`   ${audience(to, seats)}${shows ? ' (shown)' : ''}: ${JSON.stringify(event)}`);
    });
  }
  table();
  lines.push(`Result: ${JSON.stringify(game.result(state))}`, '');
  return lines.join('\n');
}

const offered = (moves: readonly string[]): string =>
  moves.length <= MOST_MOVES
    ? moves.join(' | ')
    : `${moves.slice(0, MOST_MOVES).join(' | ')} | and ${moves.length - MOST_MOVES} more`;

function audience(to: Seats, seats: number): string {
  if (to === PUBLIC) return 'all';
  const heard: (Seat | null)[] = [...seatsOf(seats), null].filter((viewer) => hears(to, viewer));
  const deaf: (Seat | null)[] = [...seatsOf(seats), null].filter((viewer) => !hears(to, viewer));
  return deaf.length < heard.length ? `all but ${deaf.map(called).join(', ')}` : heard.map(called).join(', ') || 'nobody';
}
