import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isSameSecret } from '../../../same-secret.ts';

const TIME = 'liao-timestamp';
const NONCE = 'liao-nonce';
const SIGNATURE = 'liao-signature';
/** Older, or from further ahead, nothing is believed. */
const SKEW_MS = 300_000;

/** Headers that say who wrote a body, what it is about, and when; `what` is the path of a call, or of a notice. */
export function signBody(key: string, what: string, body: string, now: number): Record<string, string> {
  const [time, nonce] = [String(now), randomBytes(16).toString('hex')];
  const signature = mac(key, [what, time, nonce], Buffer.from(body));
  return { 'content-type': 'application/json', [TIME]: time, [NONCE]: nonce, [SIGNATURE]: signature };
}

/** Whether the body is, byte for byte, as the holder of the key wrote it for this, within five minutes. */
export function isSigned(
  key: string,
  what: string,
  rawBody: Buffer,
  headers: IncomingHttpHeaders,
  now: number,
): boolean {
  const [time, nonce, signature] = [headers[TIME], headers[NONCE], headers[SIGNATURE]];
  if (typeof time !== 'string' || typeof nonce !== 'string' || typeof signature !== 'string') return false;
  return isSameSecret(signature, mac(key, [what, time, nonce], rawBody)) && Math.abs(now - Number(time)) <= SKEW_MS;
}

function mac(key: string, lines: readonly string[], body: Buffer): string {
  return createHmac('sha256', key)
    .update(`${lines.join('\n')}\n`)
    .update(body)
    .digest('hex');
}
