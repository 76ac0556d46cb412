import type { Fault } from './fault.ts';
import { answering } from './faults/answering.ts';
import { asking } from './faults/asking.ts';
import { clocks } from './faults/clocks.ts';
import { crowds } from './faults/crowds.ts';
import { damages } from './faults/damages.ts';
import { fairness } from './faults/fairness.ts';
import { identity } from './faults/identity.ts';
import { keeping } from './faults/keeping.ts';
import { limits } from './faults/limits.ts';
import { looking } from './faults/looking.ts';
import { owning } from './faults/owning.ts';
import { past } from './faults/past.ts';
import { secrets } from './faults/secrets.ts';
import { setup } from './faults/setup.ts';
import { takingBack } from './faults/takingBack.ts';

/** What others would notice of a server that does not keep what `docs/protocol.md` and `docs/server.md` promise. */
export const FAULTS: readonly Fault[] = [
  ...identity,
  ...secrets,
  ...fairness,
  ...takingBack,
  ...clocks,
  ...asking,
  ...answering,
  ...keeping,
  ...owning,
  ...limits,
  ...past,
  ...looking,
  ...crowds,
  ...damages,
  ...setup,
];
