import type { OptionSpec } from '@insula/kernel';
import type { ClockSpec, Summary } from '@insula/protocol';
import type { GameOnShelf } from '../net/api.ts';
import { say } from '../words/say.ts';
import { speaker } from '../words/speaker.ts';

/** What a match has that is not usual in its game: variants, then the clock, in words. */
export function agreedOn(game: GameOnShelf, { options, clock }: Pick<Summary, 'options' | 'clock'>): string[] {
  const words = speaker(game.words);
  const variants = game.options.flatMap((spec) => (isUsual(spec, options) ? [] : [inWords(spec, options[spec.key], words)]));
  return clock.kind === 'none' ? variants : [...variants, clockWords(clock)];
}

/** What everybody agrees to who sits down. */
export function agreedIn(game: GameOnShelf, match: Pick<Summary, 'options' | 'clock'>): string {
  const agreed = agreedOn(game, match);
  return agreed.length === 0 ? say('agreed.usual') : agreed.join(' · ');
}

const isUsual = ({ key, default: usual, with: needs }: OptionSpec, options: Summary['options']): boolean =>
  JSON.stringify(options[key] ?? usual) === JSON.stringify(usual) ||
  (needs !== null && !needs.values.some((value) => value === options[needs.key]));

function inWords({ kind, key }: OptionSpec, value: unknown, words: ReturnType<typeof speaker>): string {
  const name = words(`option.${key}`);
  switch (kind) {
    case 'choice':
      return say('agreed', { name, value: words(`option.${key}.${value}`) });
    case 'amount':
      return say('agreed', { name, value: String(value) });
    case 'flag':
      return value === true ? name : say('agreed', { name, value: say('no') });
    case 'table':
      return say('agreed', { name, value: say('agreed.own') });
  }
}

function clockWords(clock: Exclude<ClockSpec, { kind: 'none' }>): string {
  switch (clock.kind) {
    case 'move':
      return say('agreed.move', { seconds: clock.seconds });
    case 'bank':
      return say('agreed.bank', { minutes: Math.round(clock.seconds / 60), increment: clock.increment });
    case 'days':
      return say('agreed.days', { days: clock.days });
  }
}
