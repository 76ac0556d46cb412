import type { Position } from '@insula/kernel';
import type { Page } from 'playwright-core';

export interface Written {
  /** What was played and tried from the page, in the game's notation. */
  readonly sent: readonly string[];
  /** Another seat does something. */
  act(seat: number, ...moves: readonly string[]): void;
}
export function openWritten(
  page: Page,
  url: string,
  game: object,
  position: Position,
  past?: readonly (readonly [seat: number, move: string])[],
): Promise<Written>;
