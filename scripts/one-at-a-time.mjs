import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_AGAIN_MS = 250;

/** Does the work while no other process of this machine does it for the same name; one that died in the middle holds nobody up. */
export async function oneAtATime(name, work) {
  const file = claimFile(name);
  let isTold = false;
  while (!claim(file)) {
    if (!isTold) console.log(`The process whose id is in ${file} does the same already; waiting for it…`);
    isTold = true;
    await sleep(LOOK_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Holds the id of the process that is at it. */
export const claimFile = (name) =>
  path.join(tmpdir(), `kinora-${createHash('sha256').update(name).digest('hex').slice(0, 16)}.pid`);

function claim(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

function isHeld(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'EPERM') return true;
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}
