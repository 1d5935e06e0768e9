/** The quick benches in turn; `clean-clone` and `studio-sheets` take minutes and are run by name. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BENCHES = [
  'web-size',
  'warm-start',
  'upload-check',
  'labels',
  'portraits',
  'throughput',
  'enlarge',
  'video',
  'gateway',
  'sign-in',
  'ledger',
  'lighthouse',
];

const missed = BENCHES.filter((name) => {
  console.log(`\n— ${name}`);
  const program = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  return spawnSync(process.execPath, [program], { stdio: 'inherit' }).status !== 0;
});
console.log(missed.length === 0 ? '\nEvery target is met.' : `\nMissed or failed: ${missed.join(', ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
