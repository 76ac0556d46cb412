import { BadInput, generator, type Json, type Position, type Rng, readOptions, shuffle } from '@insula/kernel';
import { deckOf, spread } from '../cards.ts';
import { CENTRE, FLAT_NAMES } from '../flats.ts';
import { check, options } from '../options.ts';
import { MOST_EVICTIONS } from '../rules/eviction.ts';
import { boxed, HAND, PER_COLOUR } from '../setup.ts';
import { NOBODY_HOME, ofColour, withTenant } from '../tenants.ts';
import { ARROWS, CARDS, CLASSIC, COLOURS, HAUNTED, PHASES, ROYAL, type Royal, type State, SUITE } from '../types.ts';
import { fields, names, oneOf, oneOfOrNone, whole, wrong } from './read.ts';
import { checkSense } from './sense.ts';

const FIELDS = [
  'game',
  'seats',
  'options',
  'phase',
  'turn',
  'first',
  'ender',
  'suites',
  'haunted',
  'royal',
  'tenants',
  'reserves',
  'hands',
  'pile',
  'discards',
  'pool',
  'fresh',
  'played',
  'at',
  'arrow',
  'evicted',
  'evictions',
  'chance',
];

/**
 * Needed: `seats`, `turn`, `suites`, `haunted`, `tenants`, `reserves`, and `hands` unless it is a duel. The rest stands
 * for an ordinary turn: `phase` "turn", `first` whoever is to move, `pile` "rest" (whatever is nowhere else, shuffled),
 * `pool` and `fresh` as if the pile had never been shuffled anew.
 */
export function place(position: Position): State {
  const given = fields('position', position, FIELDS);
  if (given.game !== undefined && given.game !== 'room-share') throw wrong('game', '"room-share"', given.game);
  const chosen = readOptions(
    options,
    fields(
      'options',
      given.options,
      options.map((spec) => spec.key),
    ),
  );
  const refusal = check(chosen, given.seats as number);
  if (refusal !== null) throw new BadInput(`"seats" ${given.seats} does not go with these options (${refusal.rule}).`);
  const s = boxed(
    chosen.royal as Royal,
    chosen.renovation === true,
    chosen.duel === true,
    given.seats as number,
    chance(given.chance),
  );
  const seats = COLOURS.slice(0, s.seats);
  s.phase = given.phase === undefined ? 'turn' : PHASES[oneOf('phase', given.phase, PHASES)];
  s.turn = oneOf('turn', given.turn, seats);
  s.first = given.first === undefined ? s.turn : oneOfOrNone('first', given.first, seats);
  s.ender = oneOfOrNone('ender', given.ender, seats);
  s.card = oneOfOrNone('played', given.played, CARDS);
  s.flat = oneOfOrNone('at', given.at, FLAT_NAMES);
  s.arrow = oneOfOrNone('arrow', given.arrow, ARROWS);
  s.evictions = whole('evictions', given.evictions ?? 0, MOST_EVICTIONS);
  placeKinds(s, given);
  placeTenants(s, given);
  placeCards(s, given);
  placePool(s, given);
  checkSense(s);
  return s;
}

function chance(value: Json | undefined): Rng {
  if (value === undefined) return generator('room-share position');
  if (!Array.isArray(value) || value.length !== 4 || value.some((word) => !Number.isInteger(word) || word !== (word | 0)))
    throw wrong('chance', 'four 32-bit whole numbers', value);
  return value.slice() as Rng;
}

function placeKinds(s: State, given: { readonly [key: string]: Json }): void {
  const laid = FLAT_NAMES.map(() => CLASSIC);
  const royal = oneOfOrNone('royal', given.royal, FLAT_NAMES);
  const kinds = [
    { where: 'suites', kind: SUITE, flats: names('suites', given.suites, FLAT_NAMES) },
    { where: 'haunted', kind: HAUNTED, flats: names('haunted', given.haunted, FLAT_NAMES) },
    { where: 'royal', kind: ROYAL, flats: royal < 0 ? [] : [royal] },
  ];
  for (const { where, kind, flats } of kinds) {
    const wanted = s.kinds.filter((boxedKind) => boxedKind === kind).length;
    if (flats.length !== wanted)
      throw new BadInput(`"${where}" must name ${wanted} of the flats, not ${flats.length} (S-13).`);
    for (const flat of flats) {
      if (CENTRE.includes(flat))
        throw new BadInput(`"${where}" names ${FLAT_NAMES[flat]}, but the centre is classic (S-12).`);
      if (laid[flat] !== CLASSIC) throw new BadInput(`"${where}" names ${FLAT_NAMES[flat]}, which is named already.`);
      laid[flat] = kind;
    }
  }
  s.kinds = laid;
}

function placeTenants(s: State, given: { readonly [key: string]: Json }): void {
  for (const [flat, value] of Object.entries(fields('tenants', given.tenants, FLAT_NAMES)))
    s.flats[FLAT_NAMES.indexOf(flat)] = byArrow(`tenants.${flat}`, value);
  s.lifted = byArrow('evicted', given.evicted);
  const seats = COLOURS.slice(0, s.seats);
  const reserves = fields('reserves', given.reserves, seats);
  for (const [seat, name] of seats.entries())
    for (const [colour, count] of Object.entries(fields(`reserves.${name}`, reserves[name], COLOURS)))
      s.reserve[seat * COLOURS.length + COLOURS.indexOf(colour as 'red')] = whole(
        `reserves.${name}.${colour}`,
        count,
        PER_COLOUR,
      );
  for (const colour of COLOURS.keys()) {
    let used = ofColour(s.lifted, colour);
    for (const pack of s.flats) used += ofColour(pack, colour);
    for (const seat of seats.keys()) used += s.reserve[seat * COLOURS.length + colour];
    s.box[colour] = PER_COLOUR - used;
  }
}

function byArrow(where: string, value: Json | undefined): number {
  let pack = NOBODY_HOME;
  for (const [arrow, colour] of Object.entries(fields(where, value, ARROWS)))
    pack = withTenant(pack, ARROWS.indexOf(arrow as 'up'), oneOf(`${where}.${arrow}`, colour, COLOURS));
  return pack;
}

/** What all know of hands and pile since the pile was last shuffled. */
function placePool(s: State, given: { readonly [key: string]: Json }): void {
  if (given.pool !== undefined) {
    s.pool = CARDS.map(() => 0);
    for (const card of names('pool', given.pool, CARDS)) s.pool[card]++;
  }
  const fresh = fields('fresh', given.fresh, COLOURS.slice(0, s.seats));
  const dealt = s.duel || s.phase === 'guests' ? 0 : HAND;
  s.fresh = s.fresh.map((_, seat) => whole(`fresh.${COLOURS[seat]}`, fresh[COLOURS[seat]] ?? dealt, HAND));
  for (const card of CARDS.keys())
    if (s.pile.filter((piled) => piled === card).length > s.pool[card])
      throw new BadInput(`"pool" has fewer ${CARDS[card]} than the pile, which was shuffled from it (S-21).`);
}

function placeCards(s: State, given: { readonly [key: string]: Json }): void {
  const seats = COLOURS.slice(0, s.seats);
  const hands = fields('hands', given.hands, seats);
  const left = deckOf(s.renovation, s.duel).slice();
  const use = (where: string, card: number): void => {
    if (--left[card] < 0) throw new BadInput(`"${where}" has one ${CARDS[card]} more than there are (S-3).`);
  };
  if (s.card >= 0) use('played', s.card);
  for (const [seat, name] of seats.entries())
    for (const card of names(`hands.${name}`, hands[name], CARDS)) {
      use(`hands.${name}`, card);
      s.hands[seat * CARDS.length + card]++;
    }
  for (const card of names('discards', given.discards, CARDS)) {
    use('discards', card);
    s.discards[card]++;
  }
  if (given.pile === undefined || given.pile === 'rest') {
    s.pile = shuffle(s.rng, spread(left));
    return;
  }
  s.pile = names('pile', given.pile, CARDS).reverse();
  for (const card of s.pile) use('pile', card);
  const missing = left.findIndex((count) => count > 0);
  if (missing >= 0) throw new BadInput(`A card is nowhere: ${CARDS[missing]}; put it in "pile", or write "pile": "rest".`);
}
