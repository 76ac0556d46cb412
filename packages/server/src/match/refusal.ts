import type { Refusal } from '@insula/kernel';
import type { Code } from '@insula/protocol';

/** Not done, and why: by a clause of the rules, or by the server. `move` is which one of a chain. */
export interface No {
  readonly rule: string | null;
  readonly code: string;
  readonly move: number | null;
}

export const no = (code: Code, move: number | null = null): No => ({ rule: null, code, move });
export const byRule = ({ rule, code }: Refusal, move: number | null): No => ({ rule, code, move });
