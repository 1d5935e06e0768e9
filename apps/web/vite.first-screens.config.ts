import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What draws the first screens: a module for the server, beside the page whose styles it uses. */
export default defineConfig({
  resolve: {
    extensions: ['.web.tsx', '.web.ts', '.tsx', '.ts', '.mjs', '.js', '.json'],
    dedupe: ['react', 'react-dom'],
  },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/first-screens',
    copyPublicDir: false,
    emptyOutDir: true,
    ssr: 'src/first-screens.ts',
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'render.js' } },
  },
  plugins: [react()],
});
