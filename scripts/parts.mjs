// What is built, from what. A part is built anew when anything that goes into it has changed: its sources, those of all it
// imports, what it is configured by, the packages it is built with. (wireit keeps such stamps too; but it wants these lists
// written out in every package.json, it is only there once something has installed it, and a second `npm start` waits for
// nothing as it is.)
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const WEB = 'packages/web';

/** The parts of a clone, in the order in which they are built: `from` are files and folders, `makes` must be there. */
export function partsOf(root) {
  const compiled = compiledIn(root);
  const games = gamesIn(root);
  return [
    { name: 'built', from: [...SHARED, ...sourcesOf(root, compiled)], makes: compiled.map((folder) => `${folder}/dist`) },
    {
      name: 'joined',
      from: [...SHARED, 'scripts/join.mjs', ...sourcesOf(root, withImports(root, games))],
      makes: games.map((folder) => `${folder}/dist/joined.js`),
    },
    {
      name: 'bundled',
      from: [...SHARED, `${WEB}/vite.config.ts`, ...sourcesOf(root, withImports(root, [WEB]))],
      makes: [`${WEB}/dist`],
    },
  ];
}

/** Everything that the compiler builds, the pages excepted. */
export const compiledIn = (root) =>
  workspaces(root).filter((folder) => folder !== WEB && existsSync(join(root, folder, 'tsconfig.json')));
export const gamesIn = (root) => compiledIn(root).filter((folder) => folder.startsWith('games/'));

/** What every part depends on: the packages that are installed, and how sources are compiled. */
const SHARED = ['package-lock.json', 'tsconfig.base.json', 'scripts/parts.mjs', 'scripts/ready.mjs'];

const sourcesOf = (root, folders) =>
  folders.flatMap((folder) =>
    ['package.json', 'tsconfig.json', 'src']
      .map((name) => `${folder}/${name}`)
      .filter((path) => existsSync(join(root, path))),
  );

/** Folders and those of all packages of ours that they depend on, however far away. */
function withImports(root, folders) {
  const folderOf = new Map(workspaces(root).map((folder) => [manifest(root, folder).name, folder]));
  const found = new Set();
  const add = (folder) => {
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    for (const name of Object.keys(manifest(root, folder).dependencies ?? {})) add(folderOf.get(name));
  };
  folders.forEach(add);
  return [...found].sort();
}

/** The bench, and every folder of packages/ and games/ that holds a package: a new game needs no line anywhere else. */
function workspaces(root) {
  const folders = ['packages', 'games'].flatMap((shelf) => readdirSync(join(root, shelf)).map((name) => `${shelf}/${name}`));
  return [...folders, 'bench'].filter((folder) => existsSync(join(root, folder, 'package.json')));
}

const manifest = (root, folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** Names, sizes and times of all that goes into a part: enough to see a change, and read in milliseconds. */
export function fingerprint(root, from) {
  const hash = createHash('sha256');
  const add = (path) => {
    const { mtimeMs, size } = statSync(join(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  };
  const walk = (path) => {
    if (!statSync(join(root, path)).isDirectory()) return add(path);
    for (const name of readdirSync(join(root, path)).sort()) walk(`${path}/${name}`);
  };
  from.forEach(walk);
  return hash.digest('hex');
}
