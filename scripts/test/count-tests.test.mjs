import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { countTests } from './count-tests.mjs';
import { reportFile } from './reports.mjs';

const STEP = 'reports-of-count-tests';

function write(report) {
  mkdirSync(path.dirname(reportFile(STEP)), { recursive: true });
  writeFileSync(reportFile(STEP), JSON.stringify(report));
}

afterEach(() => rmSync(reportFile(STEP), { force: true }));

describe('what passed at the second try only is neither passed nor failed, and is named', () => {
  test('in tests of code', () => {
    const race = { status: 'passed', fullName: 'a race', failureMessages: ['lost once'] };
    const good = { status: 'passed', fullName: 'good', failureMessages: [] };
    const testResults = [{ name: '/x/a.test.ts', status: 'passed', message: '', assertionResults: [race, good] }];
    write({ numPassedTests: 2, numFailedTests: 0, numPendingTests: 0, testResults });
    const { passed, failed, flaky } = countTests(STEP, 0);
    expect({ passed, failed }).toEqual({ passed: 1, failed: 0 });
    expect(flaky).toEqual([expect.stringMatching(/a\.test\.ts: a race\nlost once$/)]);
  });

  test('in journeys', () => {
    const spec = { file: 'shoot.spec.ts', title: 'a race', ok: true, tests: [{ status: 'flaky' }] };
    write({ stats: { expected: 3, flaky: 1, unexpected: 0, skipped: 0 }, suites: [{ specs: [spec] }] });
    const counted = countTests(STEP, 1);
    expect(counted).toMatchObject({ passed: 3, failed: 0, flaky: ['shoot.spec.ts: a race'] });
  });
});
