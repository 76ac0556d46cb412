// `npm run learn`: Raja's outlook (games/raja/src/outlook), learned anew from matches of quick bots. The same seed and number of
// matches bring the same weights. What comes of it is taken only if it wins against what stands (`npm run tune -- raja`).
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { flags, wholeNumber } from './flags.mjs';
import { build, install, root } from './ready.mjs';

const { seed, out, ...numbers } = flags({
  games: { type: 'string', default: '1200' },
  seed: { type: 'string', default: 'learn' },
  threads: { type: 'string', default: '2' },
  out: { type: 'string', default: join(root, 'games', 'raja', 'src', 'outlook', 'weights.ts') },
});
const games = wholeNumber('games', numbers.games);
const threads = wholeNumber('threads', numbers.threads);
install();
build(['built', 'joined']);
const { learned, lossOf } = await import('./learn/fit.mjs');
const { FEATURES } = await import('../games/raja/dist/outlook/features.js');

const moments = (await Promise.all(Array.from({ length: threads }, (_, n) => played(n)))).flat();
moments.sort((a, b) => a.match - b.match);
/** Every fifth match is not learned from, to see what the rest is worth. */
const isKeptBack = ({ match }) => match % 5 === 4;
const weights = learned(moments.filter((one) => !isKeptBack(one)));
const unseen = moments.filter(isKeptBack);
console.log(`${moments.length} moments of ${games} matches; log-loss of those kept back by quarter of the match:`);
for (let quarter = 0; quarter < 4; quarter++) {
  const those = unseen.filter(({ progress }) => Math.min(3, Math.floor(4 * progress)) === quarter);
  console.log(`  ${those.length} moments: ${lossOf(those, weights).toFixed(3)}`);
}
writeFileSync(out, fileOf(weights));

/** The moments of every so many-th match. */
async function played(n) {
  const workerData = { n, step: threads, games, seed };
  const [found] = await once(new Worker(new URL('learn/matches.mjs', import.meta.url), { workerData }), 'message');
  return found;
}

function fileOf(found) {
  const rows = FEATURES.map(
    (name, i) =>
      `  [${found
        .map((stage) => stage[i].toFixed(3))
        .map(Number)
        .join(', ')}], // ${name}`,
  );
  return `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: a weight may come near one by chance

/** By feature: what it adds to the logarithm of a seat's chance at the beginning, in the middle and at the end of a match.
 *  Made by \`npm run learn -- --games ${games} --seed ${seed}\`. */
export const WEIGHTS: readonly (readonly [number, number, number])[] = [
${rows.join('\n')}
];
`;
}
