import { buildWeb } from '../build-web.mjs';
import { exec, execQuietly } from '../exec.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { reportFile } from './reports.mjs';
import { checkTypes } from './static-steps.mjs';
import { vitestStep } from './vitest-step.mjs';

const vitest = vitestStep('mini', { env: { TMPDIR: memoryFolder() } });

/** Types, the build, and the tests on what was built; needs the installation of `apps/mini`. */
export const miniStep = {
  ...vitest,
  async run(onLine) {
    return (
      (await execQuietly('npm', ['run', 'pages'], { cwd: 'apps/mini', onLine })) ||
      (await checkTypes(['apps/mini', 'apps/mini/tsconfig.node.json'], onLine)) ||
      (await execQuietly('npm', ['run', 'build'], { cwd: 'apps/mini', onLine })) ||
      vitest.run(onLine)
    );
  },
};

/** What users do, in that Chromium. */
export const journeysStep = (chromium) => ({
  name: 'journeys',
  async run(onLine) {
    await buildWeb({ onLine });
    return exec('playwright', ['test'], {
      cwd: 'e2e',
      env: { TMPDIR: memoryFolder(), KINORA_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('journeys') },
      onLine,
    });
  },
});
