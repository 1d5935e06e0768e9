import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { KeyRing } from '../../../keys/key-ring.ts';
import type { MasterKey } from '../../../keys/master-keys.ts';
import { NoObjectError } from '../../ports/objects.ts';
import type { OpenObject, ServedObjects } from '../served-objects.ts';
import { probeFolder, syncFolder, writeDurably } from './durable-file.ts';
import type { FolderObjectsConfig } from './env.ts';
import { fileOfKey, folderOfPrefix, isObjectKey } from './object-key.ts';
import { HEADER_LIMIT_BYTES, type OpenedHeader, openHeader, SEGMENT_BYTES, sealObject } from './sealed-file.ts';
import { openPath, sealPath } from './signed-url.ts';

export interface FolderObjectsOptions extends FolderObjectsConfig {
  masterKeys: readonly [MasterKey, ...MasterKey[]];
  /** Goes in front of signed addresses. */
  publicUrl: string;
  now(): number;
}

const TEMPORARY = '.temporary';
const TRASH = '.trash';
const TRASH_RETRIES = 5;
/** Older than any write or deletion that is under way. */
const ABANDONED_MS = { temporary: 3_600_000, trash: 60_000 };

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

async function* readRange(handle: FileHandle, header: OpenedHeader, start: number, end: number) {
  try {
    for (let index = Math.floor(start / SEGMENT_BYTES); index * SEGMENT_BYTES <= end; index++) {
      const { at, length } = header.locate(index);
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, at);
      const plain = header.open(index, buffer.subarray(0, bytesRead));
      const from = index * SEGMENT_BYTES;
      yield plain.subarray(Math.max(0, start - from), Math.min(plain.length, end + 1 - from));
    }
  } finally {
    await handle.close();
  }
}

/** What is erased meanwhile takes no room. */
function ignoreMissing(error: unknown): 0 {
  if (isMissing(error)) return 0;
  throw error;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    ignoreMissing(error);
    return [];
  });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Opens the folder driver; what a crash left of writes and deletions is cleared. */
export async function openFolderObjects(options: FolderObjectsOptions): Promise<ServedObjects> {
  const { folder, leastFreeBytes, publicUrl, now } = options;
  const contents = new KeyRing(options.masterKeys, 'objects');
  const addresses = new KeyRing(options.masterKeys, 'object addresses');
  const temporaryFolder = path.join(folder, TEMPORARY);
  const trashFolder = path.join(folder, TRASH);
  for (const own of [temporaryFolder, trashFolder]) await mkdir(own, { recursive: true, mode: 0o700 });

  async function sweep(): Promise<void> {
    await clearAbandoned(temporaryFolder, ABANDONED_MS.temporary);
    await clearAbandoned(trashFolder, ABANDONED_MS.trash);
  }
  await sweep();

  async function check(): Promise<void> {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < leastFreeBytes) throw new Error('the disk of the object store is nearly full');
    await probeFolder(temporaryFolder);
  }

  async function openObject(key: string): Promise<OpenObject | undefined> {
    let handle: FileHandle;
    try {
      handle = await open(fileOfKey(folder, key), 'r');
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
    try {
      const start = Buffer.alloc(HEADER_LIMIT_BYTES);
      const { bytesRead } = await handle.read(start, 0, HEADER_LIMIT_BYTES, 0);
      const header = openHeader(contents, key, start.subarray(0, bytesRead));
      const { mtimeMs } = await handle.stat();
      return {
        contentType: header.contentType,
        size: header.size,
        etag: `"${header.salt}"`,
        storedMs: Math.floor(mtimeMs),
        read: (from, to) => readRange(handle, header, from, to),
        close: () => handle.close(),
      };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async function readWhole(key: string): Promise<{ bytes: Uint8Array; contentType: string }> {
    const object = await openObject(key);
    if (!object) throw new NoObjectError('there is no such object');
    const parts: Buffer[] = [];
    for await (const part of object.read(0, Math.max(0, object.size - 1))) parts.push(part);
    return { bytes: new Uint8Array(Buffer.concat(parts)), contentType: object.contentType };
  }

  const sizeOf: ServedObjects['sizeOf'] = async (prefix, counts = () => true) => {
    const keyOf = (file: string): string => path.relative(folder, file).split(path.sep).join('/');
    const files = (await filesBelow(folderOfPrefix(folder, prefix))).filter((file) => counts(keyOf(file)));
    const sizes = await Promise.all(files.map((file) => stat(file).then(({ size }) => size, ignoreMissing)));
    return sizes.reduce((sum, size) => sum + size, 0);
  };

  return {
    openObject,
    openAddress: (token, downloadName) => openPath(addresses, token, downloadName, now()),
    check,
    sweep,

    async put(key, bytes, { contentType }) {
      const file = fileOfKey(folder, key);
      await writeDurably(temporaryFolder, file, sealObject(contents, key, bytes, contentType));
    },

    get: readWhole,
    getLeaving: readWhole,

    sizeOf,
    sizeOfKept: (prefix) => sizeOf(prefix),

    async exists(key) {
      try {
        return (await stat(fileOfKey(folder, key))).isFile();
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },

    async delete(key) {
      const file = fileOfKey(folder, key);
      try {
        await rm(file);
        await syncFolder(path.dirname(file));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },

    async deleteFolder(prefix) {
      const target = folderOfPrefix(folder, prefix);
      const name = createHash('sha256').update(prefix).digest('hex');
      try {
        // One rename makes all of it unreachable at once; the bytes follow.
        await rename(target, path.join(trashFolder, `${name}.${randomUUID()}`));
        await syncFolder(path.dirname(target));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
      // Also what a process that was killed here left. A write that had found the folder before the rename may still end in it.
      for (const trash of await readdir(trashFolder))
        if (trash.startsWith(name))
          await rm(path.join(trashFolder, trash), { recursive: true, force: true, maxRetries: TRASH_RETRIES });
    },

    signedUrl(key, options = {}) {
      if (!isObjectKey(key)) throw new RangeError('not an object key');
      return `${publicUrl}${sealPath(addresses, key, now(), options)}`;
    },
  };
}

/** Removes what was put there longer ago, also by a process that is gone. */
async function clearAbandoned(folder: string, abandonedMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const status = await stat(file).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    // The time of its coming here: what is moved keeps the time of its content.
    if (status && Date.now() - status.ctimeMs > abandonedMs) await rm(file, { recursive: true, force: true });
  }
}
