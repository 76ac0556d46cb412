import type { Law } from '../law.ts';
import { Broken } from '../violation.ts';

export const ending: Law = {
  name: 'every match ends within its bound, however it is played',
  of: 'match',
  check(match) {
    if (match.stopped !== null) throw new Broken(match.stopped);
  },
};
