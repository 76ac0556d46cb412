// `npm run tune -- raja`: tries other numbers for how bots think ahead in a game, each against those that stand, on the same
// deals with seats exchanged. A number is worth taking only if its whole interval lies above one half.
import { nameAndFlags, refuse, wholeNumber } from './flags.mjs';
import { build, install } from './ready.mjs';

const KEYS = ['scale', 'trust', 'curiosity', 'tries'];
const FACTORS = [0.5, 2];

const { name, values } = nameAndFlags({
  deals: { type: 'string', default: '50' },
  seed: { type: 'string', default: 'tune' },
  scale: { type: 'string', default: '0.5' },
});
if (name === undefined) refuse('Say which game, as in npm run tune -- raja.');
const deals = wholeNumber('deals', values.deals);
const scale = Number(values.scale);
if (!(scale > 0)) refuse(`--scale must be a number above 0, not "${values.scale}".`);
install();
build();
const { botsAt, botNamed } = await import('../packages/bots/dist/index.js');
const { readOptions } = await import('../packages/kernel/dist/index.js');
const { openShelf } = await import('../packages/shelf/dist/index.js');
const { playMatch } = await import('../packages/cli/dist/simulate/match.js');
const { interval, shareOf } = await import('../packages/cli/dist/arena/standings.js');

const { games } = await openShelf();
const game =
  games.find(({ id }) => id === name) ??
  refuse(`There is no game "${name}"; there is ${games.map(({ id }) => id).join(', ')}.`);
const options = readOptions(game.options, {});
const strong = botNamed('strong', botsAt(scale));

for (const key of KEYS)
  for (const factor of FACTORS) {
    const value = key === 'tries' ? Math.max(1, Math.round(game.foresight[key] * factor)) : game.foresight[key] * factor;
    if (value === game.foresight[key]) continue;
    const [low, high] = interval(Array.from({ length: deals }, (_, deal) => played(key, value, deal)));
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
