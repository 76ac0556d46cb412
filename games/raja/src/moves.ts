import { ACTIONS, type Action, DISC_COUNT } from './actions.ts';
import { CHARACTERS, type Character } from './characters.ts';
import { PLACES, type Place, START, STOPS } from './maps/places.ts';
import { type DeedName, type Move, NONE } from './types.ts';

type Particulars = Partial<Omit<Move, 'do'>>;

// Interned: every move exists once, so enumerating allocates nothing; and one literal makes them all, so reading is fast.
const make = (deed: DeedName, of: Particulars): Move => ({
  do: deed,
  place: of.place ?? NONE,
  card: of.card ?? NONE,
  gift: of.gift ?? NONE,
  action: of.action ?? NONE,
  seat: of.seat ?? NONE,
  amount: of.amount ?? NONE,
});
const bare = (deed: DeedName): Move => make(deed, {});
const byPlace = (deed: DeedName, places: readonly Place[]): Move[] => {
  const moves: Move[] = [];
  for (const place of places) moves[place] = make(deed, { place });
  return moves;
};
const byCard = (deed: DeedName): Move[] => CHARACTERS.map((_, card: Character) => make(deed, { card }));
const byAmount = (deed: DeedName, count: number): Move[] =>
  Array.from({ length: count }, (_, amount) => make(deed, { amount }));

/** R-3 Nobody can bid more than the gold everyone begins with. */
export const STARTING_GOLD = 15;
const MOST_SEATS = 5;

const everywhere: Place[] = PLACES.map((_, place) => place);
const buildable = everywhere.filter((place) => place !== START);
const stops = everywhere.filter((place) => place < STOPS);
const scored = everywhere.filter((place) => place < START);

export const bid = byAmount('bid', STARTING_GOLD + 1);
export const pass = bare('pass');
export const disc = byAmount('disc', DISC_COUNT);
export const merchant = bare('merchant');
export const freeHouse = byPlace('free house', buildable);
export const freeLift = byPlace('free lift', buildable);
export const gold = bare('gold');
export const house = byPlace('house', buildable);
export const lift = byPlace('lift', buildable);
export const put = byPlace('put', buildable);
export const quarry = bare('quarry');
export const largePalace = bare('large palace');
export const smallPalace = bare('small palace');
export const governor = byPlace('governor', scored);
export const take = byCard('take');
/** By card wanted × number of characters + card given. */
export const swap = CHARACTERS.flatMap((_, card) => CHARACTERS.map((_, gift) => make('swap', { card, gift })));
export const seduce = Array.from({ length: MOST_SEATS }, (_, seat) => make('seduce', { seat }));
export const give = byCard('give');
export const travel = byPlace('travel', stops);
export const endTurn = bare('end turn');
export const yogi = bare('yogi');
export const marker = ACTIONS.map((_, action: Action) => make('marker', { action }));

export const alphabet: readonly Move[] = [
  ...bid,
  pass,
  ...disc,
  merchant,
  ...freeHouse,
  ...freeLift,
  gold,
  ...house,
  ...lift,
  ...put,
  quarry,
  largePalace,
  smallPalace,
  ...governor,
  ...take,
  ...swap.filter((move) => move.card !== move.gift),
  ...seduce,
  ...give,
  ...travel,
  endTurn,
  yogi,
  ...marker,
].filter((move) => move !== undefined);
