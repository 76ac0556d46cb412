import type { Refusal } from '@insula/kernel';

const no = (rule: string, code: string): Refusal => ({ rule, code });

export const OVER = no('R-70', 'over');
export const NOT_ASKED = no('R-32', 'not-asked');
export const NOT_NOW = no('R-32', 'not-now');
export const CHOSEN_TOGETHER = no('R-31', 'chosen-together');
export const SEATS = no('R-61', 'seats');

export const NOT_FREE = no('R-10', 'not-free');
export const NO_YOGI = no('R-26', 'no-yogi');
export const VILLAGE_FULL = no('R-1', 'village-full');
export const VILLAGES_ONLY = no('R-11', 'villages-only');

export const NOT_MERCHANT = no('R-21', 'not-merchant');
export const NOT_ENTREPRENEUR = no('R-24', 'not-entrepreneur');
export const NOT_YOGI = no('R-81', 'not-yogi');
export const POWER_USED = no('R-55', 'power-used');

export const NO_ACTION = no('R-32', 'no-action');
export const CITY_FIRST = no('R-42', 'city-first');
export const NO_HOUSE_THERE = no('R-43', 'no-house-there');
export const NOTHING_LIFTED = no('R-43', 'nothing-lifted');
export const SAME_PLACE = no('R-43', 'same-place');
export const NOWHERE_TO_PUT = no('R-43', 'nowhere-to-put');
export const QUARRY_EMPTY = no('R-44', 'quarry-empty');
export const LOWEST_SQUARE = no('R-47', 'lowest-square');
export const TAKE_A_FREE_ONE = no('R-55', 'not-free');
export const OWN_CHARACTER = no('R-55', 'own-character');

export const START_CITY = no('R-50', 'start-city');
export const ARCHITECT_ELSEWHERE = no('R-50', 'architect-elsewhere');
export const NO_SUPPLY = no('R-50', 'no-supply');
export const TOO_POOR = no('R-50', 'too-poor');
export const NO_PALACE_LEFT = no('R-3', 'no-palace-left');
export const CENTRE_TAKEN = no('R-1', 'centre-taken');
export const NO_OUTER_SITE = no('R-1', 'no-outer-site');

export const NO_ROAD = no('R-51', 'no-road');
export const ROAD_BROKEN = no('R-51', 'road-broken');
export const TOLL_TOO_HIGH = no('R-51', 'toll-too-high');
export const ENTERED_BEFORE = no('R-51', 'entered-before');

export const STOCK_EMPTY = no('R-81', 'stock-empty');
export const NO_MARKER = no('R-82', 'no-marker');
export const MARKER_USED = no('R-82', 'marker-used');
export const NO_CHARACTER_BY_MARKER = no('R-82', 'no-character-by-marker');

export const NO_AUCTION = no('R-85', 'no-auction');
export const WIN_FIRST = no('R-85', 'win-first');
export const BID_TOO_LOW = no('R-85', 'bid-too-low');
export const BID_TOO_HIGH = no('R-85', 'bid-too-high');
export const NO_RIVALS = no('R-85', 'no-rivals');
export const OPENER_MUST_BID = no('R-85', 'opener-must-bid');

export const ONE_CHARACTER = no('R-90', 'one-character');
export const FREE_FIRST = no('R-90', 'free-first');
export const SWAP_OR_SEDUCE = no('R-90', 'swap-or-seduce');
export const NOT_SEDUCED = no('R-90', 'not-seduced');
export const NOT_YOUR_CARD = no('R-90', 'not-your-card');
export const HAS_NO_MORE = no('R-90', 'has-no-more');
