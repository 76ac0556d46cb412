import { type Phrase, type PhraseValue, phrase } from '@insula/kernel';
import { CARDS, type Kind } from './cards.ts';
import type { Event } from './events.ts';
import { inDollars } from './money.ts';
import { placeName } from './notation.ts';
import { houseOf, placeOf } from './street.ts';
import type { Frame, Move, Room } from './types.ts';
import type { View } from './view.ts';

const cardWord = (card: Kind): PhraseValue => ({ word: `card.${CARDS[card]}` });
const seatValue = (seat: number): PhraseValue => ({ seat });

/** A flat, by its house and floor: as somebody's place (`at`), and as a thing (`floor`). */
const flatValues = (room: Room): { readonly [name: string]: PhraseValue } => ({
  house: houseOf(room) + 1,
  floor: floorWord(room),
  at: atWord(room),
});
const atWord = (room: Room): PhraseValue => ({ word: `at.${placeName(placeOf(room))}` });
const floorWord = (room: Room): PhraseValue => ({ word: `floor.${placeName(placeOf(room))}` });

/** What is asked, by what is pending. */
export function ask(view: View): Phrase {
  const top = view.stack[view.stack.length - 1];
  return top === undefined ? phrase('ask.over') : asked(top, view.variant.answers === 'anyone');
}

function asked(f: Frame, ofAll: boolean): Phrase {
  switch (f.kind) {
    case 'play':
    case 'buy':
    case 'examine':
      return phrase(`ask.${f.kind}`, { seat: seatValue(f.seat) });
    case 'answer':
      return phrase(`ask.answer.${f.deed}${ofAll ? '.anyone' : ''}`, { seat: seatValue(f.hit) });
    case 'strike':
      return phrase('ask.strike', { seat: seatValue(f.by), whom: seatValue(f.attacker) });
    case 'go':
      return phrase(`ask.go.${f.why}`, { seat: seatValue(f.by), ...flatValues(f.room) });
    case 'leave':
      return phrase(`ask.leave.${f.why}`, { seat: seatValue(f.by), house: f.house + 1 });
    case 'deal':
      return phrase(`ask.deal.${f.stage}`, { seat: seatValue(f.by), whom: seatValue(f.with) });
    default:
      return phrase('ask.wait');
  }
}

export function sayMove(move: Move, view: View): Phrase {
  const values: { [name: string]: PhraseValue } = {};
  if (move.card >= 0) values.card = cardWord(move.card);
  if (move.house >= 0) values.house = move.house + 1;
  if (move.room >= 0) Object.assign(values, flatValues(move.room));
  if (move.seat >= 0) values.seat = seatValue(move.seat);
  if (move.amount >= 0) values.dollars = inDollars(view, move.amount);
  return phrase(`move.${move.do}${mannerOf(move, view)}`, values);
}

/** A tenant is struck in other words than a house, and a price is named back in other words than it was offered: who pays it
 *  then is the other one. */
function mannerOf(move: Move, { stack }: View): string {
  if (move.do === 'strike' && move.room >= 0) return '.tenant';
  const top = stack[stack.length - 1];
  const isSum = move.do === 'pay' || move.do === 'charge';
  return isSum && top?.kind === 'deal' && top.stage === 'answer' ? '.back' : '';
}

export function sayEvent(event: Event): Phrase {
  const values: { [name: string]: PhraseValue } = {};
  if ('seat' in event) values.seat = seatValue(event.seat);
  if ('other' in event) values.whom = seatValue(event.other);
  if ('card' in event && event.card !== null) values.card = cardWord(event.card);
  if ('tenant' in event) values.tenant = cardWord(event.tenant);
  if ('house' in event) values.house = event.house + 1;
  if ('room' in event) Object.assign(values, flatValues(event.room));
  if ('to' in event)
    Object.assign(values, { toHouse: houseOf(event.to) + 1, toFloor: floorWord(event.to), toAt: atWord(event.to) });
  if ('dollars' in event) values.dollars = Math.abs(event.dollars);
  if ('count' in event) values.count = event.count;
  if ('cards' in event) cardList(values, 'cards', event.cards);
  if ('give' in event) cardList(values, 'give', event.give);
  if ('want' in event) cardList(values, 'want', event.want);
  if ('give' in event || event.is === 'countered') values.flow = flowOf(event.dollars);
  if ('ending' in event) values.ending = { word: `ending.${event.ending}` };
  const unseen = 'card' in event && event.card === null ? '.unseen' : '';
  return phrase(`event.${event.is}${unseen}`, values);
}

/** L-91: dollars go with the cards, or come back for them. */
const flowOf = (dollars: number): PhraseValue => (dollars > 0 ? 'out' : dollars < 0 ? 'back' : 'none');

/** A list, each with its article, and how many are in it: an empty list needs other words. */
function cardList(values: { [name: string]: PhraseValue }, name: string, cards: readonly Kind[]): void {
  values[name] = { list: cards.map((card) => ({ word: `a.card.${CARDS[card]}` })) };
  values[`${name}Count`] = cards.length;
}
