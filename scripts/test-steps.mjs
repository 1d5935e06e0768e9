import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildWeb } from './build-web.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { exec, execQuietly } from './exec.mjs';
import { root } from './paths.mjs';
import { withPostgres } from './postgres.mjs';

const reports = path.join(root, '.cache/test-reports');
const projects = [
  'packages/contract',
  'packages/channel',
  'packages/locales',
  'packages/provenance',
  'packages/studio',
  'packages/client',
  'packages/client/tsconfig.mini.json',
  'apps/server',
  'apps/web',
  'apps/web/tsconfig.node.json',
  'e2e',
  'bench',
];

const vitest = (name, args, env = {}) => ({
  name,
  run: () =>
    exec('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile=${reports}/${name}.json`, ...args], {
      env,
    }),
});

const quick = [
  { name: 'format and lint', run: () => exec('biome', ['check', '--error-on-warnings', '.']) },
  {
    name: 'types',
    run: async () => {
      for (const project of projects) if ((await exec('tsc', ['-p', project])) !== 0) return 1;
      return 0;
    },
  },
  {
    name: 'import rules',
    run: () => exec('depcruise', ['packages', 'apps/server', 'apps/web', '--config', '.dependency-cruiser.cjs']),
  },
  { name: 'unused code', run: () => exec('knip', []) },
  vitest('unit', ['--project', 'unit']),
];

const slow = [
  vitest('studio', ['--project', 'studio']),
  vitest('themes', ['--project', 'themes']),
  vitest('server', ['--project', 'server']),
  {
    name: 'mini-program',
    run: async () => {
      ensureInstalled('apps/mini');
      for (const project of ['apps/mini', 'apps/mini/tsconfig.node.json'])
        if ((await exec('tsc', ['-p', project])) !== 0) return 1;
      return (
        (await execQuietly('npm', ['run', 'build'], { cwd: 'apps/mini' })) ||
        vitest('mini', ['--project', 'mini']).run()
      );
    },
  },
  {
    name: 'journeys',
    run: async () => {
      await buildWeb();
      return exec('playwright', ['test'], {
        cwd: 'e2e',
        env: { KINORA_CHROMIUM: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/journeys.json` },
      });
    },
  },
];

/** Tests that a step's report counts, and the failures that it names; a step without a report counts as one. */
function counted(name, code) {
  const file = path.join(reports, `${name === 'mini-program' ? 'mini' : name}.json`);
  if (!existsSync(file)) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) {
    const { expected, flaky, unexpected } = report.stats;
    return { passed: expected + flaky, failed: unexpected, failures: report.suites.flatMap(failedJourneys) };
  }
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, code === 0 ? 0 : 1),
    failures: report.testResults.filter(({ status }) => status === 'failed').flatMap(failedTests),
  };
}

const failedJourneys = ({ specs, suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedJourneys),
];

/** Of a test file; one that failed outside its tests says so itself. */
function failedTests({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const told = failed.map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`);
  return (told.length > 0 ? told : [message]).map((text) => `${path.relative(root, name)}: ${text}`);
}

async function runSteps(steps) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const rows = [];
  for (const { name, run } of steps) {
    console.log(`\n— ${name}`);
    const start = Date.now();
    const code = await run();
    rows.push({ name, code, seconds: Math.round((Date.now() - start) / 1000), ...counted(name, code) });
  }
  for (const { name, failures } of rows) for (const failure of failures) console.log(`\n✗ ${name} › ${failure}`);
  console.log('');
  for (const { name, code, seconds } of rows) console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return rows.every(({ code }) => code === 0) ? 0 : 1;
}

export const check = () => runSteps(quick);
export const test = () => runSteps([...quick, ...slow]);
/** The server's suite once more, on a real PostgreSQL. */
export const testPostgres = () =>
  withPostgres((url) => runSteps([vitest('server-postgres', ['--project', 'server'], { TEST_DATABASE_URL: url })]));
