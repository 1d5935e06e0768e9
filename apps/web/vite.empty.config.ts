import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './vite-plugins/precompress.ts';

/** A page with nothing but the React of the product: what the bench holds the first screens against. */
export default defineConfig({
  root: 'empty-page',
  base: './',
  build: {
    outDir: '../../../.cache/empty-page',
    emptyOutDir: true,
    target: ['chrome107', 'safari16', 'firefox115'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] } },
    },
  },
  plugins: [react(), precompress()],
});
