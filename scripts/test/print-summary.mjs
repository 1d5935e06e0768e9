import { countTests } from './count-tests.mjs';

/**
 * Prints what became of each step; the last line alone says how many tests passed and failed. What passed at the second try only is
 * a race, and has failed. Returns the exit code.
 */
export function printSummary(outcomes, totalSeconds, notes = []) {
  const rows = outcomes.map(({ step, code, seconds }) => ({ step, code, seconds, ...countTests(step.name, code) }));
  const told = (mark, kind) => {
    for (const row of rows) for (const text of row[kind]) console.log(`\n${mark} ${row.step.name} › ${text}`);
  };
  told('✗ at the second try only:', 'flaky');
  told('✗', 'failures');
  console.log('');
  for (const row of rows) {
    console.log(`${failedOf(row) === 0 ? '✓' : '✗'} ${row.step.name} (${detailsOf(row).join('; ')})`);
    // What each showed may fill more than is kept of the end of a run.
    for (const text of [...row.flaky, ...row.failures]) console.log(`  ${text.split('\n', 1)[0]}`);
  }
  for (const note of notes) console.log(note);
  const sum = (of) => rows.reduce((total, row) => total + of(row), 0);
  const failed = sum(failedOf);
  console.log(`${totalSeconds} s in all; steps run side by side\n`);
  console.log(`${sum(({ passed }) => passed)} passed, ${failed} failed`);
  return failed > 0 || rows.some(({ code }) => code !== 0) ? 1 : 0;
}

const failedOf = ({ failed, flaky }) => failed + flaky.length;

/** A step that leaves tests out says how many, and why. */
function detailsOf({ step, seconds, skipped, flaky }) {
  const why = step.skips ? `: ${step.skips}` : '';
  return [
    step.where ? `${step.where}, ${seconds} s` : `${seconds} s`,
    ...(skipped > 0 ? [`${skipped} skipped${why}`] : []),
    ...(flaky.length > 0 ? [`${flaky.length} at the second try`] : []),
  ];
}
