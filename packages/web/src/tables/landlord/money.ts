import type { View } from '@insula/landlord';
import { street } from './words.ts';

/** L-93: a sum as this match tells it. */
export const inDollars = ({ variant }: Pick<View, 'variant'>, sum: number): number => (variant.times100 ? sum * 100 : sum);

export const sumOf = (view: Pick<View, 'variant'>, sum: number): string => street('sum', { dollars: inDollars(view, sum) });
