import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { printSummary } from './print-summary.mjs';
import { reportFile } from './reports.mjs';

const STEP = 'reports-of-print-summary';
const account = `${reportFile(STEP)}.md`;

/** A step's outcome after journeys of which so many passed at the second try only. */
function outcomeOf(flaky) {
  mkdirSync(path.dirname(reportFile(STEP)), { recursive: true });
  writeFileSync(account, 'the page that it showed');
  const heard = { name: 'heard', body: Buffer.from('/o/1 waits').toString('base64') };
  const results = [{ attachments: [{ name: 'error-context', path: account }, heard] }];
  const spec = { file: 'shoot.spec.ts', title: 'late', ok: true, tests: [{ status: 'flaky', results }] };
  const stats = { expected: 3, flaky, unexpected: 0, skipped: 0 };
  writeFileSync(reportFile(STEP), JSON.stringify({ stats, suites: [{ specs: Array(flaky).fill(spec) }] }));
  return [{ step: { name: STEP }, code: 0, seconds: 1 }];
}

afterEach(() => {
  for (const file of [reportFile(STEP), account]) rmSync(file, { force: true });
  vi.restoreAllMocks();
});

test('a test at the second try only fails the run, by its name', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(printSummary(outcomeOf(0), 1)).toBe(0);
  expect(log).toHaveBeenLastCalledWith('3 passed, 0 failed');
  expect(printSummary(outcomeOf(1), 1)).toBe(1);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('shoot.spec.ts: late\nthe page that it showed\n/o/1 waits'));
  expect(log).toHaveBeenCalledWith('  shoot.spec.ts: late');
  expect(log).toHaveBeenLastCalledWith('3 passed, 1 failed');
});
