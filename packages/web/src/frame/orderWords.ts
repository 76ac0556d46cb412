import type { Words } from '@insula/kernel';
import type { Order } from '@insula/protocol';
import { say as page } from '../words/say.ts';
import type { Say } from '../words/speaker.ts';

const KEY = 'insula-orders';
const nameOf = ({ ask, move }: Order): string => `${ask} ${move}`;

/** An order is kept as the key of a question and a move's notation: how both were worded, only this device knows. */
export function remember(order: Order, question: string, answer: string): void {
  localStorage.setItem(KEY, JSON.stringify({ ...remembered(), [nameOf(order)]: [question, answer] }));
}

/** What an order says, in a sentence; on another device the question without its details, and the move as it is written. */
export function inWords(order: Order, words: Words, say: Say, reader: number | null): string {
  const [question, answer] = remembered()[nameOf(order)] ?? [
    say(order.ask, blanks(words[order.ask] ?? '', reader)),
    order.move,
  ];
  return page('orders.one', { ask: question, move: answer });
}

/** Something for everything that a message asks for. */
function blanks(message: string, reader: number | null): { readonly [name: string]: unknown } {
  const names = [...message.matchAll(/\{(\w+)(, plural)?[,}]/g)].filter(([, name]) => name !== 'you');
  return Object.fromEntries(names.map(([, name, plural]) => [name, blank(name, plural !== undefined, reader)]));
}

function blank(name: string, plural: boolean, reader: number | null): unknown {
  if (name === 'seat' && reader !== null) return { seat: reader };
  return plural ? 0 : '…';
}

function remembered(): { readonly [order: string]: readonly [string, string] } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
