import { existsSync, statfsSync } from 'node:fs';
import os from 'node:os';

const MEMORY_DISK = '/dev/shm';
const MEMORY_NEEDED_BYTES = 6 * 2 ** 30;

/** Where servers of tests keep their data: in memory where there is room, since most of what an embedded database waits for is the disk. It outlives a kill. */
export function memoryFolder() {
  if (!existsSync(MEMORY_DISK)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return bavail * bsize >= MEMORY_NEEDED_BYTES ? MEMORY_DISK : os.tmpdir();
}
