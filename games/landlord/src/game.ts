import type { Game } from '@insula/kernel';
import { clone } from './clone.ts';
import { determinize } from './determinize.ts';
import { draw } from './draw.ts';
import type { Edition } from './editions/edition.ts';
import type { Event } from './events.ts';
import { longest } from './longest.ts';
import { rude } from './manners.ts';
import { measures } from './measures.ts';
import { alphabetOf } from './moves.ts';
import { readerOf, write } from './notation.ts';
import { check } from './options.ts';
import { outlook, talk } from './outlook.ts';
import { locate, place } from './position/position.ts';
import { citedBy } from './refusals.ts';
import { census, result } from './result.ts';
import { legal, play, toAct, whyNot, window } from './rules/rulebook.ts';
import { ask, sayEvent, sayMove } from './say.ts';
import { setup } from './setup.ts';
import { seatsAt } from './street.ts';
import type { Move, State } from './types.ts';
import { type View, view } from './view.ts';
import { worth } from './worth.ts';

/** One set of rules, played by the books of an edition. */
export function gameOf(edition: Edition): Game<State, Move, View, Event> {
  const [book] = edition.books;
  const alphabet = alphabetOf(edition.books);
  const cited = citedBy(book.clauses);
  return {
    id: edition.id,
    version: 1,
    earlier: [],
    about: { minutes: [20, 45], weight: 3 },
    options: edition.options,
    check: (options, seats) => cited(check(options, seats)),
    setup: (options, seats, rng) => setup(edition.variantOf(options), seats, rng),
    seats: seatsAt,
    toAct,
    window,
    legal,
    whyNot: (s, seat, move) => cited(whyNot(s, seat, move)),
    play,
    result,
    longest: (options, seats) => longest(book, options, seats),
    clone,
    view,
    determinize,
    worth,
    foresight: {
      judge: outlook,
      foretell: outlook,
      scale: 60,
      trust: 4,
      followed: true,
      curiosity: 1,
      onward: 0,
      tries: 6,
      efforts: edition.efforts,
      oversight: 3,
      talk,
      rude,
    },
    census,
    alphabet,
    write,
    read: readerOf(alphabet),
    draw,
    measures,
    round: ({ round }) => round + 1,
    ask,
    sayMove,
    sayEvent,
    place: (position) => place(edition, position),
    locate: (s) => locate(edition, s),
  };
}
