import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The data folder is in use by another process. */
export class DirectoryLockedError extends Error {
  override readonly name = 'DirectoryLockedError';
}

export interface DirectoryLock {
  release(): void;
}

const SQLITE_BUSY = 5;
/** A connection that nobody refers to any more is collected, and its lock with it: these live as long as they are held. */
const held = new Set<DatabaseSync>();

function readHolder(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim();
  } catch {
    return 'unknown'; // The holder has the lock but has not written its id yet.
  }
}

/**
 * Takes the folder for this process alone. The lock is the kernel's (SQLite's lock of a file), so it ends with the
 * process however that dies, and there is no stale lock to judge; the pid file beside it only names the holder.
 */
export function lockDirectory(folder: string): DirectoryLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pidFile = path.join(folder, 'lock.pid');
  const lock = new DatabaseSync(path.join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) throw error;
    throw new DirectoryLockedError(
      `The data folder ${folder} is in use by another process (pid ${readHolder(pidFile)}). Stop it first, ` +
        'or set KINORA_DATA to another folder. Several processes need PostgreSQL (KINORA_DATABASE_URL).',
    );
  }
  held.add(lock);
  writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 });
  return {
    release() {
      held.delete(lock);
      lock.close();
    },
  };
}
