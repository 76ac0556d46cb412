import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ['src', 'module', 'browser', 'production'] },
  // The pages allow nothing inline: fonts and pictures stay files.
  build: { assetsInlineLimit: 0, target: 'es2023', modulePreload: { polyfill: false }, manifest: true, emptyOutDir: true },
});
