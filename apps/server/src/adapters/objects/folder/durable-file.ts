import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

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
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await moveInto(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function moveInto(temporary: string, file: string): Promise<void> {
  const folder = path.dirname(file);
  await makeFolder(folder);
  try {
    await rename(temporary, file);
  } catch (error) {
    if (!isMissing(error)) throw error;
    // The folder was deleted in between: a put after a delete stands.
    await makeFolder(folder);
    await rename(temporary, file);
  }
  await syncFolder(folder);
}
