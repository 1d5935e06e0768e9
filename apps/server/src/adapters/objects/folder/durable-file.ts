import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** A disk that is full may still have room for an empty file. */
const PROBE_BYTES = 64 * 1024;

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder so that it survives a crash: each new level is synced into its parent. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  let made = path.resolve(folder);
  const top = path.dirname(path.resolve(first));
  while (made !== top) {
    made = path.dirname(made);
    await syncFolder(made);
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Puts a file in place whole or not at all: temporary file, sync, rename, sync of its folder. */
export async function writeDurably(temporaryFolder: string, file: string, bytes: Uint8Array): Promise<void> {
  await makeFolder(temporaryFolder);
  const temporary = path.join(temporaryFolder, randomUUID());
  try {
    await writeSynced(temporary, bytes);
    await moveInto(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Throws when the folder cannot take a file, as when its disk is full. */
export async function probeFolder(folder: string): Promise<void> {
  const probe = path.join(folder, randomUUID());
  try {
    await writeSynced(probe, new Uint8Array(PROBE_BYTES));
  } finally {
    await rm(probe, { force: true });
  }
}

/** Each needs one more deletion of the folder at the very moment between two calls. */
const MOVES_TRIED = 1000;

/** How Node tells of a folder that was deleted while it was made: it stood when it was to be made, and not when it was looked at. */
const isDeletedMeanwhile = (error: unknown): boolean =>
  isMissing(error) || (error instanceof Error && 'code' in error && error.code === 'ENOTDIR');

/** A deletion of the folder meanwhile counts as before it, and what is put stands, or as after it, and it is gone. */
async function moveInto(temporary: string, file: string): Promise<void> {
  const folder = path.dirname(file);
  for (let tried = 1; ; tried++) {
    try {
      await makeFolder(folder);
      await rename(temporary, file);
      break;
    } catch (error) {
      if (!isDeletedMeanwhile(error) || tried === MOVES_TRIED) throw error;
    }
  }
  await syncFolder(folder).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}
