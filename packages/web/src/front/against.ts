import type { Bot, GameOnShelf } from '../net/api.ts';

/** Whom one plays against with one click: so many bots of one level. */
export interface Against {
  readonly count: number;
  readonly level: string;
}

const KEY = 'insula-against';
export const USUAL_LEVEL = 'casual';
/** What bots are measured by; nobody asks for them. */
const YARDSTICKS = ['random', 'greedy'];

/** The levels that people choose from. */
export function levelsOf(bots: readonly Bot[]): readonly Bot[] {
  const levels = bots.filter(({ name }) => !YARDSTICKS.includes(name));
  return levels.length === 0 ? bots : levels;
}

/** What was chosen last for this game, as far as there still is such a thing. */
export function againstOf({ id, seats }: GameOnShelf, bots: readonly Bot[]): Against {
  const levels = levelsOf(bots).map(({ name }) => name);
  const usual = { count: seats[Math.floor(seats.length / 2)] - 1, level: USUAL_LEVEL };
  const { count, level } = { ...usual, ...kept()[id] };
  return {
    count: seats.includes(count + 1) ? count : usual.count,
    level: levels.includes(level) ? level : (levels[levels.length - 1] ?? USUAL_LEVEL),
  };
}

export function keepAgainst(game: string, against: Against): void {
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: against }));
}

function kept(): { readonly [game: string]: Partial<Against> | undefined } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
