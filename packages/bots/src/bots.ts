import { BadInput } from '@insula/kernel';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** All bots, the weakest first. */
export const BOTS: readonly Bot[] = [random, greedy];

/** Throws `BadInput` when there is no bot of that name. */
export function botNamed(name: string): Bot {
  const found = BOTS.find((bot) => bot.name === name);
  if (found === undefined)
    throw new BadInput(`There is no bot "${name}"; there is ${BOTS.map((bot) => bot.name).join(', ')}.`);
  return found;
}
