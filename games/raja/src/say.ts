import { type Phrase, type PhraseValue, phrase, type Seat } from '@insula/kernel';
import { ACTIONS, type Action, DISCS } from './actions.ts';
import { nthSeat } from './cards.ts';
import { CHARACTERS, type Character } from './characters.ts';
import { isLastRound, SQUARE_ONE } from './facts.ts';
import { PLACES, type Place } from './maps/places.ts';
import { type Event, type Move, NONE, type View } from './types.ts';

const place = (at: Place): PhraseValue => ({ word: `place.${PLACES[at]}` });
const card = (character: Character): PhraseValue => ({ word: `character.${CHARACTERS[character]}` });
const action = (chosen: Action): PhraseValue => ({ word: `action.${ACTIONS[chosen]}` });

export function ask(view: View): Phrase {
  const top = view.stack[view.stack.length - 1];
  if (top === undefined) return phrase('ask.over');
  switch (top.kind) {
    case 'auction':
      return top.leader === NONE
        ? phrase('ask.auction.open', { seat: { seat: top.at } })
        : phrase('ask.auction', { seat: { seat: top.at }, leader: { seat: top.leader }, gold: top.high });
    case 'turn':
      return phrase('ask.turn', { seat: { seat: top.seat }, penalty: view.penalty });
    case 'moving':
      return phrase('ask.moving', { seat: { seat: top.seat }, from: place(top.from) });
    case 'seduced':
      return phrase('ask.seduced', { seat: { seat: top.seat }, by: { seat: top.by } });
    case 'picking':
    case 'robbed':
      return phrase(`ask.${top.kind}`, { seat: { seat: top.seat } });
    case 'placing':
      return phrase('ask.placing', { seat: { seat: nthSeat(view, top.turn % view.seats) } });
    default:
      return phrase('ask.discs', { city: place(view.maharaja), last: isLastRound(view) ? 'yes' : 'no' });
  }
}

export function sayMove(move: Move): Phrase {
  const values: { [name: string]: PhraseValue } = {};
  if (move.place !== NONE) values.place = place(move.place);
  if (move.card !== NONE) values.card = card(move.card);
  if (move.gift !== NONE) values.gift = card(move.gift);
  if (move.action !== NONE) values.action = action(move.action);
  if (move.seat !== NONE) values.seat = { seat: move.seat };
  if (move.do === 'bid') values.gold = move.amount;
  if (move.do === 'disc') {
    values.first = action(DISCS[move.amount][0]);
    values.second = action(DISCS[move.amount][1]);
  }
  return phrase(`move.${move.do}`, values);
}

export function sayEvent(event: Event): Phrase {
  switch (event.is) {
    case 'bid':
    case 'won':
    case 'gold':
      return phrase(`event.${event.is}`, { seat: { seat: event.seat }, gold: event.gold });
    case 'passed':
    case 'chose':
    case 'merchant':
    case 'yogi':
      return phrase(`event.${event.is}`, { seat: { seat: event.seat } });
    case 'took':
      return phrase('event.took', { seat: { seat: event.seat }, card: card(event.card) });
    case 'robbed':
    case 'seduced':
      return phrase(`event.${event.is}`, { seat: { seat: event.seat }, from: { seat: event.from }, card: card(event.card) });
    case 'swapped':
      return phrase('event.swapped', {
        seat: { seat: event.seat },
        from: { seat: event.from },
        card: card(event.card),
        gift: card(event.gift),
      });
    case 'seducing':
      return phrase('event.seducing', { seat: { seat: event.seat }, from: { seat: event.from } });
    case 'placed':
      return phrase('event.placed', { seat: { seat: event.seat }, place: place(event.place) });
    case 'round':
      return phrase('event.round', {
        round: event.round,
        city: place(event.city),
        square: Math.max(0, event.square - SQUARE_ONE + 1),
      });
    case 'reveals':
      return phrase('event.reveals', {
        seat: { seat: event.seat },
        first: action(event.first),
        second: action(event.second),
      });
    case 'house':
    case 'large':
    case 'small':
      return phrase(`event.${event.is}`, { seat: { seat: event.seat }, place: place(event.place), gold: event.gold });
    case 'lifted':
      return phrase(event.free ? 'event.lifted.free' : 'event.lifted', {
        seat: { seat: event.seat },
        place: place(event.place),
      });
    case 'moved':
      return phrase('event.moved', { seat: { seat: event.seat }, from: place(event.from), place: place(event.place) });
    case 'quarry':
      return phrase('event.quarry', { seat: { seat: event.seat }, houses: event.houses });
    case 'governor':
      return phrase('event.governor', { seat: { seat: event.seat }, city: place(event.city), squares: event.squares });
    case 'travelled':
      return phrase('event.travelled', { seat: { seat: event.seat }, city: place(event.city) });
    case 'toll':
      return phrase(event.bank ? 'event.toll.bank' : 'event.toll', {
        seat: { seat: event.seat },
        to: { seat: event.to },
        gold: event.gold,
        place: place(event.place),
      });
    case 'marker':
      return phrase('event.marker', { seat: { seat: event.seat }, action: action(event.action) });
    case 'penalty':
      return phrase('event.penalty', { seat: { seat: event.seat }, actions: event.actions, gold: event.gold });
    case 'scored':
      return phrase('event.scored', {
        seat: { seat: event.seat },
        city: place(event.city),
        points: event.points,
        gold: event.gold,
      });
    case 'alone':
      return phrase('event.alone', { seat: { seat: event.seat }, city: place(event.city), gold: event.gold });
    case 'over':
      return event.seats.length === 0
        ? phrase(`ending.${event.ending}`)
        : phrase(`ending.${event.ending}.by`, most(event.seats));
  }
}

const most = (seats: readonly Seat[]): Phrase['values'] => ({
  most: { list: seats.map((seat) => ({ seat })) },
  mostCount: seats.length,
});
