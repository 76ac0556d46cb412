import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const dist = join(import.meta.dirname, 'dist');

/** Lays a compressed twin beside every text, so that the server has nothing to do but send it. */
const compressed: Plugin = {
  name: 'compressed',
  closeBundle() {
    for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg|html)$/.test(path)) continue;
      const file = join(dist, path);
      const text = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(text));
      writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    }
  },
};

export default defineConfig({
  root: join(import.meta.dirname, 'src'),
  plugins: [react(), compressed],
  resolve: { conditions: ['src', 'module', 'browser', 'production'] },
  build: {
    outDir: dist,
    emptyOutDir: true,
    // The pages allow nothing inline: fonts and pictures stay files.
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What every page needs is one file: a request costs more than what a page might do without.
      output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } },
    },
  },
});
