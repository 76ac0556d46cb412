import { ask, inOrder, PUBLIC, type Seat } from '@insula/kernel';
import type { Kind } from '../cards.ts';
import { IMMUNE, REPORTS, UNDYING, WATCHES } from '../editions/book.ts';
import { blur, knowersOf, unshow } from '../knowledge.ts';
import { allObservers, putUnder } from '../pile.ts';
import { bookFor, clearLot, hasTrait, houseOf, isFinished, isTenant, MAX_FLOORS, ROOMS, seatsAt } from '../street.ts';
import { type Deed, type House, NOWHERE, type Room, type State } from '../types.ts';
import { openWindow } from './answer.ts';
import type { Ended, NamedSteps, Tell } from './frames.ts';
import { goesBack, sendUnder } from './supply.ts';
import { clearTable } from './table.ts';
import { liftWithheld, moveOut } from './tenants.ts';

type CrimeStep = 'aim' | 'turn' | 'commit' | 'investigate' | 'clear';

/** L-61: the Lunatic may turn the Bomb; else it explodes; a Family reports it, or the landlord may call the Police. */
export const bombing: NamedSteps<'bombing', CrimeStep> = inOrder({
  aim: (s, f) => warn(s, f, 'bomb', s.owner[f.house], f.house),
  turn: (s, f, ended, tell) => turnBack(s, f, 'bomb', hasHouse(s, f.by), ended, tell),
  commit(s, f, ended, tell) {
    if (ended?.kind === 'strike') {
      f.step = bombing.at.clear;
      explode(s, ended.at, tell);
      return;
    }
    const owner = s.owner[f.house];
    const witness = witnessOf(s, f.by, f.house, f.house);
    const family = witness === NOWHERE ? NOWHERE : s.tenant[witness];
    explode(s, f.house, tell);
    if (witness !== NOWHERE) report(s, f.by, family, witness, tell);
    else warn(s, f, 'bombed', owner, f.house);
  },
  investigate: (s, f, ended) => investigateIfCalled(s, f, ended),
  clear: clearTable,
});

/** L-63: as with the Bomb; but a Single survives, and then there is no crime (L-56). */
export const murdering: NamedSteps<'murdering', CrimeStep> = inOrder({
  aim: (s, f) => warn(s, f, 'murder', s.owner[houseOf(f.room)], f.room),
  turn: (s, f, ended, tell) => turnBack(s, f, 'murder', hasTenant(s, f.by), ended, tell),
  commit(s, f, ended, tell) {
    if (ended?.kind === 'strike') {
      f.step = murdering.at.clear;
      kill(s, ended.at, tell);
      return;
    }
    const house = houseOf(f.room);
    if (!kill(s, f.room, tell)) {
      f.step = murdering.at.clear;
      return;
    }
    const witness = witnessOf(s, f.by, house, NOWHERE);
    if (witness !== NOWHERE) report(s, f.by, s.tenant[witness], witness, tell);
    else warn(s, f, 'murdered', s.owner[house], f.room);
  },
  investigate: (s, f, ended) => investigateIfCalled(s, f, ended),
  clear: clearTable,
});

type Crime = Ended<'bombing'> | Ended<'murdering'>;

/** L-72: at home nobody can answer. */
function warn(s: State, f: Crime, deed: Deed, owner: Seat, at: number): void {
  if (owner !== f.by) openWindow(s, deed, f.by, owner, at);
}

/** L-62: whoever has played the Lunatic strikes back, or the attack is lost where there is nothing to strike. */
function turnBack(s: State, f: Crime, deed: Deed, canStrike: boolean, ended: { kind: string } | null, tell: Tell): void {
  if (!isAnswered(ended)) return;
  if (canStrike) {
    ask(s, { kind: 'strike', deed, by: ended.counts, attacker: f.by, at: NOWHERE });
    return;
  }
  f.step = (f.kind === 'bombing' ? bombing : murdering).at.clear;
  tell({ is: 'missed', seat: f.by }, PUBLIC, false);
}

function investigateIfCalled(s: State, f: Crime, ended: { kind: string } | null): void {
  if (isAnswered(ended)) ask(s, { kind: 'investigation', step: 0, at: f.by });
}

const isAnswered = (ended: { kind: string } | null): ended is Ended<'answer'> =>
  ended !== null && ended.kind === 'answer' && (ended as Ended<'answer'>).counts !== NOWHERE;

function hasHouse(s: State, seat: Seat): boolean {
  for (let house = 0; house < s.owner.length; house++) if (s.owner[house] === seat && isFinished(s, house)) return true;
  return false;
}

function hasTenant(s: State, seat: Seat): boolean {
  for (let room = 0; room < s.tenant.length; room++)
    if (s.tenant[room] >= 0 && s.owner[houseOf(room)] === seat && !hasTrait(s, s.tenant[room], IMMUNE)) return true;
  return false;
}

/** L-50: a Family that sees a crime in its own building or by its own landlord; F-40: only the latter, and only if the
 *  house that is about to explode is not its own. */
function witnessOf(s: State, by: Seat, house: House, bombed: House): Room {
  for (let room = 0; room < s.tenant.length; room++) {
    if (!isTenant(s, room)) continue;
    const card = s.tenant[room];
    const home = houseOf(room);
    if (hasTrait(s, card, WATCHES) && home === house) return room;
    if (hasTrait(s, card, REPORTS) && s.owner[home] === by && home !== bombed) return room;
  }
  return NOWHERE;
}

function report(s: State, by: Seat, card: Kind, room: Room, tell: Tell): void {
  tell({ is: 'reported', card, room }, PUBLIC, false);
  ask(s, { kind: 'investigation', step: 0, at: by });
}

/** False if nobody can kill this tenant. */
function kill(s: State, room: Room, tell: Tell): boolean {
  const card = s.tenant[room];
  if (hasTrait(s, card, UNDYING)) {
    tell({ is: 'survived', card, room }, PUBLIC, false);
    return false;
  }
  if (!bookFor(s).ways.buryUnder) s.discards.push(moveOut(s, room, tell));
  tell({ is: 'murdered', card, room }, PUBLIC, false);
  if (bookFor(s).ways.buryUnder) sendUnder(s, room, tell);
  return true;
}

/** L-61, F-60: everything goes back to its supply, or under the pile, or onto the discards once that is exhausted (L-82). */
function explode(s: State, house: House, tell: Tell): void {
  const owner = s.owner[house];
  const hidden = s.floors.slice(house * MAX_FLOORS, house * MAX_FLOORS + s.height[house]);
  const visible = visibleCards(s, house);
  for (let room = house * ROOMS; room < house * ROOMS + ROOMS; room++) {
    liftWithheld(s, room, tell);
    if (isTenant(s, room)) visible.push(s.tenant[room]);
  }
  const lost: Kind[] = [];
  for (const card of visible) if (!goesBack(s, card)) lost.push(card);
  const cards = hidden.concat(lost);
  if (s.pile.length === 0) {
    for (const card of hidden) unshow(s, owner, card);
    for (const card of cards) s.discards.push(card);
    tell({ is: 'bombed-out', seat: owner, house, cards }, PUBLIC, true);
  } else {
    const knowers = knowersOf(s, owner, hidden, poolSize(s, owner) - hidden.length);
    blur(s, owner, hidden.length);
    const everyone = allObservers(seatsAt(s));
    for (let i = 0; i < lost.length; i++) knowers.push(everyone);
    putUnder(s, cards, knowers);
    tell({ is: 'bombed', seat: owner, house, cards: lost }, PUBLIC, false);
  }
  clearLot(s, house);
}

/** The seat's hand and the hidden sides of all its floors. */
function poolSize(s: State, seat: Seat): number {
  let size = s.handSizes[seat];
  for (let house = 0; house < s.owner.length; house++) if (s.owner[house] === seat) size += s.height[house];
  return size;
}

/** What of a building anyone can see: roof, what lies over it, cellar. */
export function visibleCards(s: State, house: House): Kind[] {
  return [s.roof[house], s.cover[house], s.cellar[house]].filter((card) => card >= 0);
}
