import { type AnyGame, generator, type Rng } from '@insula/kernel';
import { eachPart } from './compare.ts';
import type { Setting } from './settings.ts';

/** Where in the state the generator lives; null when it is nowhere. */
export function whereChanceLives(game: AnyGame, setting: Setting): string | null {
  const rng: Rng = generator('where chance lives');
  const state = game.setup(setting.options, setting.seats, rng);
  const text = JSON.stringify(rng);
  let found: string | null = null;
  eachPart(state, (path, part) => {
    if (part === rng || JSON.stringify(part) === text) found ??= path;
  });
  return found;
}

/** What stands at a path, as text. */
export function partAt(value: unknown, path: string): string {
  let part = value;
  for (const key of path.split('.')) part = (part as Record<string, unknown>)[key];
  return JSON.stringify(part);
}
