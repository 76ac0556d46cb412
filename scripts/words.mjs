// `npm run words`: every message of every game and of the pages, filled with an example, to be read aloud.
//   --only ID    one game, `pages`, `report`, or a table such as `tables/raja`
// What a message chooses between is shown line by line: to the reader, of others, one, several.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { flags } from './flags.mjs';
import { build, install, root } from './ready.mjs';

const MOST_LINES = 12;
const EXAMPLES = { name: 'Livia', seat: 'Livia', other: 'Marcus', names: 'Livia and Marcus', who: 'Livia', whom: 'Marcus' };

const { only } = flags({ only: { type: 'string' } });
install();
build();
const { reportWords } = await import('@insula/bots');
const { openShelf } = await import('@insula/shelf');
const { speaker } = await import('@insula/words');

const shelf = await openShelf();
for (const { id } of shelf.games) print(id, await shelf.words(id, 'en'));
print('report', reportWords);
const { runnerImport } = await import('vite');
const tables = readdirSync(join(root, 'packages/web/src/tables'), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
for (const [part, file] of [
  ['pages', 'words/en.ts'],
  ...tables.map(({ name }) => [`tables/${name}`, `tables/${name}/words.ts`]),
]) {
  const { module } = await runnerImport(join(root, 'packages/web/src', file), {
    configFile: false,
    resolve: { conditions: ['src'] },
  });
  print(part, module.en);
}

function print(part, words) {
  if (only !== undefined && only !== part) return;
  console.log(`\n# ${part}`);
  const say = speaker(words, ['Livia', 'Marcus']);
  for (const [key, message] of Object.entries(words)) {
    const lines = new Set(fillings(choices(parse(message, { ignoreTag: true }))).map((values) => say({ key, values })));
    const [first, ...others] = [...lines].slice(0, MOST_LINES);
    console.log([`${key}: ${first}`, ...others.map((line) => `${' '.repeat(key.length)}  ${line}`)].join('\n'));
  }
}

/** The values that a message wants, each with what it may be. */
function choices(elements, found = new Map()) {
  const add = (name, options) => found.set(name, [...new Set([...(found.get(name) ?? []), ...options])]);
  for (const element of elements) {
    if (element.type === TYPE.argument) add(element.value, [EXAMPLES[element.value] ?? `‹${element.value}›`]);
    if (element.type === TYPE.number) add(element.value, [3]);
    if (element.type === TYPE.select) add(element.value, Object.keys(element.options));
    if (element.type === TYPE.plural) add(element.value, Object.keys(element.options).map(amount));
    for (const { value } of Object.values(element.options ?? {})) choices(value, found);
  }
  return found;
}

function amount(option) {
  if (option.startsWith('=')) return Number(option.slice(1));
  return option === 'one' ? 1 : 3;
}

/** One filling for each thing that each value may be, the others as they come first. */
function fillings(found) {
  const usual = Object.fromEntries([...found].map(([name, options]) => [name, preferred(options)]));
  return [usual, ...[...found].flatMap(([name, options]) => options.map((option) => ({ ...usual, [name]: option })))];
}

/** A value that is counted somewhere is a number everywhere. */
function preferred(options) {
  return options.find((option) => typeof option === 'number') ?? options[0];
}
