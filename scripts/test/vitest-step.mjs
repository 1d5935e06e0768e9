import { exec } from '../exec.mjs';
import { readReport, reportFile, shortPath } from './reports.mjs';

/** The name under which the files of a step are reported that were run again. */
export const againOf = (name) => `${name}.again`;

/** A step that runs one project of `vitest.config.ts`; `where` it runs and why it `skips` tests the summary says. */
export const vitestStep = (name, { project = name, env, where, skips } = {}) => ({
  name,
  where,
  skips,
  async run(onLine) {
    const run = (report, files) =>
      exec(
        'vitest',
        [
          'run',
          ...['--project', project, '--reporter=default', '--reporter=json', `--outputFile=${reportFile(report)}`],
          ...files,
        ],
        { env: { ...env, KINORA_TRY_AGAIN: String(process.env.CI === 'true') }, onLine },
      );
    const code = await run(name, []);
    const crashed = code !== 0 && process.env.CI === 'true' ? onlyCrashed(name) : [];
    if (crashed.length === 0) return code;
    // As with a test that is tried again: what passes at the second try only is told by its name.
    return run(againOf(name), crashed);
  },
});

/** Files whose process ended before their tests did, when nothing else failed. */
function onlyCrashed(name) {
  const failed = readReport(name)?.testResults.filter(({ status }) => status === 'failed') ?? [];
  const crashed = failed.filter(
    ({ message, assertionResults }) => !message && !assertionResults.some(({ status }) => status === 'failed'),
  );
  return crashed.length === failed.length ? crashed.map(({ name }) => shortPath(name)) : [];
}
