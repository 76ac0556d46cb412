import { below, type Options, only, PUBLIC, type Rng, shuffle, type Tell, without } from '@insula/kernel';
import { deckOf, outerKinds, spread } from './cards.ts';
import { CORNERS, FLATS, OUTER } from './flats.ts';
import { NOBODY_HOME, withTenant } from './tenants.ts';
import { CARDS, type Card, CLASSIC, COLOURS, type Event, type Kind, NONE, type Royal, type State } from './types.ts';

export const PER_COLOUR = 9;
export const OWN_TENANTS = 8;
export const SHARED_GUESTS = 2;
export const HAND = 3;

export function setup(options: Options, seats: number, rng: Rng): State {
  const s = boxed(options.royal as Royal, options.renovation === true, options.duel === true, seats, rng);
  for (let seat = 0; seat < seats; seat++) {
    take(s, seat, seat, OWN_TENANTS);
    if (seats === 3) take(s, seat, COLOURS.length - 1, SHARED_GUESTS);
  }
  if (seats > 2) layOut(s, undefined);
  return s;
}

/** Everything still in the box: flats and cards in order, nobody home. */
export function boxed(royal: Royal, renovation: boolean, duel: boolean, seats: number, rng: Rng): State {
  return {
    rng,
    seats,
    royal,
    renovation,
    duel,
    kinds: boxedKinds(royal),
    flats: same(NOBODY_HOME, FLATS),
    reserve: same(0, seats * COLOURS.length),
    box: same(PER_COLOUR, COLOURS.length),
    hands: same(0, seats * CARDS.length),
    pile: spread(deckOf(renovation, duel)),
    discards: same(0, CARDS.length),
    pool: deckOf(renovation, duel).slice(),
    fresh: same(0, seats),
    phase: 'guests',
    first: NONE,
    turn: 0,
    ender: NONE,
    card: NONE,
    flat: NONE,
    arrow: NONE,
    lifted: NOBODY_HOME,
    evictions: 0,
  };
}

function boxedKinds(royal: Royal): Kind[] {
  const kinds = same(CLASSIC, FLATS);
  const outer = outerKinds(royal);
  for (let i = 0; i < outer.length; i++) kinds[OUTER[i]] = outer[i];
  return kinds;
}

export function same(value: number, length: number): number[] {
  const values: number[] = [];
  for (let i = 0; i < length; i++) values.push(value);
  return values;
}

/** S-10, S-11: tenants from the box to a reserve. */
export function take(s: State, seat: number, colour: number, count: number): void {
  s.box[colour] -= count;
  s.reserve[seat * COLOURS.length + colour] += count;
}

/** S-12 to S-14, once all reserves are made up. */
export function layOut(s: State, tell: Tell<Event> | undefined): void {
  const kinds = shuffle(s.rng, outerKinds(s.royal));
  for (let i = 0; i < OUTER.length; i++) s.kinds[OUTER[i]] = kinds[i];
  const colours = shuffle(s.rng, [0, 1, 2, 3]);
  shuffle(s.rng, s.pile);
  s.first = below(s.rng, s.seats);
  s.turn = s.first;
  s.phase = 'turn';
  tell?.({ is: 'laid', kinds: s.kinds.slice(), first: s.first }, PUBLIC, true);
  for (let i = 0; i < CORNERS.length; i++) {
    const { flat, arrow } = CORNERS[i];
    s.box[colours[i]]--;
    s.flats[flat] = withTenant(s.flats[flat], arrow, colours[i]);
    tell?.({ is: 'settled', colour: colours[i], flat, arrow }, PUBLIC, true);
  }
  if (!s.duel) for (let seat = 0; seat < s.seats; seat++) deal(s, seat, tell);
}

function deal(s: State, seat: number, tell: Tell<Event> | undefined): void {
  const cards: Card[] = [];
  for (let n = 0; n < HAND; n++) {
    const card = s.pile.pop() as Card;
    cards.push(card);
    s.hands[seat * CARDS.length + card]++;
  }
  s.fresh[seat] = HAND;
  tell?.({ is: 'dealt', seat, count: HAND, cards }, only(seat), true);
  tell?.({ is: 'dealt', seat, count: HAND, cards: null }, without(PUBLIC, seat), false);
}
