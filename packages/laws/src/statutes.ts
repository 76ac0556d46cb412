import type { Law } from './law.ts';
import { answers } from './laws/answers.ts';
import { aside } from './laws/aside.ts';
import { census, imaginedCensus } from './laws/census.ts';
import { clone, earlierClones } from './laws/clone.ts';
import { commute } from './laws/commute.ts';
import { ending } from './laws/ending.ts';
import { facts } from './laws/facts.ts';
import { flow } from './laws/flow.ts';
import { freshChance, imagine } from './laws/imagine.ts';
import { json } from './laws/json.ts';
import { legality } from './laws/legality.ts';
import { looking } from './laws/looking.ts';
import { notation } from './laws/notation.ts';
import { imaginedPosition, position } from './laws/position.ts';
import { interleaved, log, replay } from './laws/replay.ts';
import { result } from './laws/result.ts';
import { secret } from './laws/secret.ts';
import { shows } from './laws/shows.ts';
import { talk } from './laws/talk.ts';
import { uniform } from './laws/uniform.ts';

/** All laws, the plainest first: when several are broken, the first says most. */
export const LAWS: readonly Law[] = [
  ending,
  answers,
  result,
  legality,
  notation,
  json,
  clone,
  earlierClones,
  looking,
  replay,
  log,
  interleaved,
  position,
  census,
  aside,
  talk,
  secret,
  commute,
  imagine,
  imaginedCensus,
  imaginedPosition,
  freshChance,
  facts,
  flow,
  shows,
  uniform,
];
