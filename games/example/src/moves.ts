import { CARDS } from './cards.ts';
import { MAX_BID, MAX_LANTERN, MAX_PRICE } from './state.ts';
import { type Deed, type Move, NONE } from './types.ts';

/** Every move exists once, here: enumerating allocates nothing, and equality is identity. */
const move = (deed: Deed, seat = NONE, card = NONE, amount = NONE): Move => ({ do: deed, seat, card, amount });
const toEach = (deed: Deed, card = NONE): readonly Move[] => [0, 1, 2, 3].map((seat) => move(deed, seat, card));
const withEach = (deed: Deed): readonly Move[] => CARDS.map((_, card) => move(deed, NONE, card));
/** Amounts from 1, found under their own number: the first entry is empty. */
const upTo = (deed: Deed, most: number): readonly Move[] =>
  Array.from({ length: most + 1 }, (_, amount) => move(deed, NONE, NONE, amount));

export const lantern = upTo('lantern', MAX_LANTERN);
export const rest = move('rest');
export const draw = move('draw');
export const build = withEach('build');
export const cart = withEach('cart');
export const auction = withEach('auction');
/** By card, then by buyer. */
export const offer = CARDS.map((_, card) => toEach('offer', card));
export const leak = toEach('leak');
export const bid = upTo('bid', MAX_BID);
export const pass = move('pass');
export const price = upTo('price', MAX_PRICE);
export const take = move('take');
export const decline = move('decline');
export const plumber = move('plumber');
export const warden = move('warden');
export const alibi = move('alibi');
export const ownUp = move('own-up');
export const gossip = toEach('gossip');

/** All of them, in rulebook order. */
export const alphabet: readonly Move[] = [
  ...lantern.slice(1),
  ...[rest, draw, ...build, ...cart, ...auction, ...offer.flat(), ...leak],
  ...[...bid.slice(1), pass],
  ...[...price.slice(1), take, decline],
  ...[plumber, warden, alibi, ownUp],
  ...gossip,
];
