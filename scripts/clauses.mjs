// Compares the clauses of every games/*/RULES*.md with the names of that game's tests; a clause no test names is a hole.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.mjs';

let holes = 0;
for (const game of readdirSync(join(root, 'games'))) {
  const folder = join(root, 'games', game);
  const names = existsSync(join(folder, 'test')) ? testNames(join(folder, 'test')) : '';
  for (const file of readdirSync(folder).filter((name) => /^RULES.*\.md$/.test(name))) {
    const clauses = [...readFileSync(join(folder, file), 'utf8').matchAll(/^- ([A-Z]-\d+)\b/gm)].map((match) => match[1]);
    const missing = clauses.filter((id) => !new RegExp(`\\b${id}\\b`).test(names));
    holes += missing.length;
    console.log(
      `${game}/${file}: ${clauses.length} clauses, ${missing.length === 0 ? 'each with a test' : `without a test: ${missing.join(' ')}`}`,
    );
  }
}
process.exit(holes === 0 ? 0 : 1);

/** The names given to `test`, `it` and `describe` in a folder, as one text. */
function testNames(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      if (entry.isDirectory()) return testNames(join(folder, entry.name));
      if (!entry.name.endsWith('.test.ts')) return '';
      return [
        ...readFileSync(join(folder, entry.name), 'utf8').matchAll(
          /\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)?\(\s*(['"`])(.*?)\1/gs,
        ),
      ]
        .map((match) => match[2])
        .join('\n');
    })
    .join('\n');
}
