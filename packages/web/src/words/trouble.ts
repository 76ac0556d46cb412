import type { Words } from '@insula/kernel';
import { Refused } from '../net/api.ts';
import { en } from './en.ts';
import { say } from './say.ts';

/** Why something was not done, in the reader's language: by the rules of a game, where they say so, else by the server. */
export function troubleIn(error: unknown, words: Words = {}): string {
  if (!(error instanceof Refused)) return say('refused.other');
  const { code, rule } = error;
  const own = words[`refusal.${code}`];
  if (rule !== null && own !== undefined) return `${own} (${rule})`;
  if (code === 'offline') return say('stop.offline.help');
  return say(`refused.${code}` in en ? `refused.${code}` : 'refused.other');
}
