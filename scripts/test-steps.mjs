import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { runNode } from './exec.mjs';
import { openPostgres, withPostgres } from './postgres.mjs';
import { journeysStep, miniStep } from './test/page-steps.mjs';
import { printSummary } from './test/print-summary.mjs';
import { clearReports } from './test/reports.mjs';
import { runSteps } from './test/run-steps.mjs';
import { embeddedStep, serverStep } from './test/server-steps.mjs';
import { format, importRules, types, unusedCode } from './test/static-steps.mjs';
import { vitestStep } from './test/vitest-step.mjs';

const unit = vitestStep('unit');
const ON_RECORD = 'digest on record';
const UNPROVEN = 'No PostgreSQL was to be had: what the server does on one was not proven.';

/** A step for each core. */
const SLOTS = 2;

/** Runs a queue of steps and tells what became of them; returns the exit code. */
async function runAll(steps, notes) {
  clearReports();
  const startMs = Date.now();
  const outcomes = await runSteps(SLOTS, steps);
  return printSummary(outcomes, Math.round((Date.now() - startMs) / 1000), await notes);
}

export const check = () => runAll([types, format, importRules, unusedCode, unit]);

/** Every step: what fails quickly first, then the longest ones. What has to be fetched is fetched while the first ones compute. */
export async function test() {
  const miniInstalled = ensureInstalled('apps/mini');
  const opened = openPostgres({ isDurable: false }).catch((error) => console.error(error.message));
  // Not both at once: Debian's installer lets one in.
  const chromium = opened.then(ensureChromium);
  chromium.catch(() => undefined);
  const server = opened.then((postgres) => serverStep(postgres?.url));
  const embedded = opened.then((postgres) => (postgres ? embeddedStep : []));
  const notes = opened.then((postgres) => (postgres ? [] : [UNPROVEN]));
  const themes = vitestStep('themes', { skips: ON_RECORD });
  const mini = miniInstalled.then(() => miniStep);
  try {
    return await runAll(
      [
        format,
        importRules,
        unusedCode,
        types,
        server,
        vitestStep('studio'),
        chromium.then(journeysStep),
        themes,
        mini,
        unit,
        embedded,
      ],
      notes,
    );
  } finally {
    await (await opened)?.close();
  }
}

/** The server's whole suite on a PostgreSQL. */
export const testPostgres = () => withPostgres((url) => runAll([serverStep(url)]));

/** The server's whole suite on the embedded database. */
export const testPglite = () => runAll([serverStep()]);

/** Every picture of every theme, also of those that have not changed; when all pass the record says so. */
export async function testThemes() {
  const code = await runAll([vitestStep('themes', { env: { KINORA_THEMES: 'all' } })]);
  return code === 0 ? runNode(['packages/studio/src/cli/record-themes.ts']) : code;
}
