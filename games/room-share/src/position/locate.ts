import type { Json, Position } from '@insula/kernel';
import { spread } from '../cards.ts';
import { FLAT_NAMES } from '../flats.ts';
import { NOBODY_HOME, tenantOn } from '../tenants.ts';
import { ARROWS, CARDS, COLOURS, HAUNTED, NONE, ROYAL, type State, SUITE } from '../types.ts';

/** A seat is named by its own colour. */
export function locate(s: State): Position {
  return {
    game: 'room-share',
    seats: s.seats,
    options: { royal: s.royal, renovation: s.renovation, duel: s.duel },
    phase: s.phase,
    turn: COLOURS[s.turn],
    first: name(COLOURS, s.first),
    ender: name(COLOURS, s.ender),
    suites: flatsOf(s, SUITE),
    haunted: flatsOf(s, HAUNTED),
    royal: flatsOf(s, ROYAL)[0] ?? null,
    tenants: Object.fromEntries(
      s.flats.flatMap((pack, flat) => (pack === NOBODY_HOME ? [] : [[FLAT_NAMES[flat], byArrow(pack)]])),
    ),
    reserves: bySeat(s, (seat) =>
      Object.fromEntries(
        COLOURS.map((colour, i): [string, number] => [colour, s.reserve[seat * COLOURS.length + i]]).filter(
          ([, n]) => n > 0,
        ),
      ),
    ),
    hands: bySeat(s, (seat) => cardNames(spread(s.hands.slice(seat * CARDS.length, (seat + 1) * CARDS.length)))),
    pile: cardNames(s.pile.toReversed()),
    discards: cardNames(spread(s.discards)),
    pool: cardNames(spread(s.pool)),
    fresh: bySeat(s, (seat) => s.fresh[seat]),
    played: name(CARDS, s.card),
    at: name(FLAT_NAMES, s.flat),
    arrow: name(ARROWS, s.arrow),
    evicted: byArrow(s.lifted),
    evictions: s.evictions,
    chance: s.rng.slice(),
  };
}

const name = (names: readonly string[], i: number): string | null => (i === NONE ? null : names[i]);
const cardNames = (cards: readonly number[]): string[] => cards.map((card) => CARDS[card]);

const flatsOf = (s: State, kind: number): string[] => FLAT_NAMES.filter((_, flat) => s.kinds[flat] === kind);

const byArrow = (pack: number): Json =>
  Object.fromEntries(
    ARROWS.flatMap((arrow, i) => (tenantOn(pack, i) === NONE ? [] : [[arrow, COLOURS[tenantOn(pack, i)]]])),
  );

const bySeat = (s: State, of: (seat: number) => Json): Json =>
  Object.fromEntries(COLOURS.slice(0, s.seats).map((colour, seat) => [colour, of(seat)]));
