import type { Seat } from '@insula/kernel';
import type { Kind } from './cards.ts';
import type { RentLine } from './rules/rent.ts';
import type { Ending, House, Room } from './types.ts';

/** What happened, as those who may know it are told. A card that is null is one the audience does not see. `seat` did
 *  it or it happened to them; `other` is the seat across. */
export type Event =
  | {
      readonly is: 'turn' | 'stayed' | 'examined' | 'passed' | 'chosen' | 'questioned' | 'jailed' | 'freed';
      readonly seat: Seat;
    }
  | {
      readonly is: 'unanswered' | 'withdrew' | 'refused' | 'missed' | 'finished-playing' | 'finished-buying';
      readonly seat: Seat;
    }
  | { readonly is: 'bailed'; readonly seat: Seat; readonly dollars: number }
  /** Chosen to leave, and what became of tenants. */
  | { readonly is: 'leaving' | 'took-in' | 'expelled'; readonly seat: Seat; readonly card: Kind; readonly room: Room }
  | {
      readonly is: 'murdered' | 'survived' | 'went-under' | 'went-out' | 'went-back' | 'reported';
      readonly card: Kind;
      readonly room: Room;
    }
  | { readonly is: 'lapsed'; readonly room: Room }
  | { readonly is: 'sent-under' | 'sent-away'; readonly seat: Seat; readonly card: Kind; readonly room: Room }
  | { readonly is: 'moved' | 'sent'; readonly seat: Seat; readonly card: Kind; readonly room: Room; readonly to: Room }
  | { readonly is: 'placed' | 'announced' | 'repelled'; readonly seat: Seat; readonly card: Kind; readonly to: Room }
  /** Building. */
  | { readonly is: 'laid'; readonly seat: Seat; readonly house: House; readonly card: Kind | null }
  | { readonly is: 'roofed' | 'renovated'; readonly seat: Seat; readonly house: House; readonly card: Kind }
  | { readonly is: 'taken-back'; readonly seat: Seat; readonly house: House }
  /** Actions. */
  | { readonly is: 'aimed-at-house'; readonly seat: Seat; readonly card: Kind; readonly house: House }
  | {
      readonly is: 'aimed-at-tenant';
      readonly seat: Seat;
      readonly card: Kind;
      readonly tenant: Kind;
      readonly room: Room;
    }
  | { readonly is: 'left-jail' | 'answered' | 'recycled'; readonly seat: Seat; readonly card: Kind }
  | { readonly is: 'struck-house'; readonly seat: Seat; readonly house: House }
  | { readonly is: 'struck-tenant'; readonly seat: Seat; readonly tenant: Kind; readonly room: Room }
  | {
      readonly is: 'bombed' | 'bombed-out' | 'evicted' | 'demolished';
      readonly seat: Seat;
      readonly house: House;
      readonly cards: readonly Kind[];
    }
  | { readonly is: 'fee' | 'brokered'; readonly seat: Seat; readonly other: Seat; readonly dollars: number }
  /** `other` was paid by the bank. */
  | { readonly is: 'brokered-by-bank'; readonly other: Seat; readonly dollars: number }
  /** Money and cards. */
  | { readonly is: 'bought-roof'; readonly seat: Seat; readonly card: Kind; readonly dollars: number }
  | { readonly is: 'fare'; readonly seat: Seat; readonly dollars: number }
  | { readonly is: 'collected'; readonly seat: Seat; readonly dollars: number; readonly lines: readonly RentLine[] }
  | { readonly is: 'bought'; readonly seat: Seat; readonly dollars: number; readonly card: Kind | null }
  | { readonly is: 'reshuffled'; readonly count: number }
  | { readonly is: 'exhausted' | 'stalled' }
  /** Deals. */
  | { readonly is: 'asked' | 'proposed'; readonly seat: Seat; readonly other: Seat }
  | { readonly is: 'wanted'; readonly seat: Seat; readonly other: Seat; readonly card: Kind }
  | { readonly is: 'offered'; readonly seat: Seat; readonly other: Seat; readonly card: Kind; readonly dollars: number }
  | { readonly is: 'countered'; readonly seat: Seat; readonly other: Seat; readonly dollars: number }
  | {
      readonly is: 'drafted' | 'proposal' | 'traded';
      readonly seat: Seat;
      readonly other: Seat;
      readonly give: readonly Kind[];
      readonly want: readonly Kind[];
      readonly dollars: number;
    }
  | { readonly is: 'over'; readonly ending: Ending };
