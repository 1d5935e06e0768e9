import { randomUUID } from 'node:crypto';
import { access, constants, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { KeyRing } from '../../../keys/key-ring.ts';
import type { MasterKey } from '../../../keys/master-keys.ts';
import type { OpenObject, ServedObjects } from '../served-objects.ts';
import { syncFolder, writeDurably } from './durable-file.ts';
import type { FolderObjectsConfig } from './env.ts';
import { fileOfKey, folderOfPrefix, isObjectKey } from './object-key.ts';
import { HEADER_LIMIT_BYTES, type OpenedHeader, openHeader, SEGMENT_BYTES, sealObject } from './sealed-file.ts';
import { signPath, verifyPath } from './signed-url.ts';

export interface FolderObjectsOptions extends FolderObjectsConfig {
  masterKeys: readonly [MasterKey, ...MasterKey[]];
  /** Goes in front of signed addresses. */
  publicUrl: string;
  now(): number;
}

const TEMPORARY = '.temporary';
const TRASH = '.trash';
const ABANDONED_MS = 3_600_000;

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

/** Opens the folder driver; what a crash left in its temporary folder is cleared. */
export async function openFolderObjects(options: FolderObjectsOptions): Promise<ServedObjects> {
  const { folder, now } = options;
  const contents = new KeyRing(options.masterKeys, 'objects');
  const addresses = new KeyRing(options.masterKeys, 'object addresses');
  const temporaryFolder = path.join(folder, TEMPORARY);
  const trashFolder = path.join(folder, TRASH);
  for (const own of [temporaryFolder, trashFolder]) {
    await mkdir(own, { recursive: true, mode: 0o700 });
    await clearAbandoned(own);
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

  return {
    openObject,
    verify: (key, query) => (isObjectKey(key) ? verifyPath(addresses, key, query, now()) : undefined),
    check: () => access(temporaryFolder, constants.W_OK),

    async put(key, bytes, { contentType }) {
      const file = fileOfKey(folder, key);
      await writeDurably(temporaryFolder, file, sealObject(contents, key, bytes, contentType));
    },

    async get(key) {
      const object = await openObject(key);
      if (!object) throw new Error('there is no such object');
      const parts: Buffer[] = [];
      for await (const part of object.read(0, Math.max(0, object.size - 1))) parts.push(part);
      return { bytes: new Uint8Array(Buffer.concat(parts)), contentType: object.contentType };
    },

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
      const trash = path.join(trashFolder, randomUUID());
      try {
        // One rename makes all of it unreachable at once; the bytes follow.
        await rename(target, trash);
        await syncFolder(path.dirname(target));
      } catch (error) {
        if (isMissing(error)) return;
        throw error;
      }
      await rm(trash, { recursive: true, force: true });
    },

    signedUrl(key, { downloadName } = {}) {
      if (!isObjectKey(key)) throw new RangeError('not an object key');
      return `${options.publicUrl}${signPath(addresses, key, now(), downloadName)}`;
    },
  };
}

/** Removes what is older than any write in progress. */
async function clearAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(file, { recursive: true, force: true });
  }
}
