import { BadInput } from '@insula/kernel';
import type { Bot } from './bot.ts';
import { botsAt } from './levels.ts';

/** All bots, the weakest first. */
export const BOTS: readonly Bot[] = botsAt(1);

/** Throws `BadInput` when there is no bot of that name. */
export function botNamed(name: string, among: readonly Bot[] = BOTS): Bot {
  const found = among.find((bot) => bot.name === name);
  if (found === undefined)
    throw new BadInput(`There is no bot "${name}"; there is ${BOTS.map((bot) => bot.name).join(', ')}.`);
  return found;
}
