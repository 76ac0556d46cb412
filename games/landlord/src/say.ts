import { type Phrase, type PhraseValue, phrase } from '@insula/kernel';
import { CARDS, type Kind } from './cards.ts';
import type { Event } from './events.ts';
import { inDollars } from './money.ts';
import { roomName } from './notation.ts';
import type { Frame, Move, Verb } from './types.ts';
import type { View } from './view.ts';

const cardWord = (card: Kind): PhraseValue => ({ word: `card.${CARDS[card]}` });
const seatValue = (seat: number): PhraseValue => ({ seat });

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
      return phrase(`ask.go.${f.why}`, { seat: seatValue(f.by), room: roomName(f.room) });
    case 'leave':
      return phrase(`ask.leave.${f.why}`, { seat: seatValue(f.by), house: f.house + 1 });
    case 'deal':
      return phrase(`ask.deal.${f.stage}`, { seat: seatValue(f.by), whom: seatValue(f.with) });
    default:
      return phrase('ask.wait');
  }
}

/** Verbs that name a card or a use of it in more than one way. */
const OF_TENANT: readonly Verb[] = ['strike'];

export function sayMove(move: Move, view: View): Phrase {
  const values: { [name: string]: PhraseValue } = {};
  if (move.card >= 0) values.card = cardWord(move.card);
  if (move.house >= 0) values.house = move.house + 1;
  if (move.room >= 0) values.room = roomName(move.room);
  if (move.seat >= 0) values.seat = seatValue(move.seat);
  if (move.amount >= 0) values.dollars = inDollars(view, move.amount);
  const key = OF_TENANT.includes(move.do) && move.room >= 0 ? `move.${move.do}.tenant` : `move.${move.do}`;
  return phrase(key, values);
}

export function sayEvent(event: Event): Phrase {
  const values: { [name: string]: PhraseValue } = {};
  if ('seat' in event) values.seat = seatValue(event.seat);
  if ('other' in event) values.whom = seatValue(event.other);
  if ('card' in event && event.card !== null) values.card = cardWord(event.card);
  if ('house' in event) values.house = event.house + 1;
  if ('room' in event) values.room = roomName(event.room);
  if ('to' in event) values.to = roomName(event.to);
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

/** A list, and how many are in it: an empty list needs other words. */
function cardList(values: { [name: string]: PhraseValue }, name: string, cards: readonly Kind[]): void {
  values[name] = { list: cards.map(cardWord) };
  values[`${name}Count`] = cards.length;
}
