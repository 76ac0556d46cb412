import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

export const SPEEDS = ['instant', 'fast', 'normal', 'slow'] as const;
export const CONFIRMS = ['never', 'final', 'always'] as const;
export const PALETTES = ['house', 'sky', 'signal', 'shade'] as const;
export const SIZES = ['normal', 'large', 'larger'] as const;
export const MOTIONS = ['system', 'reduced'] as const;

/** What a person has chosen for this device. */
export interface Settings {
  /** How fast this device shows what happens. */
  readonly speed: (typeof SPEEDS)[number];
  /** Whether a move that is chosen is sent at once or waits for its button. */
  readonly confirm: (typeof CONFIRMS)[number];
  readonly sounds: boolean;
  /** From 0 to 100. */
  readonly volume: number;
  readonly palette: (typeof PALETTES)[number];
  readonly size: (typeof SIZES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** Whether the browser may say that it is one's turn. */
  readonly notices: boolean;
  /** Whether the page answers by itself where there is only one answer. */
  readonly forced: boolean;
  /** Games whose aim need not be told any more. */
  readonly knows: readonly string[];
  /** How fast bots play in matches that are made here. */
  readonly pace: 'instant' | 'fast' | 'normal';
}

const USUAL: Settings = {
  speed: 'normal',
  confirm: 'never',
  sounds: false,
  volume: 60,
  palette: 'house',
  size: 'normal',
  motion: 'system',
  notices: false,
  forced: true,
  knows: [],
  pace: 'normal',
};
const KEY = 'insula-settings';

export const settings = createStore<Settings>(kept);

export function set(part: Partial<Settings>): void {
  settings.setState(part);
  localStorage.setItem(KEY, JSON.stringify(settings.getState()));
  apply();
}

export const useSettings = (): Settings => useStore(settings);

/** What the sheets of style follow. */
export function apply(): void {
  const { palette, size, motion } = settings.getState();
  Object.assign(document.documentElement.dataset, { palette, size, motion });
}

/** Asked for once: it is looked up at every step of every piece. */
const reduced = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');

/** Whoever moves little on purpose has said so here or in their system. */
export const isStill = (): boolean => settings.getState().motion === 'reduced' || reduced?.matches === true;

/** Memory that was tampered with, or is of another version, must not keep anybody out. */
function kept(): Settings {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return USUAL;
  }
}
