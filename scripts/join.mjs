// Makes one file of each built game: between files every call and constant is looked up anew, and random play takes a fifth
// longer.
import { rolldown } from 'rolldown';

for (const folder of process.argv.slice(2)) {
  const game = await rolldown({ input: `${folder}/dist/index.js`, platform: 'node', external: /^@insula\// });
  await game.write({ file: `${folder}/dist/joined.js`, format: 'esm', sourcemap: true });
}
