import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { readBytes } from '../platform/file-bytes';
import type { PickedFile } from '../platform/picked-file';

/** SHA-256 of a file in hex: binds it to the sealed data beside it. */
export async function fileHash(file: PickedFile): Promise<string> {
  return bytesToHex(sha256(await readBytes(file)));
}
