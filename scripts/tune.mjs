// `npm run tune -- raja`: tries other numbers for how bots think ahead in a game, each against those that stand, on the same
// deals with seats exchanged. A number is worth taking only if its whole interval lies above one half.
import { parseArgs } from 'node:util';
import { build, install } from './ready.mjs';

const KEYS = ['scale', 'trust', 'curiosity', 'tries'];
const FACTORS = [0.5, 2];

install();
build();
const { botsAt, botNamed } = await import('../packages/bots/dist/index.js');
const { readOptions } = await import('../packages/kernel/dist/index.js');
const { openShelf } = await import('../packages/shelf/dist/index.js');
const { playMatch } = await import('../packages/cli/dist/simulate/match.js');
const { interval, shareOf } = await import('../packages/cli/dist/arena/standings.js');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: 'string', default: '50' },
    seed: { type: 'string', default: 'tune' },
    scale: { type: 'string', default: '0.5' },
  },
});
const game = (await openShelf()).game(positionals[0] ?? '');
const options = readOptions(game.options, {});
const strong = botNamed('strong', botsAt(Number(values.scale)));

for (const key of KEYS)
  for (const factor of FACTORS) {
    const value = key === 'tries' ? Math.max(1, Math.round(game.foresight[key] * factor)) : game.foresight[key] * factor;
    if (value === game.foresight[key]) continue;
    const [low, high] = interval(Array.from({ length: Number(values.deals) }, (_, deal) => played(key, value, deal)));
    const verdict = low > 0.5 ? 'better' : high < 0.5 ? 'worse' : 'no difference seen';
    console.log(`${game.id} ${key} ${game.foresight[key]} -> ${value}: ${low.toFixed(3)} to ${high.toFixed(3)}, ${verdict}`);
  }

/** What a strong bot with the other number got of a deal, from either seat. */
function played(key, value, deal) {
  const changed = { ...game, foresight: { ...game.foresight, [key]: value } };
  const candidate = { ...strong, open: (_, seat) => strong.open(changed, seat) };
  return [0, 1].map((seat) => {
    const seated = seat === 0 ? [candidate, strong] : [strong, candidate];
    return shareOf(playMatch(game, options, seated, `${values.seed}/${deal}`).result.rank, seat);
  });
}
