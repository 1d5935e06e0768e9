import path from 'node:path';
import { gcmsiv } from '@noble/ciphers/aes.js';
import type { KeyRing } from '../../../keys/key-ring.ts';
import type { SignedUrlOptions } from '../../ports/objects.ts';
import type { OpenedAddress } from '../served-objects.ts';

/** Addresses change once in this time, so that a client's cache holds; each is good for one to two windows. */
export const URL_WINDOW_MS = 3_600_000;

/** The same words give the same address: AES-GCM-SIV (RFC 8452) allows one nonce for all, and reveals only that they are the same. */
const NONCE = new Uint8Array(12);
const EXPIRY_BYTES = 6;
/** Stands between key and locale, in neither of which it can be. */
const DIVIDER = '\n';

const cipher = (key: Buffer, downloadName: string) => gcmsiv(key, NONCE, Buffer.from(downloadName));

/**
 * Path and query of an address: which object it is, and so whose, and for which locale, is sealed in it with the time at which it expires. It ends as the
 * key does (`.jpg`), by which phones tell what they save.
 */
export function sealPath(
  ring: KeyRing,
  objectKey: string,
  nowMs: number,
  { downloadName = '', locale = '' }: SignedUrlOptions = {},
): string {
  const expiry = Buffer.alloc(EXPIRY_BYTES);
  expiry.writeUIntBE((Math.floor(nowMs / URL_WINDOW_MS) + 2) * URL_WINDOW_MS, 0, EXPIRY_BYTES);
  const { id, key } = ring.newest;
  const meant = locale === '' ? objectKey : objectKey + DIVIDER + locale;
  const sealed = cipher(key, downloadName).encrypt(Buffer.concat([expiry, Buffer.from(meant)]));
  const query = downloadName === '' ? '' : `?${new URLSearchParams({ n: downloadName })}`;
  return `/o/${id}.${Buffer.from(sealed).toString('base64url')}${path.extname(objectKey)}${query}`;
}

/** Opens what {@link sealPath} made; undefined for a wrong or expired one. */
export function openPath(ring: KeyRing, token: string, downloadName: string, nowMs: number): OpenedAddress | undefined {
  const [id = '', sealed = ''] = token.split('.');
  const key = ring.find(id)?.key;
  const content = key && tryOpen(key, sealed, downloadName);
  if (!content || content.length <= EXPIRY_BYTES) return undefined;
  const expiresMs = content.readUIntBE(0, EXPIRY_BYTES);
  const [objectKey = '', locale = ''] = content.toString('utf8', EXPIRY_BYTES).split(DIVIDER);
  return nowMs < expiresMs ? { objectKey, locale, expiresMs } : undefined;
}

function tryOpen(key: Buffer, sealed: string, downloadName: string): Buffer | undefined {
  try {
    return Buffer.from(cipher(key, downloadName).decrypt(Buffer.from(sealed, 'base64url')));
  } catch {
    // Not of our making.
    return undefined;
  }
}
