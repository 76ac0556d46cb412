import { inOrder, leftOf, PUBLIC, type Seat } from '@insula/kernel';
import { seatsAt } from '../street.ts';
import { NOWHERE, type State } from '../types.ts';
import { openWindow } from './answer.ts';
import type { Ended, NamedSteps, Tell } from './frames.ts';

/** L-75, L-76: the author of the crime is questioned first, then clockwise, round and round, but never the prisoner. */
export const investigation: NamedSteps<'investigation', 'question' | 'judge'> = inOrder({
  question: (s, f, _ended, tell) => {
    if (f.at === s.jailed) f.at = leftOf(f.at, seatsAt(s));
    tell({ is: 'questioned', seat: f.at }, PUBLIC, false);
    openWindow(s, 'question', NOWHERE, f.at, NOWHERE);
  },
  judge: (s, f, ended, tell) => {
    if ((ended as Ended<'answer'>).counts === NOWHERE) arrest(s, f.at, tell);
    else {
      f.at = leftOf(f.at, seatsAt(s));
      f.step = investigation.at.question;
    }
  },
});

/** L-77: the Jail holds one. */
function arrest(s: State, seat: Seat, tell: Tell): void {
  if (s.jailed !== NOWHERE) tell({ is: 'freed', seat: s.jailed }, PUBLIC, false);
  s.jailed = seat;
  tell({ is: 'jailed', seat }, PUBLIC, false);
}
