import { type AnyGame, BadInput, type Json, type OptionSpec, type Options, readOptions } from '@insula/kernel';

/** A way to set the table: the options and the number of seats. */
export interface Setting {
  readonly options: Options;
  readonly seats: number;
}

const MOST_SEATS = 12;
const MOST_VARIANTS = 32;

/** Every number of seats with every variant: all combinations of the options where they are few, else each value of
 *  each option by itself. Only what the game's own `check` allows. */
export function settings(game: AnyGame): Setting[] {
  const found: Setting[] = [];
  for (const options of variants(game.options))
    for (let seats = 1; seats <= MOST_SEATS; seats++)
      if (game.check(options, seats) === null) found.push({ options, seats });
  return found;
}

type Given = { readonly [key: string]: Json };

function variants(specs: readonly OptionSpec[]): Options[] {
  const combinations = specs.reduce((count, spec) => count * values(spec).length, 1);
  const given = combinations <= MOST_VARIANTS ? product(specs) : [{}, ...specs.flatMap((spec) => alone(spec, specs))];
  const unique = new Map<string, Options>();
  for (const choice of given) {
    const options = sensible(specs, choice);
    if (options !== null) unique.set(JSON.stringify(options), options);
  }
  return [...unique.values()];
}

function product(specs: readonly OptionSpec[]): Given[] {
  return specs.reduce<Given[]>(
    (given, spec) => values(spec).flatMap((value) => given.map((choice) => ({ ...choice, [spec.key]: value }))),
    [{}],
  );
}

/** One option away from its default, together with the option it needs to mean anything. */
function alone(spec: OptionSpec, specs: readonly OptionSpec[]): Given[] {
  const needs = spec.with;
  const other = specs.find((candidate) => candidate.key === needs?.key);
  const company: Given =
    needs === null || other === undefined || needs.values.includes(other.default) ? {} : { [needs.key]: needs.values[0] };
  return values(spec).map((value) => ({ ...company, [spec.key]: value }));
}

function values(spec: OptionSpec): Json[] {
  switch (spec.kind) {
    case 'flag':
      return [spec.default, !spec.default];
    case 'choice':
      return [spec.default, ...spec.values.filter((value) => value !== spec.default)];
    case 'amount':
      return [...new Set([spec.default, spec.min, spec.max])];
    case 'table':
      return [spec.default];
  }
}

function sensible(specs: readonly OptionSpec[], given: Given): Options | null {
  try {
    return readOptions(specs, given);
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}
