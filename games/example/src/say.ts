import { type Phrase, type PhraseValue, phrase } from '@insula/kernel';
import { CARDS, type Card, size, spread } from './cards.ts';
import { type Event, type Move, NONE, type View } from './types.ts';

const cardWord = (card: Card): PhraseValue => ({ word: `card.${CARDS[card]}` });

export function ask(view: View): Phrase {
  const top = view.stack[view.stack.length - 1];
  if (top === undefined) return phrase('ask.over');
  switch (top.kind) {
    case 'action':
      return phrase('ask.action', { seat: { seat: top.seat } });
    case 'auction':
      return phrase('ask.auction', { seat: { seat: top.at }, card: cardWord(top.card), bid: top.bid });
    case 'price':
      return phrase('ask.price', { seat: { seat: top.seller }, card: cardWord(top.card), buyer: { seat: top.buyer } });
    case 'sale':
      return phrase('ask.sale', { seat: { seat: top.buyer }, card: cardWord(top.card), coins: top.price });
    case 'answers':
      return phrase('ask.answers', { seat: { seat: top.at }, by: { seat: top.by }, target: { seat: top.target } });
    case 'investigation':
      return phrase('ask.investigation', { seat: { seat: top.at } });
    default:
      return phrase('ask.lanterns');
  }
}

export function sayMove(move: Move): Phrase {
  const values: { [name: string]: PhraseValue } = {};
  if (move.card !== NONE) values.card = cardWord(move.card);
  if (move.seat !== NONE) values.seat = { seat: move.seat };
  if (move.amount !== NONE) values.amount = move.amount;
  return phrase(`move.${move.do}`, values);
}

export function sayEvent(event: Event): Phrase {
  switch (event.is) {
    case 'lantern':
      return event.pick === null
        ? phrase('event.lantern.unseen', { seat: { seat: event.seat } })
        : phrase('event.lantern', { seat: { seat: event.seat }, pick: event.pick });
    case 'lanterns':
      return phrase('event.lanterns', { picks: { list: event.picks } });
    case 'earned':
    case 'rent':
    case 'bid':
    case 'asked':
      return phrase(`event.${event.is}`, { seat: { seat: event.seat }, coins: event.coins });
    case 'rested':
    case 'passed':
    case 'declined':
    case 'plumber':
    case 'warden':
    case 'alibi':
      return phrase(`event.${event.is}`, { seat: { seat: event.seat } });
    case 'drew':
    case 'built':
    case 'carted':
      return event.card === null
        ? phrase(`event.${event.is}.unseen`, { seat: { seat: event.seat } })
        : phrase(`event.${event.is}`, { seat: { seat: event.seat }, card: cardWord(event.card) });
    case 'reshuffled':
      return phrase('event.reshuffled', { cards: size(event.cards) });
    case 'auctioned':
    case 'kept':
    case 'lost':
      return phrase(`event.${event.is}`, { seat: { seat: event.seat }, card: cardWord(event.card) });
    case 'offered':
      return phrase('event.offered', {
        seat: { seat: event.seat },
        card: cardWord(event.card),
        buyer: { seat: event.buyer },
      });
    case 'sold':
      return phrase('event.sold', {
        seat: { seat: event.seat },
        card: cardWord(event.card),
        buyer: { seat: event.buyer },
        coins: event.coins,
      });
    case 'leaked':
      return phrase('event.leaked', { seat: { seat: event.seat }, target: { seat: event.target } });
    case 'gossiped':
      return phrase('event.gossiped', {
        seat: { seat: event.seat },
        target: { seat: event.target },
        cards: { list: spread(event.hand).map(cardWord) },
        count: size(event.hand),
      });
    case 'owned-up':
      return phrase('event.owned-up', { seat: { seat: event.seat }, target: { seat: event.target }, coins: event.coins });
    case 'turned-up':
      return phrase('event.turned-up');
  }
}
