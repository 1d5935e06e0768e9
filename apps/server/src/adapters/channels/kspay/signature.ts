import { createHash, timingSafeEqual } from 'node:crypto';
import type { KspayConfig } from './env.ts';

// https://mp.kuaishou.com/docs/develop/server/epay/appendix.html: MD5 is what Kuaishou has.

const md5 = (text: string | Buffer): string => createHash('md5').update(text).digest('hex');

type Fields = Readonly<Record<string, string | number>>;
type Own = Pick<KspayConfig, 'appId' | 'secret'>;

/** Of a call: its fields and the app by the order of their names, and the secret behind them; what is empty is left out. */
export function signCall({ appId, secret }: Own, fields: Fields): string {
  const signed: Fields = { ...fields, app_id: appId };
  const names = Object.keys(signed).filter((name) => String(signed[name]).trim() !== '');
  return md5(
    names
      .toSorted()
      .map((name) => `${name}=${signed[name]}`)
      .join('&') + secret,
  );
}

/** Whether Kuaishou wrote the body, byte for byte. */
export function isOfKuaishou({ secret }: Pick<Own, 'secret'>, rawBody: Buffer, signature: unknown): boolean {
  const wanted = md5(Buffer.concat([rawBody, Buffer.from(secret)]));
  const given = typeof signature === 'string' ? signature : '';
  return given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}
