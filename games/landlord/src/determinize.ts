import { below, type FrameOf, fork, type Rng, shuffle } from '@insula/kernel';
import { ANSWERS } from './answers.ts';
import { KINDS, type Kind, NONE, RENT_WITHHELD } from './cards.ts';
import { clone, cloneFrame, cloneVariant } from './clone.ts';
import { SUPPLIED } from './editions/book.ts';
import { bookOf } from './editions/shelf.ts';
import { setKnown } from './knowledge.ts';
import { emptyTable } from './setup.ts';
import { hasTrait, MAX_FLOORS, RANK, WITHHELD } from './street.ts';
import { type Frame, HIDDEN, PASS, type State } from './types.ts';
import type { View } from './view.ts';

/** Every pool and stretch keeps the cards known to be in it; all others are dealt at random. What the others know of each
 *  other is not imagined: it changes nothing that anybody may do or that this viewer will see. */
export function determinize(view: View, rng: Rng): State {
  const { table, hidden } = openIn(view);
  const s = clone(table);
  const unseen = shuffle(rng, hidden.slice());
  for (let seat = 0; seat < s.money.length; seat++)
    if (seat !== view.seat) dealPool(s, view, seat, fill(view.known[seat], poolSize(view, seat), unseen, rng));
  for (let i = view.pile.length - 1; i >= 0; i--) {
    const stretch = view.pile[i];
    const cards = fill(stretch.known, stretch.size, unseen, rng);
    markSeen(s, cards, stretch.known, view.seat ?? s.money.length);
    s.stretches.push(stretch.size);
  }
  s.stack = view.stack.map((frame) => imagined(s, frame, view, rng));
  s.rng = fork(rng);
  return s;
}

/** What of a view is the same however it is imagined: all that lies open, and the cards that do not. */
interface Open {
  readonly table: State;
  readonly hidden: readonly Kind[];
}

/** A bot imagines the same view hundreds of times. */
const remembered = new WeakMap<View, Open>();

function openIn(view: View): Open {
  const known = remembered.get(view);
  if (known !== undefined) return known;
  const table = emptyTable(cloneVariant(view.variant), view.money.length, [0, 0, 0, 0]);
  copyTable(table, view);
  const open = { table, hidden: spread(unseenBy(view)) };
  remembered.set(view, open);
  return open;
}

function copyTable(s: State, view: View): void {
  const seats = view.money.length;
  s.money = view.money.slice();
  s.handSizes = view.handSizes.slice();
  if (view.seat !== null && view.hand !== null)
    for (let kind = 0; kind < KINDS; kind++) s.hands[view.seat * KINDS + kind] = view.hand[kind];
  for (let pool = 0; pool < seats; pool++) {
    if (pool !== view.seat)
      for (let kind = 0; kind < KINDS; kind++) setKnown(s, view.seat ?? seats, pool, kind, view.known[pool][kind]);
  }
  for (const house of view.street) {
    s.owner.push(house.owner);
    s.height.push(house.floors.length);
    for (let floor = 0; floor < MAX_FLOORS; floor++) s.floors.push(house.floors[floor] ?? NONE);
    s.roof.push(house.roof);
    s.cover.push(house.cover);
    s.cellar.push(house.cellar);
    s.tenant.push(...house.tenants);
    house.marks.forEach((mark, place) => {
      s.mark.push(mark + house.ranks[place] * RANK);
    });
  }
  s.discards = view.discards.slice();
  s.supply = view.supply.slice();
  s.inPlay = view.inPlay.slice();
  s.jailed = view.jailed;
  s.turn = view.turn;
  s.first = view.first;
  s.round = view.round;
  s.earned = view.earned;
  s.spent = view.spent;
  s.bought = view.bought;
  s.site = view.site;
  s.takenBack = view.takenBack;
  s.asked = view.asked.slice();
  s.idle = view.idle;
  s.reshuffled = view.reshuffled;
  s.turnsLeft = view.turnsLeft;
  s.rich = view.rich;
  s.ending = view.ending;
}

/** By kind: the cards whose place the viewer does not know. */
export function unseenBy(view: View): readonly number[] {
  const book = bookOf(view.variant);
  const left = book.copies.slice();
  const take = (kind: Kind): void => {
    if (kind >= 0) left[kind]--;
  };
  const takeAll = (counts: readonly number[]): void => {
    for (let kind = 0; kind < KINDS; kind++) left[kind] -= counts[kind];
  };
  for (const [i, kind] of book.supplied.entries()) left[kind] -= view.supply[i];
  view.discards.forEach(take);
  view.inPlay.forEach(take);
  if (view.hand !== null) takeAll(view.hand);
  view.known.forEach(takeAll);
  for (const stretch of view.pile) takeAll(stretch.known);
  for (const house of view.street) {
    for (const card of [house.roof, house.cover, house.cellar, ...house.floors, ...house.tenants]) take(card);
    for (const mark of house.marks) if ((mark & WITHHELD) !== 0) take(RENT_WITHHELD);
  }
  return left;
}

function spread(counts: readonly number[]): Kind[] {
  const cards: Kind[] = [];
  for (let kind = 0; kind < counts.length; kind++) for (let i = counts[kind]; i > 0; i--) cards.push(kind);
  return cards;
}

/** So many cards, those known and as many unseen ones as it takes, in any order. */
function fill(known: readonly number[], size: number, unseen: Kind[], rng: Rng): Kind[] {
  const cards = spread(known);
  while (cards.length < size) cards.push(unseen.pop()!);
  return shuffle(rng, cards);
}

/** Cards in a seat's hand and under its floors. */
export function poolSize(view: View, seat: number): number {
  let size = view.handSizes[seat];
  for (const house of view.street) if (house.owner === seat) size += house.floors.length;
  return size;
}

/** Floors first, but never of what comes from a supply (F-67); the rest into the hand. */
function dealPool(s: State, view: View, seat: number, dealt: readonly Kind[]): void {
  const isSupplied = (card: Kind): boolean => hasTrait(s, card, SUPPLIED);
  const cards = [...dealt.filter(isSupplied), ...dealt.filter((card) => !isSupplied(card))];
  view.street.forEach((house, number) => {
    if (house.owner === seat)
      for (let floor = 0; floor < house.floors.length; floor++) s.floors[number * MAX_FLOORS + floor] = cards.pop()!;
  });
  for (const card of cards) s.hands[seat * KINDS + card]++;
}

function markSeen(s: State, cards: readonly Kind[], known: readonly number[], observer: number): void {
  const left = known.slice();
  for (const card of cards) {
    s.pile.push(card);
    s.known.pile.push(left[card] > 0 ? 1 << observer : 0);
    if (left[card] > 0) left[card]--;
  }
}

function imagined(s: State, frame: Frame, view: View, rng: Rng): Frame {
  const copy = cloneFrame(frame);
  if (copy.kind === 'answer')
    copy.picks = copy.picks.map((pick, seat) => {
      if (pick !== HIDDEN) return pick;
      const picks = [PASS, ...ANSWERS[copy.deed].filter((card) => s.hands[seat * KINDS + card] > 0)];
      return picks[below(rng, picks.length)];
    });
  if (copy.kind === 'deal' && isBehindBack(copy, view)) proposeAnything(s, copy, rng);
  return copy;
}

/** L-91: whoever drafts knows the draft; of a proposal its partner knows too. */
const isBehindBack = (deal: FrameOf<Frame, 'deal'>, view: View): boolean =>
  view.variant.trade === 'any' && view.seat !== deal.by && (deal.stage === 'draft' || view.seat !== deal.with);

/** What two others negotiate concerns the viewer only once they agree: a card for some dollars will do, and for a draft
 *  often nothing yet. */
function proposeAnything(s: State, deal: FrameOf<Frame, 'deal'>, rng: Rng): void {
  if (deal.stage === 'draft' && below(rng, 2) === 0) return;
  const gives = s.handSizes[deal.by] > 0 && (s.handSizes[deal.with] === 0 || below(rng, 2) === 0);
  const cards = gives ? handOf(s, deal.by) : wantedFrom(s, deal);
  if (cards.length > 0) (gives ? deal.give : deal.want).push(cards[below(rng, cards.length)]);
  deal.pay = below(rng, s.money[deal.by] + s.money[deal.with] + 1) - s.money[deal.with];
}

/** Anything may be wanted of whoever has cards; but only one who holds what is wanted can have named another price. */
function wantedFrom(s: State, deal: FrameOf<Frame, 'deal'>): readonly Kind[] {
  if (deal.stage === 'counter' || s.handSizes[deal.with] === 0) return handOf(s, deal.with);
  const { tenants, others } = bookOf(s.variant);
  return [...tenants, ...others];
}

const handOf = (s: State, seat: number): Kind[] => spread(s.hands.slice(seat * KINDS, seat * KINDS + KINDS));
