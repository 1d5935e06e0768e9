import { existsSync, statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const MEMORY_DISK = '/dev/shm';
const MEMORY_NEEDED_BYTES = 4 * 2 ** 30;

/** Where the folders of tests lie: in memory where there is room, as most of what an embedded database waits for is the disk. */
function parentFolder(): string {
  if (!existsSync(MEMORY_DISK)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return bavail * bsize >= MEMORY_NEEDED_BYTES ? MEMORY_DISK : os.tmpdir();
}

/** A new folder for what a test keeps. What is in it outlives a kill. */
export async function makeTestFolder(): Promise<string> {
  return mkdtemp(path.join(parentFolder(), 'kinora-test-'));
}
