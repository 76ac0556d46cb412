import { type AnyGame, BadInput, type Options, phrase, type Refusal, type Words } from '@insula/kernel';
import { findClause, openShelf, type Section, type Shelf } from '@insula/shelf';
import { ENGLISH, type Speaker, speaker } from '@insula/words';
import pc from 'picocolors';
import { optionsFrom, seatsFor } from './flags.ts';

/** A game with what is needed to talk about it. */
export interface Known {
  readonly game: AnyGame;
  readonly words: Words;
  readonly say: Speaker;
  readonly rules: readonly Section[];
}

export const seatName = (seat: number): string => `Seat ${seat + 1}`;
const NAMES = Array.from({ length: 8 }, (_, seat) => seatName(seat));

/** The shelf; folders that hold no working game are complained about, and the others are there. */
export async function shelf(): Promise<Shelf> {
  const opened = await openShelf();
  for (const sentence of opened.broken) console.error(pc.yellow(sentence));
  return opened;
}

export async function know(id: string): Promise<Known> {
  const opened = await shelf();
  const game = opened.game(id);
  const words = await opened.words(id, ENGLISH);
  return { game, words, say: speaker(words, NAMES), rules: opened.clauses(id, ENGLISH) };
}

/** The options and the number of seats of a match, from flags. */
export function setting(
  known: Known,
  texts: readonly string[],
  players: number | undefined,
): { options: Options; seats: number } {
  const options = optionsFrom(known.game, texts);
  return { options, seats: seatsFor(known.game, options, players, (refusal) => refused(known, refusal)) };
}

/** A refusal in a sentence, with its clause. */
export const refused = ({ say }: Known, { rule, code }: Refusal): string =>
  `${say(phrase(`refusal.${code}`)).replace(/\.$/, '')} (${rule}).`;

/** Throws `BadInput` when the rules have no such clause. */
export function clauseText({ game, rules }: Known, id: string): string {
  const clause = findClause(rules, id);
  if (clause === null) throw new BadInput(`The rules of ${game.id} have no clause "${id}".`);
  return `${clause.id} ${clause.text.replaceAll('**', '')}`;
}

/** The move a text stands for. Throws `BadInput` when it is none. */
export function moveFrom({ game }: Known, text: string): unknown {
  const move = game.read(text.trim());
  if (move === null) throw new BadInput(`"${text.trim()}" is no move of ${game.id}.`);
  return move;
}
