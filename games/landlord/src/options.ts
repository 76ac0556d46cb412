import type { OptionSpec, Options, Refusal } from '@insula/kernel';
import { WRONG_SEATS } from './refusals.ts';
import { ANSWERS, ENDS, TIES, TRADES, type Variant } from './types.ts';

const TEXTS = ['full', 'basic'] as const;

/** L-83, L-90 to L-94. */
export const options: readonly OptionSpec[] = [
  { key: 'texts', kind: 'choice', values: TEXTS, default: 'full', clause: 'L-94', with: null },
  { key: 'end', kind: 'choice', values: ENDS, default: 'deck', clause: 'L-90', with: null },
  amount('rounds', 1, 60, 12),
  amount('money', 10, 500, 60),
  { key: 'trade', kind: 'choice', values: TRADES, default: 'roofs', clause: 'L-91', with: null },
  { key: 'answers', kind: 'choice', values: ANSWERS, default: 'hit', clause: 'L-92', with: null },
  { key: 'times100', kind: 'flag', default: false, clause: 'L-93', with: null },
  { key: 'ties', kind: 'choice', values: TIES, default: 'shared', clause: 'L-83', with: null },
];

function amount(key: 'rounds' | 'money', min: number, max: number, usual: number): OptionSpec {
  return { key, kind: 'amount', min, max, default: usual, clause: 'L-90', with: { key: 'end', values: [key] } };
}

const FEWEST_SEATS = 2;
const MOST_SEATS = 6;

export const check = (_options: Options, seats: number): Refusal | null =>
  Number.isInteger(seats) && seats >= FEWEST_SEATS && seats <= MOST_SEATS ? null : WRONG_SEATS;

export const variantOf = (agreed: Options): Variant => ({
  book: TEXTS.indexOf(agreed.texts as (typeof TEXTS)[number]),
  end: agreed.end as Variant['end'],
  rounds: agreed.rounds as number,
  money: agreed.money as number,
  trade: agreed.trade as Variant['trade'],
  answers: agreed.answers as Variant['answers'],
  ties: agreed.ties as Variant['ties'],
  times100: agreed.times100 as boolean,
});

export const optionsOf = (variant: Variant): Options => ({
  texts: TEXTS[variant.book],
  end: variant.end,
  rounds: variant.rounds,
  money: variant.money,
  trade: variant.trade,
  answers: variant.answers,
  times100: variant.times100,
  ties: variant.ties,
});
