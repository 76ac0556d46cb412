import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: join(import.meta.dirname, 'src'),
  plugins: [react()],
  resolve: { conditions: ['src', 'module', 'browser', 'production'] },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // The pages allow nothing inline: fonts and pictures stay files.
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    manifest: true,
  },
});
