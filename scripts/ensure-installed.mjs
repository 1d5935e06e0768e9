import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

/** Installs from the lockfile when it changed since the last time; a no-op of a few milliseconds otherwise. */
export async function ensureInstalled(folder = '.') {
  const home = path.join(root, folder);
  const lock = createHash('sha256')
    .update(readFileSync(path.join(home, 'package-lock.json')))
    .digest('hex');
  const stamp = path.join(home, 'node_modules', '.kinora-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log(`Installing what ${folder === '.' ? 'Kinora' : folder} needs from npm…`);
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, all] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args];
  const [status] = await once(spawn(command, all, { cwd: home, stdio: 'inherit' }), 'exit');
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, lock);
}
