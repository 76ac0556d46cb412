import type { Refusal } from '@insula/kernel';

const all: Refusal[] = [];
function no(rule: string, code: string): Refusal {
  const refusal: Refusal = { rule, code };
  all.push(refusal);
  return refusal;
}
/** For the test that all have words. */
export const refusals: readonly Refusal[] = all;

export const WRONG_SEATS = no('L-10', 'seats');
export const OVER = no('L-80', 'over');
export const NOT_ASKED = no('L-22', 'not-asked');
export const NOT_AN_ANSWER = no('L-22', 'not-an-answer');
export const NO_CARD = no('L-22', 'no-card');

export const NOT_DEAREST = no('L-20', 'not-dearest');
export const NOT_SQUATTED = no('L-20', 'not-squatted');
export const MUST_EXAMINE = no('L-20', 'must-examine');
export const MUST_LEAVE = no('L-20', 'must-leave');
export const HOME_FIRST = no('L-20', 'home-first');
export const NOT_JAILED = no('L-78', 'not-jailed');
export const BAIL_FIRST = no('L-78', 'bail-first');
export const JAIL_CARDS_IN_PLAY = no('L-78', 'jail-cards-in-play');
export const TOO_POOR = no('L-73', 'too-poor');

export const BUY_LAST = no('L-24', 'buy-last');
export const BEYOND_INCOME = no('L-24', 'beyond-income');
export const PILE_EMPTY = no('L-24', 'pile-empty');

export const UNFINISHED = no('L-30', 'unfinished');
export const FULL_HEIGHT = no('L-30', 'full-height');
export const NO_SITE = no('L-30', 'no-site');
export const ALREADY_TAKEN_BACK = no('L-30', 'already-taken-back');
export const KEEP_A_ROOF = no('L-30', 'keep-a-roof');
export const NO_FINISH = no('L-31', 'no-finish');
export const NOT_OVER_ROOF = no('L-33', 'not-over-roof');
export const FLAT_NOT_OVER_ROOF = no('L-34', 'flat-not-over-roof');
export const ROOF_CHANGED = no('L-34', 'roof-changed');
export const HAS_CELLAR = no('L-35', 'has-cellar');
export const NO_RENOVATION = no('L-36', 'no-renovation');
export const NOTHING_TO_RENOVATE = no('L-36', 'nothing-to-renovate');
export const NOTHING_TO_COVER = no('L-36', 'nothing-to-cover');

export const NO_DEAL_WITH_YOURSELF = no('L-37', 'yourself');
export const ASKED_ENOUGH = no('L-37', 'asked-enough');
export const NOTHING_TO_PAY = no('L-37', 'nothing-to-pay');
export const ONLY_ROOFS = no('L-37', 'only-roofs');
export const MORE_THAN_YOU_HAVE = no('L-37', 'more-than-you-have');
export const MORE_THAN_THEY_HAVE = no('L-37', 'more-than-they-have');
export const SAME_PRICE = no('L-37', 'same-price');
export const NOT_TRADED = no('L-37', 'not-traded');
export const NO_SUCH_OFFER = no('L-37', 'no-such-offer');
export const NO_SUCH_PROPOSAL = no('L-91', 'no-such-proposal');
export const PROPOSED_ENOUGH = no('L-91', 'proposed-enough');
export const IN_ORDER = no('L-91', 'in-order');
export const TOO_MANY = no('L-91', 'too-many');
export const PRICE_SET = no('L-91', 'price-set');
export const NOTHING_OFFERED = no('L-91', 'nothing-offered');
export const ON_OFFER = no('L-91', 'on-offer');

export const NO_BUILDING = no('L-40', 'no-building');
export const NOBODY_ON_THE_WAY = no('L-40', 'nobody-on-the-way');
export const NO_APARTMENT = no('L-40', 'no-apartment');
export const LIVES_THERE = no('L-46', 'lives-there');
export const OCCUPIED = no('L-40', 'occupied');
export const NEEDS_TWO = no('L-40', 'needs-two');
export const NO_TENANT_CARD = no('L-40', 'no-tenant-card');
export const TOO_HIGH = no('L-41', 'too-high');
export const SQUATTED = no('L-42', 'squatted');
export const NOT_ALONE = no('L-51', 'not-alone');
export const FREAKS_HERE = no('L-51', 'freaks-here');
export const TOO_FAR_UP = no('L-55', 'too-far-up');

export const ANOTHER_BUILDING = no('L-52', 'another-building');
export const NOWHERE_TO_GO = no('L-52', 'nowhere-to-go');
export const NOT_DRIVEN_OUT = no('L-52', 'not-driven-out');
export const MUSICIANS_STAY = no('L-52', 'musicians-stay');
export const NO_MOTHER = no('L-53', 'no-mother');
export const NOT_YOUR_TENANT = no('L-53', 'not-your-tenant');
export const MOTHERS_IN_PLAY = no('L-53', 'mothers-in-play');
export const JUST_ARRIVED = no('L-53', 'just-arrived');
export const NO_PLACE_FOR_MOTHER = no('L-53', 'no-place-for-mother');

export const NOTHING_TO_DEMOLISH = no('L-60', 'nothing-to-demolish');
export const CANNOT_CLEAR = no('L-60', 'cannot-clear');
export const BLOCKS_THE_REST = no('L-60', 'blocks-the-rest');
export const COMES_DOWN = no('L-60', 'comes-down');
export const NOT_THIS_HOUSE = no('L-60', 'not-this-house');
export const NOTHING_TO_BOMB = no('L-61', 'nothing-to-bomb');
export const NOT_THEIRS = no('L-62', 'not-theirs');
export const NOTHING_TO_TURN = no('L-62', 'nothing-to-turn');
export const HOUSE_OR_TENANT = no('L-62', 'house-or-tenant');
export const NO_TENANT = no('L-63', 'no-tenant');
export const NOTHING_TO_EVICT = no('L-64', 'nothing-to-evict');
export const NOBODY_TO_MOVE = no('L-65', 'nobody-to-move');
export const ONLY_BY_MOVE = no('L-65', 'only-by-move');
export const NOBODY_TO_WITHHOLD = no('L-67', 'nobody-to-withhold');
export const ALREADY_WITHHELD = no('L-67', 'already-withheld');
export const PAYS_NOTHING = no('L-67', 'pays-nothing');
export const NOT_ON_TOP = no('L-68', 'not-on-top');
export const NO_SQUATTERS = no('L-71', 'no-squatters');
export const NOT_YOURS = no('L-71', 'not-yours');
export const NO_ANSWER_TO_IT = no('L-74', 'no-answer-to-it');
export const NOTHING_TO_ANSWER = no('L-74', 'nothing-to-answer');

export const NO_TRADE = no('L-37', 'no-trade');
export const ROOF_TOO_DEAR = no('F-21', 'roof-too-dear');
export const NO_ROOF_LEFT = no('F-25', 'no-roof-left');
export const NEVER_A_FLOOR = no('F-67', 'never-a-floor');
export const IMMUNE_TO_MURDER = no('F-41', 'immune-to-murder');
export const MOTHERS_STAY = no('F-45', 'mothers-stay');
export const NEEDS_EXPANSION = no('F-48', 'needs-expansion');
export const ONLY_UNDER_THE_SKY = no('F-51', 'only-under-the-sky');
export const NO_NOMAD = no('F-50', 'no-nomad');
export const NOT_YOUR_NOMAD = no('F-50', 'not-your-nomad');
export const NO_PLACE_FOR_NOMAD = no('F-50', 'no-place-for-nomad');
export const MOVED_ALREADY = no('F-50', 'moved-already');
export const NOMADS_GO_FIRST = no('F-50', 'nomads-go-first');
export const NO_SCIENTIST = no('F-51', 'no-scientist');
export const MUST_CREATE = no('F-51', 'must-create');
export const TAVERN_TOO_FAR_UP = no('F-53', 'tavern-too-far-up');
export const TOO_DEAR_FOR_TAVERN = no('F-53', 'too-dear-for-tavern');
export const TOO_DEAR_FOR_LANDLORD = no('F-53', 'too-dear-for-landlord');
export const FITS_THE_TAVERN = no('F-53', 'fits-the-tavern');
export const NOT_THIS_LANDLORD = no('F-53', 'not-this-landlord');
export const AWAY_FROM_TAVERN = no('F-53', 'away-from-tavern');

/** The same refusals as another edition cites them: still constants. */
export function citedBy(clauses: { readonly [clauseOrCode: string]: string }): (refusal: Refusal | null) => Refusal | null {
  const own = new Map(all.map((refusal) => [refusal, cited(refusal, clauses)]));
  return (refusal) => (refusal === null ? null : (own.get(refusal) ?? refusal));
}

function cited(refusal: Refusal, clauses: { readonly [clauseOrCode: string]: string }): Refusal {
  const rule = clauses[refusal.code] ?? clauses[refusal.rule] ?? refusal.rule;
  return rule === refusal.rule ? refusal : { rule, code: refusal.code };
}
