import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execQuietly } from './exec.mjs';

const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function playwrightsOwn() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(os.homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return undefined;
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium-'))
    .map((name) => path.join(cache, name, 'chrome-linux/chrome'))
    .find(existsSync);
}

const find = () => [process.env.KINORA_CHROMIUM, ...known, playwrightsOwn()].find((file) => file && existsSync(file));
const run = async (command, args) => (await execQuietly(command, args)) === 0;

const install = (...packages) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);

function hasChineseFont() {
  const list = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return list.status === 0 && list.stdout.trim() !== '';
}

/** Path of a Chromium; installs Playwright's, or Debian's package where that cannot be had. */
export async function ensureChromium() {
  const found = find();
  if (found && hasChineseFont()) return found;
  if (!found && (await run('playwright', ['install', 'chromium']))) return find();
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq']);
    await install('fonts-noto-cjk', 'fonts-noto-core', 'fontconfig');
    // The one without windows does the same work in less time; older Debians have but the whole one.
    if (!found) (await install('chromium-headless-shell')) || (await install('chromium'));
  }
  const installed = find();
  if (!installed) throw new Error('No Chromium found. Install one, or name it in KINORA_CHROMIUM.');
  return installed;
}
