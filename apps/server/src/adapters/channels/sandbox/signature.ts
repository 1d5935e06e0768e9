import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isSameSecret } from '../../../same-secret.ts';

const TIME = 'cashier-timestamp';
const SIGNATURE = 'cashier-signature';
/** Older, or from further ahead, nothing is believed. */
const SKEW_MS = 300_000;

/** Headers that say who wrote a body, and when. */
export function signBody(key: string, body: string, now: number): Record<string, string> {
  const time = String(now);
  return { 'content-type': 'application/json', [TIME]: time, [SIGNATURE]: mac(key, time, Buffer.from(body)) };
}

/** Whether the body is, byte for byte, as the holder of the key wrote it, within five minutes. */
export function isSigned(key: string, rawBody: Buffer, headers: IncomingHttpHeaders, now: number): boolean {
  const [time, signature] = [headers[TIME], headers[SIGNATURE]];
  if (typeof time !== 'string' || typeof signature !== 'string') return false;
  return isSameSecret(signature, mac(key, time, rawBody)) && Math.abs(now - Number(time)) <= SKEW_MS;
}

function mac(key: string, time: string, body: Buffer): string {
  return createHmac('sha256', key).update(`${time}\n`).update(body).digest('hex');
}
