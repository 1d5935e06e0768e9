import { encodeBase64Url } from './base64url.ts';
import { readUint, writeUint } from './bytes.ts';
import { IV_BYTES, type Primitives } from './primitives.ts';

const TIME_BYTES = 6;

/**
 * The nonce of a command: 48 bits of time (milliseconds since 1970, big-endian) and 48 random bits; in base64url the
 * 16 characters of the payload. It is the AEAD's IV as well: two commands of a session meet with a probability of
 * 2^-48 and only within one millisecond, so the limits of random 96-bit IVs (2^32 messages a key) are never near.
 */
export function createMessageNonce(primitives: Primitives, nowMs: number): Uint8Array {
  const nonce = new Uint8Array(IV_BYTES);
  writeUint(nonce, 0, TIME_BYTES, nowMs);
  nonce.set(primitives.randomBytes(IV_BYTES - TIME_BYTES), TIME_BYTES);
  return nonce;
}

/** When the nonce was made, in milliseconds since 1970 by its maker's clock. */
export const timeOfNonce = (nonce: Uint8Array): number => readUint(nonce, 0, TIME_BYTES);

/** The 16 characters that stand in the payload. */
export const textOfNonce = (nonce: Uint8Array): string => encodeBase64Url(nonce);
