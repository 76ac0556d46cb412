import type { Seat, Tell } from '@insula/kernel';
import { type Character, MERCHANT, YOGI } from '../characters.ts';
import type { State } from '../state.ts';
import type { Event, Turn } from '../types.ts';
import { RULES, rulesOf } from '../version.ts';
import * as merchant from './deeds/merchant.ts';
import * as yogi from './deeds/yogi.ts';

/** R-20 Gold and marker always come: what was not taken is granted when the turn ends. Since version 2. */
export function grantUntaken(s: State, f: Turn, seat: Seat, tell: Tell<Event>): void {
  grantBeforeLeaving(s, f, seat, MERCHANT, tell);
  grantBeforeLeaving(s, f, seat, YOGI, tell);
}

/** R-55 The same for a character that its holder gives away in the turn. */
export function grantBeforeLeaving(s: State, f: Turn, seat: Seat, card: Character, tell: Tell<Event>): void {
  if (rulesOf(s) !== RULES) return;
  if (card === MERCHANT && merchant.whyNot(s, f, seat) === null) merchant.play(s, f, seat, tell);
  if (card === YOGI && yogi.whyNot(s, f, seat) === null) yogi.play(s, f, seat, tell);
}
