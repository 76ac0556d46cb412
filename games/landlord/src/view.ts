import type { Seat } from '@insula/kernel';
import { CARDS, KINDS, type Kind } from './cards.ts';
import { cloneFrame, cloneVariant } from './clone.ts';
import { knownBy } from './knowledge.ts';
import { currentRent } from './rules/rent.ts';
import { FRESH, MAX_FLOORS, PAID, ROOMS, rankOf, seatsAt, WITHHELD } from './street.ts';
import type { Frame, State, Variant } from './types.ts';
import { HIDDEN, PENDING, UNASKED } from './types.ts';

/** A house as it stands in the street. */
export interface HouseView {
  /** NOWHERE: a vacant lot. */
  readonly owner: Seat;
  /** The other sides of the floors from the ground up, HIDDEN where the viewer may not know. */
  readonly floors: readonly Kind[];
  readonly roof: Kind;
  readonly cover: Kind;
  readonly cellar: Kind;
  /** By place: who lives there, as in the street. */
  readonly tenants: readonly Kind[];
  /** By place: how many of its kind came before (L-57, F-42). */
  readonly ranks: readonly number[];
  /** By place: the current rent of whoever begins there (L-45), else 0. */
  readonly rents: readonly number[];
  /** By place: 1 if the rent is withheld, 2 more if the tenant arrived or acted this turn, 32 more if a Broker had the
   *  rent. */
  readonly marks: readonly number[];
}

/** A run of the pile that was shuffled for itself. */
export interface StretchView {
  readonly size: number;
  /** By kind: what the viewer knows to be in it. */
  readonly known: readonly number[];
}

export interface View {
  readonly seat: Seat | null;
  readonly variant: Variant;
  readonly money: readonly number[];
  /** By kind; null for whoever looks on. */
  readonly hand: readonly number[] | null;
  readonly handSizes: readonly number[];
  /** By seat and kind: what the viewer knows to be in that hand or under that seat's floors. */
  readonly known: readonly (readonly number[])[];
  readonly street: readonly HouseView[];
  /** From the top. */
  readonly pile: readonly StretchView[];
  readonly discards: readonly Kind[];
  /** How many are left of each kind in an open supply, as the book lists them. */
  readonly supply: readonly number[];
  readonly inPlay: readonly Kind[];
  readonly jailed: Seat;
  readonly turn: Seat;
  readonly first: Seat;
  readonly round: number;
  readonly earned: number;
  readonly spent: number;
  readonly bought: number;
  readonly site: number;
  readonly takenBack: boolean;
  readonly asked: readonly number[];
  readonly idle: number;
  readonly reshuffled: boolean;
  readonly turnsLeft: number;
  readonly rich: boolean;
  readonly ending: State['ending'];
  readonly stack: readonly Frame[];
}

/** L-11, built field by field from nothing: what is not named here is not seen. */
export function view(s: State, seat: Seat | null): View {
  const seats = seatsAt(s);
  const observer = seat ?? seats;
  return {
    seat,
    variant: cloneVariant(s.variant),
    money: s.money.slice(),
    hand: seat === null ? null : s.hands.slice(seat * KINDS, seat * KINDS + KINDS),
    handSizes: s.handSizes.slice(),
    known: s.money.map((_, pool) => CARDS.map((_, kind) => knownBy(s, observer, pool, kind))),
    street: s.owner.map((_, house) => houseSeen(s, house, seat)),
    pile: pileSeen(s, observer),
    discards: s.discards.slice(),
    supply: s.supply.slice(),
    inPlay: s.inPlay.slice(),
    jailed: s.jailed,
    turn: s.turn,
    first: s.first,
    round: s.round,
    earned: s.earned,
    spent: s.spent,
    bought: s.bought,
    site: s.site,
    takenBack: s.takenBack,
    asked: s.asked.slice(),
    idle: s.idle,
    reshuffled: s.reshuffled,
    turnsLeft: s.turnsLeft,
    rich: s.rich,
    ending: s.ending,
    stack: s.stack.map((frame) => frameSeen(s, frame, seat)),
  };
}

function houseSeen(s: State, house: number, viewer: Seat | null): HouseView {
  const floors = s.floors.slice(house * MAX_FLOORS, house * MAX_FLOORS + s.height[house]);
  const start = house * ROOMS;
  return {
    owner: s.owner[house],
    floors: viewer !== null && s.owner[house] === viewer ? floors : floors.map(() => HIDDEN),
    roof: s.roof[house],
    cover: s.cover[house],
    cellar: s.cellar[house],
    tenants: s.tenant.slice(start, start + ROOMS),
    ranks: s.mark.slice(start, start + ROOMS).map((_, place) => rankOf(s, start + place)),
    rents: s.tenant.slice(start, start + ROOMS).map((kind, place) => (kind < 0 ? 0 : currentRent(s, start + place))),
    marks: s.mark.slice(start, start + ROOMS).map((mark) => mark & (WITHHELD | FRESH | PAID)),
  };
}

function pileSeen(s: State, observer: number): StretchView[] {
  const stretches: StretchView[] = [];
  let start = 0;
  for (const size of s.stretches) {
    const known = new Array<number>(KINDS).fill(0);
    for (let i = start; i < start + size; i++) if ((s.known.pile[i] >> observer) & 1) known[s.pile[i]]++;
    stretches.unshift({ size, known });
    start += size;
  }
  return stretches;
}

/** A secret answer is seen by whoever gave it (L-92), a private proposal by the two it concerns (L-91). */
function frameSeen(s: State, frame: Frame, viewer: Seat | null): Frame {
  const seen = cloneFrame(frame);
  if (seen.kind === 'answer')
    seen.picks = seen.picks.map((pick, seat) => (seat === viewer || pick === PENDING || pick === UNASKED ? pick : HIDDEN));
  if (seen.kind === 'deal' && s.variant.trade === 'any' && !isParty(seen, viewer)) {
    seen.give = [];
    seen.want = [];
    seen.pay = 0;
  }
  return seen;
}

/** The partner learns of a proposal when it is made, not while it is drafted. */
const isParty = (deal: { by: Seat; with: Seat; stage: string }, viewer: Seat | null): boolean =>
  viewer !== null && (viewer === deal.by || (viewer === deal.with && deal.stage !== 'draft'));
