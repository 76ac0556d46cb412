// A language that nobody speaks: English with accents, a third longer, each sentence in brackets. Whatever a page shows
// outside of brackets has not come from its words, and whatever does not fit will not fit in German.
//
// Run, it adds that language as anybody would add a language, a file for each game and for each part of the pages, to what was
// built and to a copy of the pages' sources, and bundles that copy. It prints where.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bin, root, run } from './ready.mjs';

const WEB = 'packages/web';
/** Beside the pages, so that it finds the packages they are built with. */
const COPY = join(root, WEB, '.cache/pseudo');

export const PSEUDO = 'en-XA';

const PLAIN = 'AEIOUYaeiouycnsz';
const STRANGE = 'ÀÈÌÒÙÝàèìòùýçñšž';
const FILLER = '~';

export const pseudo = (words) =>
  Object.fromEntries(Object.entries(words).map(([key, message]) => [key, `⟦${strange(message)}⟧`]));

/** Only what people read is changed: not the names of values, nor what chooses between forms. Every word grows by a third:
 *  no language has words that never end. */
function strange(message) {
  let text = '';
  let word = 0;
  for (const { letter, read } of [...piecesOf(message), { letter: '', read: false }]) {
    const inWord = read && /\p{L}/u.test(letter);
    if (!inWord) text += FILLER.repeat(Math.ceil(word / 3));
    word = inWord ? word + 1 : 0;
    text += read ? accented(letter) : letter;
  }
  return text;
}

const accented = (letter) => (PLAIN.includes(letter) ? STRANGE[PLAIN.indexOf(letter)] : letter);

/** The letters of an ICU message, and whether each is read: `{name, select, one {this} other {and this}}`. */
function piecesOf(message) {
  const open = ['text'];
  return [...message].map((letter) => {
    const inside = open.at(-1);
    if (letter === '{') open.push(inside === 'text' ? 'argument' : 'text');
    else if (letter === '}') open.pop();
    return { letter, read: inside === 'text' && letter !== '{' && letter !== '}' };
  });
}

/** Where the pages are that speak it. */
async function buildPseudo() {
  for (const game of readdirSync(join(root, 'games'))) {
    const folder = join(root, 'games', game, 'dist/words');
    if (!existsSync(join(folder, 'en.js'))) continue;
    const { default: words } = await import(pathToFileURL(join(folder, 'en.js')));
    writeFileSync(join(folder, `${PSEUDO}.js`), `export default ${JSON.stringify(pseudo(words))};\n`);
  }
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const name of ['src', 'vite.config.ts', 'package.json'])
    cpSync(join(root, WEB, name), join(COPY, name), { recursive: true });
  await translatePages(join(COPY, 'src'));
  const vite = [bin('vite', 'vite'), 'build', '--config', join(COPY, 'vite.config.ts'), '--logLevel', 'warn'];
  run(process.execPath, vite, 'The pages could not be bundled.');
}

/** `words/en.ts` of the pages, and `words.ts` of every table that has sentences of its own. */
async function translatePages(sources) {
  const { runnerImport } = await import('vite');
  const tables = readdirSync(join(sources, 'tables'))
    .filter((table) => existsSync(join(sources, 'tables', table, 'words.ts')))
    .map((table) => [`tables/${table}/words.ts`, `tables/${table}/words.${PSEUDO}.ts`]);
  for (const [english, strange] of [['words/en.ts', `words/${PSEUDO}.ts`], ...tables]) {
    const { module } = await runnerImport(join(sources, english), { configFile: false, resolve: { conditions: ['src'] } });
    writeFileSync(join(sources, strange), `export default ${JSON.stringify(pseudo(module.en))};\n`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildPseudo();
  console.log(join(COPY, 'dist'));
}
