import type { AnyGame } from '@insula/kernel';

/** The contract, member by member, with the type that each must be of. Typed by it, so that neither can grow alone. */
const CONTRACT: { readonly [Member in keyof AnyGame]: 'string' | 'number' | 'object' | 'function' } = {
  id: 'string',
  version: 'number',
  earlier: 'object',
  about: 'object',
  options: 'object',
  check: 'function',
  setup: 'function',
  seats: 'function',
  toAct: 'function',
  window: 'function',
  legal: 'function',
  whyNot: 'function',
  play: 'function',
  result: 'function',
  longest: 'function',
  clone: 'function',
  view: 'function',
  determinize: 'function',
  worth: 'function',
  foresight: 'object',
  census: 'function',
  alphabet: 'object',
  write: 'function',
  read: 'function',
  draw: 'function',
  ask: 'function',
  sayMove: 'function',
  measures: 'function',
  round: 'function',
  sayEvent: 'function',
  place: 'function',
  locate: 'function',
};

/** The members of the contract that are missing, as a list for a sentence; empty when all are there. */
export function lacks(game: unknown): string {
  const given = (typeof game === 'object' && game !== null ? game : {}) as { [member: string]: unknown };
  return Object.entries(CONTRACT)
    .filter(([member, type]) => typeof given[member] !== type)
    .map(([member]) => member)
    .join(', ');
}
