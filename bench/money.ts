import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPostgres } from '../scripts/postgres.mjs';
import { reportFigures, secondsSince } from './figures.ts';
import { withTemporaryFolder } from './server-process.ts';

/**
 * The model of the shop's money, as many runs as are asked for, on PostgreSQL: in each, people order, pay, cancel, give, have back and leave at once, in random
 * rounds, and after each round everything must be as reckoned and the audit find nothing. It ends at the first run that is not.
 */
const RUNS = Number(process.argv[2] ?? 100);
const root = fileURLToPath(new URL('..', import.meta.url));

interface Report {
  testResults: { assertionResults: { status: string; failureMessages: string[] }[] }[];
}

/** Runs that were as reckoned before the one that was not, of which fast-check says how many there were with it. */
const runsBefore = (told: readonly string[]): number =>
  Math.max(0, Number(/failed after (\d+) tests/.exec(told.join('\n'))?.[1] ?? 1) - 1);

await withPostgres(async (postgres) => {
  await withTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'result.json');
    const startMs = performance.now();
    const args = ['vitest', 'run', '--project', 'server', 'apps/server/test/money.test.ts'];
    const vitest = spawn('npx', [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], {
      cwd: root,
      env: { ...process.env, TEST_DATABASE_URL: postgres, KINORA_TEST_MONEY_RUNS: String(RUNS) },
      stdio: 'inherit',
    });
    const [code] = await once(vitest, 'exit');
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const results = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = results.filter(({ status }) => status !== 'passed');
    const isRight = code === 0 && results.length > 0 && failed.length === 0;
    const runs = isRight ? RUNS : runsBefore(failed.flatMap(({ failureMessages }) => failureMessages));
    reportFigures([
      { name: 'runs of the model of money that were as reckoned', value: runs, unit: '', atLeast: RUNS },
      { name: 'each in', value: secondsSince(startMs) / Math.max(1, runs), unit: 's' },
      { name: 'failures', value: Number(!isRight), unit: '', atMost: 0 },
    ]);
    if (code !== 0) process.exitCode = 1;
  });
});
