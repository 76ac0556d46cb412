import type { View } from '@insula/landlord';
import { kindOf } from '@insula/landlord/face';
import type { Seen } from '../../table.ts';

/** Before a crime the Police can be chosen already: the rules ask for them after it, and `looks.police` keeps that until then. */
export function mayCallLater({ stack, hand }: View): boolean {
  const frame = stack.at(-1);
  return frame?.kind === 'answer' && isCrime(frame.deed) && (hand?.[kindOf('police')] ?? 0) > 0;
}

/** A deed that is asked about twice: before it, and after it. */
export const isCrime = (deed: string): boolean => deed === 'bomb' || deed === 'murder';

export function callLater({ look, chooser }: Pick<Seen<View>, 'look' | 'chooser'>): void {
  look({ police: 'yes' });
  chooser.play('pass');
}
