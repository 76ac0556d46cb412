import type { Seat } from '@insula/kernel';
import { KINDS, type Kind, noCards } from './cards.ts';
import { cloneFrame, cloneVariant } from './clone.ts';
import { knownBy } from './knowledge.ts';
import { rentAmong } from './rules/rent.ts';
import { FRESH, MAX_FLOORS, PAID, ROOMS, rankOf, seatsAt, traitsIn, WITHHELD } from './street.ts';
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
    known: s.money.map((_, pool) => poolSeen(s, observer, pool)),
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

function poolSeen(s: State, observer: number, pool: Seat): number[] {
  const known = noCards(1);
  for (let kind = 0; kind < KINDS; kind++) known[kind] = knownBy(s, observer, pool, kind);
  return known;
}

function houseSeen(s: State, house: number, viewer: Seat | null): HouseView {
  const floors = s.floors.slice(house * MAX_FLOORS, house * MAX_FLOORS + s.height[house]);
  const start = house * ROOMS;
  const traits = traitsIn(s, house);
  const ranks = NO_ROOMS.slice();
  const rents = NO_ROOMS.slice();
  const marks = NO_ROOMS.slice();
  for (let place = 0; place < ROOMS; place++) {
    const room = start + place;
    if (s.tenant[room] < 0) continue;
    ranks[place] = rankOf(s, room);
    rents[place] = rentAmong(s, room, traits, null);
    marks[place] = s.mark[room] & (WITHHELD | FRESH | PAID);
  }
  return {
    owner: s.owner[house],
    floors: viewer !== null && s.owner[house] === viewer ? floors : floors.fill(HIDDEN),
    roof: s.roof[house],
    cover: s.cover[house],
    cellar: s.cellar[house],
    tenants: s.tenant.slice(start, start + ROOMS),
    ranks,
    rents,
    marks,
  };
}

/** By place, nothing anywhere. Copied, as many times as there are houses. */
const NO_ROOMS: readonly number[] = new Array<number>(ROOMS).fill(0);

function pileSeen(s: State, observer: number): StretchView[] {
  const stretches: StretchView[] = [];
  let start = 0;
  for (const size of s.stretches) {
    const known = noCards(1);
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
