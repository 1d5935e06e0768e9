import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../../keys/key-ring.ts';

/** Addresses change once in this time, so that a client's cache holds; each is good for one to two windows. */
export const URL_WINDOW_MS = 3_600_000;

function sign(key: Buffer, objectKey: string, expiresS: number, downloadName: string): Buffer {
  return createHmac('sha256', key).update(`${objectKey}\n${expiresS}\n${downloadName}`).digest();
}

/** Path and query of a signed address. */
export function signPath(ring: KeyRing, objectKey: string, nowMs: number, downloadName = ''): string {
  const expiresS = ((Math.floor(nowMs / URL_WINDOW_MS) + 2) * URL_WINDOW_MS) / 1000;
  const { id, key } = ring.newest;
  const signature = `${id}.${sign(key, objectKey, expiresS, downloadName).toString('base64url')}`;
  const query = new URLSearchParams({ e: String(expiresS), s: signature });
  if (downloadName !== '') query.set('n', downloadName);
  return `/o/${objectKey}?${query}`;
}

/** Checks what {@link signPath} made; the time at which it expires, or undefined for a wrong or expired one. */
export function verifyPath(
  ring: KeyRing,
  objectKey: string,
  query: { e: string; s: string; n: string },
  nowMs: number,
): number | undefined {
  const expiresS = Number(query.e);
  const [id = '', signature = ''] = query.s.split('.');
  const key = ring.find(id)?.key;
  if (!key || !Number.isSafeInteger(expiresS)) return undefined;
  const expected = sign(key, objectKey, expiresS, query.n);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return nowMs < expiresS * 1000 ? expiresS * 1000 : undefined;
}
