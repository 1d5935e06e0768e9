import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildWeb } from './build-web.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { exec, execQuietly, runNode } from './exec.mjs';
import { root } from './paths.mjs';
import { withPostgres } from './postgres.mjs';

const reports = path.join(root, '.cache/test-reports');
const projects = [
  'packages/contract',
  'packages/channel',
  'packages/locales',
  'packages/provenance',
  'packages/studio',
  'packages/theme-pictures',
  'packages/client',
  'packages/client/tsconfig.mini.json',
  'apps/server',
  'apps/web',
  'apps/web/tsconfig.node.json',
  'e2e',
  'bench',
];

const runVitest = (name, args, env) =>
  exec('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile=${reports}/${name}.json`, ...args], {
    env,
  });

const vitest = (name, args, env = {}) => ({
  name,
  async run() {
    const code = await runVitest(name, args, env);
    const crashed = code !== 0 && process.env.CI === 'true' ? onlyCrashed(name) : [];
    if (crashed.length === 0) return code;
    // As with a test that is tried again: what passes at the second try only is listed as flaky.
    return runVitest(`${name}.again`, [...args, ...crashed], env);
  },
});

/** Files whose process ended before their tests did, when nothing else failed. */
function onlyCrashed(name) {
  const report = path.join(reports, `${name}.json`);
  if (!existsSync(report)) return [];
  const failed = JSON.parse(readFileSync(report, 'utf8')).testResults.filter(({ status }) => status === 'failed');
  const crashed = failed.filter(
    ({ message, assertionResults }) => !message && !assertionResults.some(({ status }) => status === 'failed'),
  );
  return crashed.length === failed.length ? crashed.map(({ name }) => path.relative(root, name)) : [];
}

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

/** Begun with the first step: it waits for the network while they compute. */
let miniInstalled;

const slow = [
  vitest('studio', ['--project', 'studio']),
  vitest('themes', ['--project', 'themes']),
  vitest('server', ['--project', 'server']),
  {
    name: 'mini',
    run: async () => {
      await miniInstalled;
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
  const files = [name, `${name}.again`].map((report) => path.join(reports, `${report}.json`)).filter(existsSync);
  const read = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const last = read.at(-1);
  if (!last) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [] };
  if (last.stats) {
    const { expected, flaky, unexpected } = last.stats;
    return { passed: expected + flaky, failed: unexpected, failures: last.suites.flatMap(failedJourneys) };
  }
  return {
    passed: read.reduce((total, { numPassedTests }) => total + numPassedTests, 0),
    failed: Math.max(last.numFailedTests, code === 0 ? 0 : 1),
    failures: last.testResults.filter(({ status }) => status === 'failed').flatMap(failedTests),
    onRecord: read.reduce((total, { testResults }) => total + testResults.flatMap(skippedByDigest).length, 0),
    flaky: read.length > 1 ? last.testResults.map((file) => path.relative(root, file.name)) : [],
  };
}

const failedJourneys = ({ specs, suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedJourneys),
];

/** Tests of what has not changed since it passed: their names say so. */
const skippedByDigest = ({ assertionResults }) =>
  assertionResults.filter(({ status, fullName }) => status !== 'passed' && fullName.includes('digest on record'));

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
  for (const { name, flaky = [] } of rows)
    for (const file of flaky) console.log(`\nflaky: ${name} › ${file}: its process crashed once`);
  for (const { name, failures } of rows) for (const failure of failures) console.log(`\n✗ ${name} › ${failure}`);
  console.log('');
  for (const { name, code, seconds, onRecord = 0 } of rows) {
    const skipped = onRecord > 0 ? `, ${onRecord} tests skipped: digest on record, npm run test:themes runs them` : '';
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)${skipped}`);
  }
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return rows.every(({ code }) => code === 0) ? 0 : 1;
}

export const check = () => runSteps(quick);
export function test() {
  miniInstalled = ensureInstalled('apps/mini');
  return runSteps([...quick, ...slow]);
}
/** The server's suite once more, on a real PostgreSQL. */
export const testPostgres = () =>
  withPostgres((url) => runSteps([vitest('server-postgres', ['--project', 'server'], { TEST_DATABASE_URL: url })]));
/** Every picture of every theme, also of those that have not changed; when all pass the record says so. */
export async function testThemes() {
  const code = await runSteps([vitest('themes', ['--project', 'themes'], { KINORA_THEMES: 'all' })]);
  return code === 0 ? runNode(['packages/studio/src/cli/record-themes.ts']) : code;
}
