import type { AnyGame, Phrase } from '@insula/kernel';
import { type Decided, isCertain } from './analyse.ts';

/** How many decisions a report shows. */
const DEAREST = 5;

/** The decisions whose cost is more than chance may explain, the dearest first. */
export const dearest = (decisions: readonly Decided[]): Decided[] =>
  decisions
    .filter(isCertain)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, DEAREST);

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}`;

/** What is needed to tell people of a match. */
export interface Telling {
  readonly game: AnyGame;
  /** By seat. */
  readonly names: readonly string[];
  /** Says the phrases of the game and of the report (`reportWords`). */
  say(phrase: Phrase): string;
}

/** A sentence of the report, safe within a page. */
export const wordsOf =
  ({ say }: Telling) =>
  (key: string, values: Phrase['values'] = {}): string =>
    escaped(say({ key: `report.${key}`, values }));

/** People choose their names, and a report is a page. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
