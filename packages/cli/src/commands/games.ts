import { type AnyGame, type OptionSpec, phrase, readOptions, wanted } from '@insula/kernel';
import { type Shelf, seatCounts } from '@insula/shelf';
import { ENGLISH, type Speaker, speaker } from '@insula/words';
import { Command } from 'commander';
import pc from 'picocolors';
import { shelf } from '../known.ts';

export const gamesCommand = (): Command =>
  new Command('games')
    .description('list the games, how many can play them, and their options')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const opened = await shelf();
      const games = await Promise.all(opened.games.map((game) => described(opened, game)));
      console.log(json ? JSON.stringify(games, null, 2) : games.map(listed).join('\n\n'));
    });

type Described = Awaited<ReturnType<typeof described>>;

async function described(opened: Shelf, game: AnyGame) {
  const say = speaker(await opened.words(game.id, ENGLISH));
  return {
    id: game.id,
    title: say(phrase('title')),
    blurb: say(phrase('blurb')),
    version: game.version,
    players: seatCounts(game),
    minutes: game.about.minutes,
    weight: game.about.weight,
    options: game.options.map((spec) => optionDescribed(game, spec, say)),
  };
}

const optionDescribed = (game: AnyGame, spec: OptionSpec, say: Speaker) => ({
  key: spec.key,
  kind: spec.kind,
  accepts: wanted(spec),
  default: spec.default,
  help: say(phrase(`option.${spec.key}.help`)),
  clause: spec.clause,
  with: spec.with,
  /** Values that change how many can play. */
  players: valuesOf(spec)
    .filter((value) => value !== spec.default)
    .map((value) => ({ value, players: countsWith(game, spec, value) }))
    .filter(({ players }) => players.join() !== seatCounts(game).join()),
});

const valuesOf = (spec: OptionSpec): (string | boolean)[] =>
  spec.kind === 'flag' ? [true, false] : spec.kind === 'choice' ? [...spec.values] : [];

/** An option that goes only with another value of some other option changes nothing by itself. */
const countsWith = (game: AnyGame, spec: OptionSpec, value: string | boolean): number[] =>
  spec.with === null ? seatCounts(game, readOptions(game.options, { [spec.key]: value })) : seatCounts(game);

function listed(game: Described): string {
  const about = `${range(game.players)} players, ${game.minutes.join(' to ')} minutes, weight ${game.weight} of 5`;
  const options = game.options.map((option) => {
    const given = `${option.key}=${shown(option.default)}`;
    const counts = option.players.map(({ value, players }) => ` With ${shown(value)}: ${range(players)} players.`).join('');
    return `  --option ${pc.cyan(given)}\n      ${option.help}${counts} ${pc.dim(`Must be ${option.accepts} (${option.clause}).`)}`;
  });
  return [`${pc.bold(game.id)}  ${game.title}: ${about}`, `  ${game.blurb}`, ...options].join('\n');
}

const shown = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : typeof value === 'string' ? value : JSON.stringify(value);

/** `2-4`, or `2, 4` where there is a gap. */
function range(counts: readonly number[]): string {
  const [first] = counts;
  const last = counts[counts.length - 1];
  if (counts.length < 2) return counts.join();
  return last - first + 1 === counts.length ? `${first}-${last}` : counts.join(', ');
}
