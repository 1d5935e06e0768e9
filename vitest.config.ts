import { defineConfig } from 'vitest/config';

/** What fails in a step of `npm test` is tried once more, to tell a race from what is broken; both fail the run: see docs/testing.md. */
const slow = {
  testTimeout: 900_000,
  hookTimeout: 300_000,
  // What goes on beside a test may be late by more than the second that is the default, on a machine that is busy.
  expect: { poll: { timeout: 180_000 } },
  retry: process.env.KINORA_TRY_AGAIN === 'true' ? 1 : 0,
};

/** The server's suite waits for what it put off, for limits and for processes that died: more files at once than cores. */
const server = {
  globalSetup: 'apps/server/test/prepare-database.ts',
  ...slow,
  maxWorkers: 4,
  // Files that share a worker share its modules: to load the product anew for each took nearly half of the suite's work.
  isolate: false,
};

/** Tests of PGlite itself: its dialect, locks and crashes. */
const ofPglite = ['apps/server/src/database/pglite.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { extensions: ['.web.tsx', '.web.ts', '.tsx', '.ts', '.mjs', '.js', '.json'] },
        test: {
          name: 'unit',
          include: [
            'packages/{contract,channel,locales,provenance,sets,theme-pictures,wardrobe,client}/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
          ],
          // Many times what any takes, on a machine that is busy with something else too.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'studio',
          isolate: false,
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
          exclude: process.env.TEST_DATABASE_URL ? ofPglite : [],
          ...server,
        },
      },
      {
        // What is proven of PGlite where the whole suite runs on a PostgreSQL; those that PGlite alone has are all here.
        test: {
          name: 'server-pglite',
          include: [
            ...ofPglite,
            'apps/server/src/{main,start-server}.test.ts',
            'apps/server/src/database/*.test.ts',
            'apps/server/src/{events,jobs}/*.test.ts',
            'apps/server/test/shoot-journey.test.ts',
            'apps/server/src/modules/ledger/ledger{,-model}.test.ts',
            'apps/server/test/money.test.ts',
          ],
          // The books are held to their models here, too, for as long as the whole suite can wait.
          env: { KINORA_TEST_MONEY_RUNS: '1', KINORA_TEST_MONEY_ROUNDS: '8', KINORA_TEST_LEDGER_RUNS: '1' },
          ...server,
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
