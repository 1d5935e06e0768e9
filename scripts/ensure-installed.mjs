import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { root } from './paths.mjs';

/** Installs from the lockfile where something else, or nothing, is installed; a look of some hundredths of a second otherwise. */
export async function ensureInstalled(folder = '.') {
  const home = path.join(root, folder);
  if (isInstalled(home)) return;
  // An installation begins by removing what another one has just unpacked.
  await oneAtATime(home, async () => {
    if (!isInstalled(home)) await install(home, folder);
  });
}

/** Whether what npm wrote down when it was done is what the lockfile asks for; it leaves out what is optional and not of this machine. */
function isInstalled(home) {
  const asked = packagesOf(path.join(home, 'package-lock.json')) ?? {};
  const there = packagesOf(path.join(home, 'node_modules', '.package-lock.json'));
  if (!there) return false;
  const isSame = (name) => JSON.stringify(there[name]) === JSON.stringify(asked[name]);
  const isNeeded = ([name, about]) => name.includes('node_modules/') && !about.optional && !about.devOptional;
  return Object.keys(there).every(isSame) && Object.entries(asked).every((one) => !isNeeded(one) || one[0] in there);
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function install(home, folder) {
  console.log(`Installing what ${folder === '.' ? 'Kinora' : folder} needs from npm…`);
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, all] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args];
  const [status] = await once(spawn(command, all, { cwd: home, stdio: 'inherit' }), 'exit');
  if (status !== 0) throw new Error(`npm ci ended with ${status}`);
}
