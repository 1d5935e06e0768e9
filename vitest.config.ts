import { defineConfig } from 'vitest/config';

const slow = { testTimeout: 60_000, hookTimeout: 60_000, retry: process.env.CI === 'true' ? 1 : 0 };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { extensions: ['.web.tsx', '.web.ts', '.tsx', '.ts', '.mjs', '.js', '.json'] },
        test: {
          name: 'unit',
          include: ['packages/{contract,channel,locales,provenance,theme-pictures,client}/src/**/*.test.{ts,tsx}'],
          // Many times what any takes, on a machine that is busy with something else too.
          testTimeout: 30_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'studio',
          include: ['packages/studio/{src,test}/**/*.test.ts'],
          exclude: ['packages/studio/src/themes/*/theme.test.ts'],
          ...slow,
          // Some wait for a time limit.
          maxWorkers: 3,
        },
      },
      {
        // All themes that a worker tests share its models and the one prepared portrait.
        test: {
          name: 'themes',
          include: ['packages/studio/src/themes/*/theme.test.ts'],
          isolate: false,
          ...slow,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          globalSetup: 'apps/server/test/prepare-database.ts',
          ...slow,
          // Some wait for what they put off or let run into its time limit.
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'mini',
          include: ['apps/mini/test/**/*.test.ts'],
          globalSetup: 'apps/mini/test/support/shared-server.ts',
          ...slow,
          // The work is the server's: files wait for it most of the time.
          maxWorkers: 3,
        },
      },
    ],
  },
});
