import { createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { WechatVirtualConfig } from './env.ts';

// https://developers.weixin.qq.com/miniprogram/dev/platform-capabilities/business-capabilities/virtual-payment.html, section 2.4.

const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/** Of the mini-program, over a call's path without its query, or what the client calls, and the body byte for byte. */
export const signPay = ({ key }: Pick<WechatVirtualConfig, 'key'>, what: string, body: string): string =>
  hmac(key, `${what}&${body}`);

/** Of the user who is there. */
export const signUser = (sessionKey: string, body: string): string => hmac(sessionKey, body);

type Own = Pick<WechatVirtualConfig, 'appId' | 'token' | 'aesKey'>;

/** Messages of a mini-program: https://developers.weixin.qq.com/miniprogram/dev/framework/server-ability/message-push.html. */
const digest = (...parts: string[]): string => createHash('sha1').update(parts.toSorted().join('')).digest('hex');

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** Whether it is WeChat that asks whether somebody is there. */
export const isGreeting = ({ token }: Pick<Own, 'token'>, query: URLSearchParams): boolean =>
  isSame(query.get('signature') ?? '', digest(token, query.get('timestamp') ?? '', query.get('nonce') ?? ''));

const HEAD_BYTES = 16;
const LENGTH_BYTES = 4;

/** What is sealed in a message; undefined where it is not of WeChat, not whole, or for another app. */
export function openMessage({ appId, token, aesKey }: Own, query: URLSearchParams, text: string): string | undefined {
  const wanted = digest(token, query.get('timestamp') ?? '', query.get('nonce') ?? '', text);
  if (!isSame(query.get('msg_signature') ?? '', wanted)) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-cbc', aesKey, aesKey.subarray(0, 16)).setAutoPadding(false);
    const padded = Buffer.concat([decipher.update(Buffer.from(text, 'base64')), decipher.final()]);
    const opened = padded.subarray(HEAD_BYTES, padded.length - (padded.at(-1) ?? 0));
    const end = LENGTH_BYTES + opened.readUInt32BE(0);
    return opened.subarray(end).toString() === appId ? opened.subarray(LENGTH_BYTES, end).toString() : undefined;
  } catch {
    return undefined;
  }
}
