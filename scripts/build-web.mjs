import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exec } from './exec.mjs';
import { root } from './paths.mjs';

const sources = [
  'apps/web',
  'packages/client',
  'packages/contract',
  'packages/channel',
  'packages/locales',
  'packages/provenance',
];
const stamp = path.join(root, 'apps/web/dist/.built-from');

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  for (const source of sources) {
    for (const entry of readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath ?? entry.path, entry.name);
      if (!entry.isFile() || /node_modules|[\\/]dist[\\/]/.test(file)) continue;
      const { mtimeMs, size } = statSync(file);
      hash.update(`${path.relative(root, file)}:${mtimeMs}:${size}\n`);
    }
  }
  return hash.digest('hex');
}

/** Builds the web page when a source of it changed. */
export async function buildWeb({ force = false, onLine } = {}) {
  const now = fingerprint();
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return 0;
  (onLine ?? console.log)('Building the web page…');
  for (const config of ['vite.config.ts', 'vite.first-screens.config.ts']) {
    const code = await exec('vite', ['build', '--config', config, '--logLevel', 'warn'], { cwd: 'apps/web', onLine });
    if (code !== 0) process.exit(code);
  }
  writeFileSync(stamp, now);
  return 0;
}
