import type { View } from '@insula/landlord';
import { CARDS, type CardName, factsOf, ROOMS, roomName } from '@insula/landlord/face';
import type { Choice } from '../../choose/narrow.ts';
import type { Seen } from '../table.ts';

/** What is being looked for in the street: which spots will do, and for whom. */
export interface Aim {
  readonly choices: readonly Choice[];
  readonly spots: ReadonlySet<string>;
  readonly isForHouses: boolean;
  /** The tenant who looks for a room, and where it lives now. */
  readonly tenant: CardName | null;
  readonly from: number | null;
}

/** Decisions in which somebody or some house is picked without a card. */
const PICKING: readonly string[] = ['go', 'leave', 'strike', 'examine'];

export const isAsked = ({ seat, awaited }: Pick<Seen<View>, 'seat' | 'awaited'>): boolean =>
  seat !== null && awaited.includes(seat);

/** Null: nothing is being looked for. */
export function aimOf(seen: Pick<Seen<View>, 'view' | 'chooser' | 'seat' | 'awaited'>): Aim | null {
  const { view, chooser } = seen;
  const frame = view.stack.at(-1);
  if (frame === undefined || !isAsked(seen)) return null;
  const { card } = chooser.picked;
  if (card === undefined && !PICKING.includes(frame.kind)) return null;
  const choices = (card === undefined ? asked(chooser.choices) : chooser.left).filter(
    ({ parts }) => parts.spot !== undefined,
  );
  const spots = new Set(choices.map(({ parts }) => parts.spot));
  const isForHouses = [...spots].some((spot) => spot.startsWith('house '));
  return { choices, spots, isForHouses, ...whoLooks(view, card as CardName | undefined, choices) };
}

/** While a Monster looks for a room, the room of somebody who may travel would look like one for it. */
function asked(choices: readonly Choice[]): readonly Choice[] {
  const rooms = choices.filter(({ move }) => move.startsWith(MONSTER));
  return rooms.length > 0 ? rooms : choices;
}
const MONSTER = 'place monster';

function whoLooks(
  view: View,
  card: CardName | undefined,
  choices: readonly Choice[],
): { readonly tenant: CardName | null; readonly from: number | null } {
  const frame = view.stack.at(-1);
  if (frame?.kind === 'go') {
    const kind = view.street[Math.floor(frame.room / ROOMS)].tenants[frame.room % ROOMS];
    return { tenant: CARDS[kind] ?? null, from: frame.room };
  }
  const placed = card ?? (choices.some(({ move }) => move.startsWith(MONSTER)) ? 'monster' : null);
  const isTenant = placed !== null && factsOf(view.variant, placed).type === 'tenant';
  return { tenant: isTenant ? placed : null, from: null };
}

export const roomSpot = (house: number, place: number): string => `room ${roomName(house * ROOMS + place)}`;
export const houseSpot = (house: number): string => `house ${house + 1}`;

/** Plays the one move that is meant by a spot; asks further where there are several; and lets the rules say why not where
 *  there is none. */
export function choose({ chooser }: Seen<View>, aim: Aim, spot: string): void {
  const meant = aim.choices.filter(({ parts }) => parts.spot === spot);
  if (meant.length === 1) chooser.play(meant[0].move);
  else chooser.pick({ spot });
}

/** Whose street is on the stage: the one looked at, or the only one in which something can be picked. */
export const stagedSeat = (seen: Seen<View>, aim: Aim | null): number =>
  seen.looks.street === undefined ? ownOrOnly(seen, aim) : Number(seen.looks.street);

/** What to look at to be at home again: also where the only room there is has brought somebody away. */
export function homeOf(seen: Pick<Seen<View>, 'view' | 'seat'>, aim: Aim | null): string | null {
  const mine = mineOf(seen);
  return ownOrOnly(seen, aim) === mine ? null : String(mine);
}

/** Whose street is at the front for whoever looks. */
export const mineOf = ({ view, seat }: Pick<Seen<View>, 'view' | 'seat'>): number => seat ?? view.turn;

/** Whether the tenant who looks for a room finds one, but none of the viewer's. */
export function isElsewhere(seen: Pick<Seen<View>, 'view' | 'chooser' | 'seat' | 'awaited'>): boolean {
  const aim = aimOf(seen);
  if (aim === null || aim.tenant === null) return false;
  const owners = [...aim.spots].flatMap(ownerOf(seen.view));
  return owners.length > 0 && !owners.includes(mineOf(seen));
}

function ownOrOnly(seen: Pick<Seen<View>, 'view' | 'seat'>, aim: Aim | null): number {
  const mine = mineOf(seen);
  if (aim === null || aim.spots.size === 0) return mine;
  const owners = [...aim.spots].flatMap(ownerOf(seen.view));
  return owners.includes(mine) || owners.length === 0 || aim.spots.has('lot') ? mine : owners[0];
}

/** The landlord of a spot, if it is in the street. */
export const ownerOf =
  (view: View) =>
  (spot: string): number[] => {
    const found = /^(?:room|house) (\d+)/.exec(spot);
    return found === null ? [] : [view.street[Number(found[1]) - 1].owner];
  };
