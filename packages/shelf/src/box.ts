import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, delimiter, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AnyGame, BadInput, type Words } from '@insula/kernel';
import { lacks } from './lacks.ts';

/** A folder with one or more games in it. */
export interface Box {
  readonly folder: string;
  /** Empty where the package exports no `games`. */
  readonly games: readonly AnyGame[];
  /** What a language lacks is there in English. */
  words(language: string): Promise<Words>;
  /** The text of a game's rules in a language (`RULES.it.md`), or in English; empty where it has none. */
  rules(id: string, language: string): string;
}

/** What of a package.json matters here. `insula.rules` names the files of each game's rules, where not `RULES.md`. */
interface Manifest {
  readonly exports?: { readonly [path: string]: string | { readonly [condition: string]: string } };
  readonly insula?: { readonly rules?: { readonly [id: string]: string | readonly string[] } };
}

const ENGLISH = 'en';
const GAMES = fileURLToPath(new URL('../../../games', import.meta.url));
/** Sources load sources, and what was built loads what was built. */
const CONDITION = import.meta.url.endsWith('.ts') ? 'src' : 'default';

/** The folders of `games/` with a package.json, and those listed in `INSULA_GAMES`, or directly within one listed there. */
export function gameFolders(extra: string = process.env.INSULA_GAMES ?? ''): string[] {
  const listed = extra.split(delimiter).filter((path) => path !== '');
  return [GAMES, ...listed.map((path) => resolve(path))].flatMap((path) => (isPackage(path) ? [path] : packagesIn(path)));
}

export async function openBox(folder: string): Promise<Box> {
  if (!existsSync(folder)) throw new BadInput(`There is no folder ${folder} to take a game from.`);
  const manifest = readManifest(folder);
  const entry = target(folder, manifest, '.');
  if (entry === null)
    throw new BadInput(`The package.json in ${folder} does not say where the game is: it needs "exports": { ".": … }.`);
  const { games = [] } = (await load(entry)) as { games?: unknown };
  if (!Array.isArray(games)) throw new BadInput(`The \`games\` that ${folder} exports must be a list of games.`);
  for (const game of games) {
    const missing = lacks(game);
    if (missing !== '') throw new BadInput(`A game in ${folder} does not keep to the contract: it lacks ${missing}.`);
  }
  return {
    folder,
    games,
    async words(language) {
      const read = async (spoken: string): Promise<Words> => {
        const file = target(folder, manifest, './words/*', spoken);
        return file === null || !existsSync(file) ? {} : ((await load(file)) as { default: Words }).default;
      };
      return { ...(await read(ENGLISH)), ...(await read(language)) };
    },
    rules(id, language) {
      const named = manifest.insula?.rules?.[id] ?? 'RULES.md';
      const files = (typeof named === 'string' ? [named] : named).map((name) => {
        const translated = join(folder, name.replace(/\.md$/, `.${language}.md`));
        return existsSync(translated) ? translated : join(folder, name);
      });
      return files
        .filter((file) => existsSync(file))
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n');
    },
  };
}

async function load(file: string): Promise<unknown> {
  if (!existsSync(file)) throw new BadInput(`The game's file ${file} is missing: build it first (npm run build).`);
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}

/** The file behind a path of the package's exports, `*` standing for `star`. */
function target(folder: string, manifest: Manifest, path: string, star = ''): string | null {
  const stated = manifest.exports?.[path];
  const file = typeof stated === 'string' ? stated : (stated?.[CONDITION] ?? stated?.default);
  return file === undefined ? null : join(folder, file.replace('*', star));
}

function readManifest(folder: string): Manifest {
  const file = join(folder, 'package.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch {
    throw new BadInput(`${file} cannot be read as JSON.`);
  }
}

const isPackage = (path: string): boolean => existsSync(join(path, 'package.json'));

/** A path that is not there stays in the list, so that someone is told about it. */
function packagesIn(path: string): string[] {
  if (!existsSync(path) || !statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !basename(name).startsWith('.') && isPackage(join(path, name)))
    .map((name) => join(path, name));
}
