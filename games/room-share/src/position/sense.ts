import { BadInput } from '@insula/kernel';
import { FLAT_NAMES } from '../flats.ts';
import { handOf } from '../rules/hand.ts';
import { legal } from '../rules/questions.ts';
import { reserveOf } from '../rules/reserve.ts';
import { HAND, PER_COLOUR, SHARED_GUESTS } from '../setup.ts';
import { isFree, NOBODY_HOME, ofColour, tenants } from '../tenants.ts';
import { ARROWS, COLOURS, type Phase, type State, SWAP } from '../types.ts';

const refuse = (why: string): never => {
  throw new BadInput(why);
};

/** Whether such a moment can be: everything in the game somewhere, and nothing half done that the phase does not say. */
export function checkSense(s: State): void {
  checkColours(s);
  checkHands(s);
  checkPending(s);
  if (s.phase === 'guests') checkGuests(s);
  else checkBegun(s);
}

function checkBegun(s: State): void {
  if (s.first < 0) refuse('"first" must be a seat, by its colour, once the block is laid out (S-14).');
  checkReserves(s);
  checkFlats(s);
  if (s.phase !== 'over' && legal(s, s.turn, []) === 0)
    refuse(`"phase" ${s.phase}: there is nothing that ${COLOURS[s.turn]} could answer.`);
}

/** S-10, S-11: with three seats two guests stay in the box. */
function checkColours(s: State): void {
  for (const [colour, name] of COLOURS.entries()) {
    const boxed =
      s.phase === 'guests' ? (colour < s.seats ? 1 : PER_COLOUR) : s.seats === 3 && colour === 3 ? SHARED_GUESTS : 0;
    const there = PER_COLOUR - s.box[colour];
    if (there !== PER_COLOUR - boxed)
      refuse(`There must be ${PER_COLOUR - boxed} ${name} tenants in all, not ${there} (S-10).`);
    for (let seat = 0; seat < s.seats; seat++)
      if (colour < s.seats && seat !== colour && s.reserve[seat * COLOURS.length + colour] > 0)
        refuse(`"reserves.${COLOURS[seat]}" has ${name} tenants, which belong to another seat (S-10).`);
    if (s.phase !== 'guests' && s.flats.every((pack) => ofColour(pack, colour) === 0) && ofColour(s.lifted, colour) === 0)
      refuse(`"tenants" has no ${name} one; every colour lives somewhere (S-10, S-24).`);
  }
}

function checkGuests(s: State): void {
  if (s.seats !== 2) refuse('"phase" guests is for two seats only (S-11).');
  if (s.turn !== 0 || s.first >= 0 || s.ender >= 0) refuse('"phase" guests: red picks, and nobody has moved yet (S-11).');
  if (s.flats.some((pack) => pack !== NOBODY_HOME)) refuse('"tenants" must be empty before the block is laid out (S-12).');
}

/** S-14, S-20: three cards each; whoever has played one holds two. */
function checkHands(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const wanted = s.duel || s.phase === 'guests' ? 0 : seat === s.turn && s.card >= 0 ? HAND - 1 : HAND;
    if (handOf(s, seat) !== wanted)
      refuse(`"hands.${COLOURS[seat]}" must have ${wanted} cards here, not ${handOf(s, seat)} (S-20).`);
  }
  if (s.phase === 'guests' && s.discards.some((count) => count > 0))
    refuse('"discards" must be empty before the cards are dealt.');
}

/** S-40: an empty reserve ends the game, so only the one who ended it can have none, and then has none. */
function checkReserves(s: State): void {
  const ending = s.phase === 'last-chance' || s.phase === 'over' || (s.ender >= 0 && s.phase === 'tenant');
  if (ending !== s.ender >= 0)
    refuse(`"ender" must ${ending ? 'name the seat whose reserve is empty' : 'be null before the last chance'} (S-40).`);
  if (ending && reserveOf(s, s.ender) > 0)
    refuse(`"reserves.${COLOURS[s.ender]}" must be empty: that ended the game (S-40).`);
  if (s.phase === 'over' ? s.turn !== s.ender : s.turn === s.ender)
    refuse(`"turn" must ${s.phase === 'over' ? 'be' : 'not be'} the seat that ended the game (S-41).`);
  for (let seat = 0; seat < s.seats; seat++) {
    const mayBeEmpty = ending || (seat === s.turn && (s.phase === 'landlord' || s.phase === 'arrow'));
    if (!mayBeEmpty && reserveOf(s, seat) === 0)
      refuse(`"reserves.${COLOURS[seat]}" is empty: then the game would be at its end (S-40).`);
  }
}

/** S-34: a full flat is evicted at once. */
function checkFlats(s: State): void {
  if (s.phase === 'landlord' || s.phase === 'arrow') return;
  const full = s.flats.findIndex((pack) => tenants(pack) === ARROWS.length);
  if (full >= 0) refuse(`"tenants.${FLAT_NAMES[full]}" has four tenants: the landlord would have evicted them (S-30).`);
}

const NEEDS_CARD: readonly Phase[] = ['tenant', 'partner', 'landlord', 'arrow'];
const NEEDS_FLAT: readonly Phase[] = ['tenant', 'partner', 'arrow'];

/** `played`, `at`, `arrow`, `evicted` and `evictions` say what is half done, and only that. */
function checkPending(s: State): void {
  const card = !s.duel && s.ender < 0 && NEEDS_CARD.includes(s.phase);
  if (card !== s.card >= 0)
    refuse(`"played" must ${card ? 'name the card in play' : 'be null'} in phase ${s.phase} (S-20).`);
  if (s.phase === 'partner' && s.card !== SWAP) refuse('"played" must be swap in phase partner (S-27).');
  if (NEEDS_FLAT.includes(s.phase) !== s.flat >= 0)
    refuse(`"at" must ${s.flat < 0 ? 'name a flat' : 'be null'} in phase ${s.phase}.`);
  if ((s.phase === 'partner') !== s.arrow >= 0)
    refuse(`"arrow" must ${s.arrow < 0 ? 'be given' : 'be null'} in phase ${s.phase}.`);
  if (s.phase === 'partner' && isFree(s.flats[s.flat], s.arrow)) refuse('"at" and "arrow" must name a tenant (S-27).');
  if ((s.phase === 'arrow') !== (s.lifted !== NOBODY_HOME))
    refuse(`"evicted" must ${s.lifted === NOBODY_HOME ? 'hold tenants' : 'be empty'} in phase ${s.phase} (S-31).`);
  if (s.phase === 'arrow' && tenants(s.lifted) + tenants(s.flats[s.flat]) > ARROWS.length)
    refuse('"evicted" and the flat they come from hold more than four tenants (S-2).');
  const evicting = s.phase === 'landlord' || s.phase === 'arrow';
  if (!evicting && s.evictions > 0) refuse(`"evictions" must be 0 in phase ${s.phase}.`);
}
