import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';

const folder = path.join(root, '.cache/test-reports');

/** Where a step's runner writes what became of its tests, as JSON. */
export const reportFile = (name) => path.join(folder, `${name}.json`);

export function clearReports() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** Undefined where the step wrote none. */
export function readReport(name) {
  const file = reportFile(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Path of a test file as one types it. */
export const shortPath = (file) => path.relative(root, file);
