import { randomBytes, sign, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { TtpayConfig } from './env.ts';

// https://developer.open-douyin.com/docs/resource/zh-CN/mini-app/develop/server/signature-algorithm

/** What is signed of an order that the host is asked for, in place of the path of a call. */
const REQUEST_ORDER = '/requestOrder';

/** Each line ends with a new line, the last one too. */
const linesOf = (...lines: (string | Buffer)[]): Buffer =>
  Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\n')]));

type Own = Pick<TtpayConfig, 'appId' | 'key' | 'keyVersion'>;

/** What `tt.requestOrder` shows beside the data of an order, which it must get as they are here. */
export function authorizeOrder({ appId, key, keyVersion }: Own, data: string, nowMs: number): string {
  const [time, nonce] = [String(Math.floor(nowMs / 1000)), randomBytes(16).toString('hex')];
  const signature = sign('sha256', linesOf('POST', REQUEST_ORDER, time, nonce, data), key).toString('base64');
  const fields = { appid: appId, nonce_str: nonce, timestamp: time, key_version: keyVersion, signature };
  const told = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  return `SHA256-RSA2048 ${told.join(',')}`;
}

/** Whether Douyin wrote the body, byte for byte. */
export function isOfDouyin(
  { platformKey }: Pick<TtpayConfig, 'platformKey'>,
  { rawBody, headers }: { rawBody: Buffer; headers: IncomingHttpHeaders },
): boolean {
  const header = (name: string): string => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  const told = linesOf(header('byte-timestamp'), header('byte-nonce-str'), rawBody);
  return verify('sha256', told, platformKey, Buffer.from(header('byte-signature'), 'base64'));
}
