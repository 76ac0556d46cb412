import type { View } from '@insula/landlord';
import { CARDS, type CardName, factsOf, kindOf } from '@insula/landlord/face';
import type { Parts, Slot } from '../../choose/narrow.ts';

export const slots: readonly Slot[] = [
  { name: 'card', fine: false },
  { name: 'spot', fine: false },
  { name: 'way', fine: false },
];

/** The card that a deed plays without saying so. */
const IMPLIED: { readonly [verb: string]: CardName } = {
  bomb: 'bomb',
  move: 'move',
  withhold: 'rent-withheld',
  murder: 'murder',
  remove: 'police',
};

/** A place as it is written: `3/2` is a room, `3` a house. */
const spotOf = (place: string): string => (place.includes('/') ? `room ${place}` : `house ${place}`);

/** The game's notation, taken apart: see `notation.ts` of the game for its forms. */
export function parts(move: string): Parts {
  const [verb, one, two] = move.split(' ');
  switch (verb) {
    case 'lay':
      return { card: one, spot: 'lot' };
    case 'roof':
      return { card: one, spot: 'top' };
    case 'renovate':
    case 'place':
      return { card: one, spot: spotOf(two) };
    case 'demolish':
    case 'evict':
      return { card: one, spot: spotOf(two), way: verb };
    case 'leave-jail':
      return { card: one, spot: 'jail' };
    case 'recycle':
      return { card: verb, spot: 'discards' };
    case 'take-in':
    case 'shift':
    case 'leave':
      return { spot: spotOf(one), way: verb };
    case 'to':
    case 'strike':
      return { spot: spotOf(one) };
    case 'under':
      return { spot: 'pile' };
    case 'ask':
      return { spot: `seat ${one}` };
    case 'answer':
      return { card: one };
    default:
      return verb in IMPLIED ? { card: IMPLIED[verb], spot: spotOf(one) } : {};
  }
}

/** What somebody tried, spelt so that the rules can say why not. */
export function tried({ card, spot }: Parts, view: View): string | null {
  const frame = view.stack.at(-1);
  if (spot === undefined || frame === undefined) return null;
  const place = spot.split(' ')[1];
  switch (frame.kind) {
    case 'go':
      return spot === 'pile' ? 'under' : `to ${roomFor(place)}`;
    case 'leave':
    case 'examine':
      return `leave ${roomFor(place)}`;
    case 'strike':
      return `strike ${frame.deed === 'bomb' ? houseFor(place) : roomFor(place)}`;
    case 'play':
      return card === undefined ? null : played(card as CardName, spot, view);
    default:
      return null;
  }
}

const houseFor = (place: string): string => place.split('/')[0];
const roomFor = (place: string): string => (place.includes('/') ? place : `${place}/1`);

const ON_HOUSES: { readonly [card: string]: string } = {
  bomb: 'bomb',
  demolition: 'demolish demolition',
  eviction: 'evict eviction',
  politics: 'evict politics',
};
const ON_TENANTS: { readonly [card: string]: string } = {
  move: 'move',
  'rent-withheld': 'withhold',
  murder: 'murder',
  police: 'remove',
};

function played(card: CardName, spot: string, { variant }: View): string | null {
  if (spot === 'lot') return `lay ${card}`;
  if (spot === 'top') return `roof ${card}`;
  if (spot === 'jail') return `leave-jail ${card}`;
  const place = spot.split(' ')[1];
  const { type } = factsOf(variant, card);
  if (type === 'tenant') return `place ${card} ${roomFor(place)}`;
  if (type === 'building') return `renovate ${card} ${houseFor(place)}`;
  if (card in ON_HOUSES) return `${ON_HOUSES[card]} ${houseFor(place)}`;
  return card in ON_TENANTS ? `${ON_TENANTS[card]} ${roomFor(place)}` : null;
}

/** The kinds in a hand, in printed order, and how many of each. */
export const kindsIn = (hand: readonly number[]): readonly { readonly card: CardName; readonly count: number }[] =>
  CARDS.map((card) => ({ card, count: hand[kindOf(card)] })).filter(({ count }) => count > 0);
