import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type http from 'node:http';

/** The vendors refuse what was signed more than this long ago, or ahead. */
const SKEW_S = 300;
const ACS_SKEW_S = 900;

export interface PeerKeys {
  keyId: string;
  keySecret: string;
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
export const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const lineOf = (request: http.IncomingMessage) => (name: string) => `${name}:${request.headers[name] ?? ''}\n`;

/** What Aliyun would answer to a call of its third signature that is not right. */
export function checkAcs3(request: http.IncomingMessage, body: Buffer, keys: PeerKeys): string | undefined {
  const given = String(request.headers.authorization);
  const signed = /SignedHeaders=([^,]+)/.exec(given)?.[1] ?? '';
  if (!signed.includes('x-acs-signature-nonce') || request.headers['x-acs-content-sha256'] !== sha256(body)) {
    return 'SignatureDoesNotMatch';
  }
  const lines = signed.split(';').map(lineOf(request)).join('');
  const canonical = `POST\n${request.url}\n\n${lines}\n${signed}\n${sha256(body)}`;
  const signature = createHmac('sha256', keys.keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  const wanted = `ACS3-HMAC-SHA256 Credential=${keys.keyId},SignedHeaders=${signed},Signature=${signature}`;
  if (!isSame(given, wanted)) return 'SignatureDoesNotMatch';
  const ageMs = Math.abs(Date.now() - Date.parse(String(request.headers['x-acs-date'])));
  return ageMs > ACS_SKEW_S * 1000 ? 'InvalidTimeStamp.Expired' : undefined;
}

/** What Tencent Cloud would answer to a call of its third interface that is not signed right for a service. */
export function checkTc3(
  request: http.IncomingMessage,
  body: Buffer,
  keys: PeerKeys,
  service: string,
): string | undefined {
  const given = String(request.headers.authorization);
  const seconds = Number(request.headers['x-tc-timestamp']);
  const day = new Date(seconds * 1000).toISOString().slice(0, 10);
  const signed = /SignedHeaders=([^,]+)/.exec(given)?.[1] ?? '';
  const action = `x-tc-action:${String(request.headers['x-tc-action']).toLowerCase()}\n`;
  const lines = signed.split(';').map((name) => (name === 'x-tc-action' ? action : lineOf(request)(name)));
  const canonical = `POST\n${request.url}\n\n${lines.join('')}\n${signed}\n${sha256(body)}`;
  const scope = `${day}/${service}/tc3_request`;
  const key = hmac(hmac(hmac(`TC3${keys.keySecret}`, day), service), 'tc3_request');
  const signature = hmac(key, `TC3-HMAC-SHA256\n${seconds}\n${scope}\n${sha256(canonical)}`).toString('hex');
  const wanted = `TC3-HMAC-SHA256 Credential=${keys.keyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
  if (!isSame(given, wanted)) return 'AuthFailure.SignatureFailure';
  return Math.abs(Date.now() / 1000 - seconds) > SKEW_S ? 'AuthFailure.SignatureExpire' : undefined;
}
