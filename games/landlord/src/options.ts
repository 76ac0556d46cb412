import type { OptionSpec, Options, Refusal } from '@insula/kernel';
import { WRONG_SEATS } from './refusals.ts';
import { ANSWERS, ENDS, TIES, type TRADES, type Variant } from './types.ts';

/** The options that all editions have: L-83, L-90 to L-93. The first kind of trade is the usual one. */
export const common = (trades: readonly (typeof TRADES)[number][], tieClause: string): readonly OptionSpec[] => [
  { key: 'end', kind: 'choice', values: ENDS, default: 'deck', clause: 'L-90', with: null },
  amount('rounds', 1, 60, 12),
  amount('money', 10, 500, 60),
  { key: 'trade', kind: 'choice', values: trades, default: trades[0], clause: 'L-91', with: null },
  { key: 'answers', kind: 'choice', values: ANSWERS, default: 'hit', clause: 'L-92', with: null },
  { key: 'times100', kind: 'flag', default: false, clause: 'L-93', with: null },
  { key: 'ties', kind: 'choice', values: TIES, default: 'shared', clause: tieClause, with: null },
];

function amount(key: 'rounds' | 'money', min: number, max: number, usual: number): OptionSpec {
  return { key, kind: 'amount', min, max, default: usual, clause: 'L-90', with: { key: 'end', values: [key] } };
}

const FEWEST_SEATS = 2;
const MOST_SEATS = 6;

export const check = (_options: Options, seats: number): Refusal | null =>
  Number.isInteger(seats) && seats >= FEWEST_SEATS && seats <= MOST_SEATS ? null : WRONG_SEATS;

export const variantIn = (book: number, agreed: Options, tenants: Variant['tenants']): Variant => ({
  book,
  end: agreed.end as Variant['end'],
  rounds: agreed.rounds as number,
  money: agreed.money as number,
  trade: agreed.trade as Variant['trade'],
  answers: agreed.answers as Variant['answers'],
  ties: agreed.ties as Variant['ties'],
  times100: agreed.times100 as boolean,
  tenants,
});

export const optionsIn = (variant: Variant): Options => ({
  end: variant.end,
  rounds: variant.rounds,
  money: variant.money,
  trade: variant.trade,
  answers: variant.answers,
  times100: variant.times100,
  ties: variant.ties,
});
