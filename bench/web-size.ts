import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { reportFigures } from './figures.ts';

/** Script that the first screen may load, gzip (the budget of README). */
const BUDGET_KB = 130;

const dist = path.join(import.meta.dirname, '../apps/web/dist');
const page = path.join(dist, 'index.html');
if (!existsSync(page)) {
  console.error('Build the web page first: npm run build');
  process.exit(1);
}

const html = readFileSync(page, 'utf8');
const entries = [...html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(([, file = '']) => file);

/** The chunk and all that it imports before it can run. */
function withImports(file: string, found: Set<string>): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(path.join(dist, file), 'utf8');
  for (const [, target = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g)) {
    withImports(path.join(path.dirname(file), target), found);
  }
  return found;
}

const files = entries.reduce((found, file) => withImports(file, found), new Set<string>());
const sizes = [...files].map((file) => ({
  file,
  bytes: gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length,
}));
sizes.sort((one, other) => other.bytes - one.bytes);
for (const { file, bytes } of sizes) console.log(`${(bytes / 1024).toFixed(1).padStart(7)} KB  ${file}`);

const totalKb = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
reportFigures([{ name: 'script of the first screen, gzip', value: totalKb, unit: 'KB', atMost: BUDGET_KB }]);
