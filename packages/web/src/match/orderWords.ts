import type { Words } from '@insula/kernel';
import type { Order } from '@insula/protocol';
import { say as page } from '../words/say.ts';
import type { Say } from '../words/speaker.ts';
import { withBlanks } from './blanks.ts';

const KEY = 'insula-orders';
const nameOf = ({ ask, move }: Order): string => `${ask} ${move}`;

/** An order is kept as the key of a question and a move's notation: how both were worded, only this device knows. */
export function remember(order: Order, question: string, answer: string): void {
  localStorage.setItem(KEY, JSON.stringify({ ...remembered(), [nameOf(order)]: [question, answer] }));
}

/** What an order says, in a sentence; on another device the move as it is written. */
export function inWords(order: Order, words: Words, say: Say, reader: number | null): string {
  const whose = reader === null ? {} : { seat: { seat: reader } };
  const [question, answer] = remembered()[nameOf(order)] ?? [
    withBlanks({ key: order.ask, values: whose }, words, say, reader),
    order.move,
  ];
  return page('orders.one', { ask: question, move: answer });
}

function remembered(): { readonly [order: string]: readonly [string, string] } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
