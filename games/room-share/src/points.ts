import { HAUNTED } from './types.ts';

/** S-42 to S-45, in the order of `KINDS`: points per tenant of the seat's own colour. */
export const POINTS: readonly number[] = [1, 2, -2, 3];
export const FLAT_CLAUSES = ['S-42', 'S-43', 'S-45', 'S-44'] as const;
const PAYING = 3;

/** Whether a flat where so many live counts: a haunted one always does (S-45), the others with exactly three tenants. */
export const counts = (kind: number, tenants: number): boolean => kind === HAUNTED || tenants === PAYING;
