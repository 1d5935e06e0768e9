import { readReport, shortPath } from './reports.mjs';
import { vitestStep } from './vitest-step.mjs';

const EMBEDDED = 'server-pglite';

/** The server's whole suite, on the PostgreSQL of that address or, without one, on PGlite. */
export const serverStep = (url, name = 'server') =>
  vitestStep(name, {
    project: 'server',
    env: { TEST_DATABASE_URL: url },
    where: url ? 'on PostgreSQL' : 'on PGlite',
    skips: url ? "PGlite's own" : "a PostgreSQL's own",
  });

const embedded = vitestStep(EMBEDDED, { env: { TEST_DATABASE_URL: undefined }, skips: "a PostgreSQL's own" });

/** What is proven of PGlite where the whole suite ran on a PostgreSQL, which is over by then; a test that ran on neither fails it. */
export const embeddedStep = {
  ...embedded,
  async run(write) {
    const code = await embedded.run(write);
    const leftOut = leftOutOnBoth();
    for (const name of leftOut) write(`runs on neither database: ${name}`);
    return code || (leftOut.length > 0 ? 1 : 0);
  },
};

const testsOf = (report, isWanted) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => isWanted(status)).map(({ fullName }) => `${shortPath(name)}: ${fullName}`),
  );

function leftOutOnBoth() {
  const whole = readReport('server');
  if (!whole) return ['the whole suite, which has not ended'];
  const here = new Set(testsOf(readReport(EMBEDDED), (status) => status !== 'skipped'));
  return testsOf(whole, (status) => status === 'skipped').filter((name) => !here.has(name));
}
