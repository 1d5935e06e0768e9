import { randomBytes, sign, verify } from 'node:crypto';
import type { PayBridge } from '@kinora/contract';
import type { WechatPayConfig } from './env.ts';

// Signing: https://pay.weixin.qq.com/wiki/doc/apiv3/wechatpay/wechatpay4_0.shtml; verifying: https://pay.weixin.qq.com/wiki/doc/apiv3/wechatpay/wechatpay4_1.shtml.

const SCHEME = 'WECHATPAY2-SHA256-RSA2048';
/** Older, or from further ahead, nothing is believed: as documented, five minutes. */
const SKEW_S = 300;

type Own = Pick<WechatPayConfig, 'merchant' | 'serial' | 'key'>;

const newNonce = (): string => randomBytes(16).toString('hex');
/** Each line ends with a new line, the last one too. */
const linesOf = (...lines: string[]): Buffer => Buffer.from(lines.map((line) => `${line}\n`).join(''));
const signLines = ({ key }: Pick<Own, 'key'>, ...lines: string[]): string =>
  sign('sha256', linesOf(...lines), key).toString('base64');

/** The value of `Authorization` for a call, whose path has its query with it. */
export function authorize(own: Own, call: { method: string; path: string; body: string }, nowMs: number): string {
  const [time, nonce] = [String(Math.floor(nowMs / 1000)), newNonce()];
  const signature = signLines(own, call.method, call.path, time, nonce, call.body);
  const fields = { mchid: own.merchant, nonce_str: nonce, signature, timestamp: time, serial_no: own.serial };
  const told = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `${SCHEME} ${told.join(',')}`;
}

/** What a page or mini-program asks the app with: https://pay.weixin.qq.com/wiki/doc/apiv3/apis/chapter3_1_4.shtml. */
export function signBridge(own: Own, appId: string, prepayId: string, nowMs: number): PayBridge {
  const [timeStamp, nonceStr, order] = [String(Math.floor(nowMs / 1000)), newNonce(), `prepay_id=${prepayId}`];
  const paySign = signLines(own, appId, timeStamp, nonceStr, order);
  return { appId, timeStamp, nonceStr, package: order, signType: 'RSA', paySign };
}

export interface Signed {
  /** Of a header, by its name in small letters. */
  header(name: string): string;
  rawBody: Buffer;
}

/** Whether the body is, byte for byte, as WeChat Pay wrote it, by a signer that is known, within five minutes. */
export function isOfWechatPay({ signers }: Pick<WechatPayConfig, 'signers'>, signed: Signed, nowMs: number): boolean {
  const [time, nonce] = [signed.header('wechatpay-timestamp'), signed.header('wechatpay-nonce')];
  const signer = signers.get(signed.header('wechatpay-serial'));
  if (!signer || !/^\d{10}$/.test(time) || Math.abs(nowMs / 1000 - Number(time)) > SKEW_S) return false;
  const told = Buffer.concat([linesOf(time, nonce), signed.rawBody, Buffer.from('\n')]);
  return verify('sha256', told, signer, Buffer.from(signed.header('wechatpay-signature'), 'base64'));
}
