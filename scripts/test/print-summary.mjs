import { countTests } from './count-tests.mjs';

/** Two busy cores may be late once, and it is named; what is late more often than that is a race. */
const TOLERATED_SECOND_TRIES = 1;

/** Prints what became of each step; the last line alone says how many tests passed and failed. Returns the exit code. */
export function printSummary(outcomes, totalSeconds, notes = []) {
  const rows = outcomes.map(({ step, code, seconds }) => ({ step, code, seconds, ...countTests(step.name, code) }));
  const told = (mark, kind) => {
    for (const row of rows) for (const text of row[kind]) console.log(`\n${mark} ${row.step.name} › ${text}`);
  };
  told('flaky:', 'flaky');
  told('✗', 'failures');
  console.log('');
  for (const row of rows)
    console.log(`${row.failed === 0 ? '✓' : '✗'} ${row.step.name} (${detailsOf(row).join('; ')})`);
  for (const note of notes) console.log(note);
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  const secondTries = rows.reduce((total, { flaky }) => total + flaky.length, 0);
  if (secondTries > TOLERATED_SECOND_TRIES) console.log(`✗ ${secondTries} at the second try only: too many`);
  console.log(`${totalSeconds} s in all; steps run side by side\n`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  const hasFailed = rows.some(({ code, failed }) => code !== 0 || failed > 0);
  return hasFailed || secondTries > TOLERATED_SECOND_TRIES ? 1 : 0;
}

/** A step that leaves tests out says how many, and why. */
function detailsOf({ step, seconds, skipped, flaky }) {
  const why = step.skips ? `: ${step.skips}` : '';
  return [
    step.where ? `${step.where}, ${seconds} s` : `${seconds} s`,
    ...(skipped > 0 ? [`${skipped} skipped${why}`] : []),
    ...(flaky.length > 0 ? [`${flaky.length} at the second try`] : []),
  ];
}
