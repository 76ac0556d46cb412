import { BOTS, type Bot, botNamed } from '@insula/bots';
import {
  type AnyGame,
  BadInput,
  type Json,
  type OptionSpec,
  type Options,
  type Refusal,
  readOptions,
  type Seat,
} from '@insula/kernel';
import { seatCounts } from '@insula/shelf';
import { readJson } from './files.ts';

/** Adds one more value to a flag that may be given several times. */
export const collect = (value: string, before: readonly string[]): string[] => [...before, value];

/** A reader of whole numbers for the flag of that name. */
export function wholeNumber(flag: string, least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most)
      throw new BadInput(`${flag} must be a whole number from ${least} to ${most}, not "${text}".`);
    return value;
  };
}

/** A seat as people count them, from 1. */
export function seatNumber(flag: string, text: string, seats: number): Seat {
  return wholeNumber(flag, 1, seats)(text) - 1;
}

/** The options of a match from `key=value` texts. */
export function optionsFrom(game: AnyGame, texts: readonly string[]): Options {
  const given: { [key: string]: Json } = {};
  for (const text of texts) {
    const at = text.indexOf('=');
    if (at < 1) throw new BadInput(`An option is written key=value, and "${text}" is not.`);
    const key = text.slice(0, at);
    const spec = game.options.find((candidate) => candidate.key === key);
    given[key] = spec === undefined ? text : valueFrom(spec, text.slice(at + 1));
  }
  return readOptions(game.options, given);
}

/** What a text stands for: `on`, `12`, `royal`, or for a table JSON, `@file` being what is in that file. What it does not fit, `readOptions` refuses. */
function valueFrom(spec: OptionSpec, text: string): Json {
  switch (spec.kind) {
    case 'flag':
      return ['on', 'yes', 'true'].includes(text) || (['off', 'no', 'false'].includes(text) ? false : text);
    case 'amount':
      return /^-?\d+$/.test(text) ? Number(text) : text;
    case 'table':
      return text.startsWith('@') ? (readJson(text.slice(1)) as Json) : parsed(text);
    case 'choice':
      return text;
  }
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** How many seats the match has: as many as asked for, else the fewest. `say` puts a refusal into words. */
export function seatsFor(
  game: AnyGame,
  options: Options,
  asked: number | undefined,
  say: (refusal: Refusal) => string,
): number {
  const possible = seatCounts(game, options);
  const wanted = asked ?? possible[0] ?? 2;
  const refusal = game.check(options, wanted);
  if (refusal === null) return wanted;
  const others = possible.length === 0 ? '' : ` With these options ${possible.join(', ')} players can play it.`;
  throw new BadInput(`${say(refusal)}${others}`);
}

/** One bot per seat from `greedy,random,random`; a single name stands for all. */
export function botsFrom(text: string, seats: number): Bot[] {
  const names = text.split(',').map((name) => name.trim());
  const bots = names.map((name) => botNamed(name));
  if (bots.length === 1) return Array.from({ length: seats }, () => bots[0]);
  if (bots.length !== seats)
    throw new BadInput(`--bots names ${bots.length} bots for ${seats} seats: name one for all, or one for each.`);
  return bots;
}

export const BOT_NAMES = BOTS.map((bot) => bot.name).join(', ');
