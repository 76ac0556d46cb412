// Compiles the rule tests of one game with the mutants in its sources, once for all mutants.
import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { targetOf } from './targets.mjs';

/** Whole matches and laws would take minutes for each mutant, and words, notation and written positions are no rules. */
const NO_RULES = /(fixtures|laws|notation|order|playthrough|position|words|worth)\.test\.ts$/;

const folder = `games/${targetOf(process.env.INSULA_MUTATE).folder}/test`;
const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.test.ts') && !NO_RULES.test(name));
/** A test that reads a file beside it still finds it. */
const whereItStood = {
  name: 'where-it-stood',
  transform: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id))),
};
const bundle = await rolldown({
  input: Object.fromEntries(files.map((name) => [name.replaceAll('/', '-').replace('.ts', ''), `${folder}/${name}`])),
  platform: 'node',
  treeshake: false,
  tsconfig: false,
  plugins: [whereItStood],
  external: ['@vitest/expect'],
  resolve: {
    alias: { vitest: fileURLToPath(new URL('./vitest.mjs', import.meta.url)) },
    conditionNames: ['src', 'import', 'node'],
  },
});
await bundle.write({ dir: 'mutation', format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: 'shared/[name].mjs' });
