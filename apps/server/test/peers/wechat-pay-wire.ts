import { createCipheriv, type KeyObject, randomBytes, sign, verify } from 'node:crypto';
import type http from 'node:http';
import type { SigningKeys } from './signing-keys.ts';

export const WECHAT_PAY = {
  ...{ merchant: '1900000109', appId: 'wx-site', serial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1' },
  ...{ apiKey: 'abcdefghijklmnopqrstuvwxyz012345', publicId: 'PUB_KEY_ID_0119000001092024' },
} as const;
const SKEW_S = 300;

const lines = (...parts: string[]): string => parts.map((part) => `${part}\n`).join('');
const seconds = (): string => String(Math.floor(Date.now() / 1000));

/** What WeChat Pay would say of a call that its merchant did not sign as documented. */
export function createCallCheck(merchant: SigningKeys) {
  const nonces = new Set<string>();
  return (request: http.IncomingMessage, body: Buffer): string | undefined => {
    const [, told = ''] = /^WECHATPAY2-SHA256-RSA2048 (.+)$/.exec(String(request.headers.authorization)) ?? [];
    const field = (name: string): string => new RegExp(`(?:^|,)${name}="([^"]*)"`).exec(told)?.[1] ?? '';
    const [time, nonce] = [field('timestamp'), field('nonce_str')];
    const message = lines(request.method ?? '', request.url ?? '', time, nonce, body.toString());
    const isRight =
      field('mchid') === WECHAT_PAY.merchant &&
      field('serial_no') === WECHAT_PAY.serial &&
      verify('sha256', Buffer.from(message), merchant.publicKey, Buffer.from(field('signature'), 'base64'));
    if (!isRight || Math.abs(Number(seconds()) - Number(time)) > SKEW_S || nonces.has(nonce)) return 'SIGN_ERROR';
    nonces.add(nonce);
    if (request.headers.accept !== 'application/json' || !request.headers['user-agent']) return 'PARAM_ERROR';
    return request.headers['wechatpay-serial'] === WECHAT_PAY.publicId ? undefined : 'PARAM_ERROR';
  };
}

export interface Signer {
  key: KeyObject;
  serial: string;
  /** Unix seconds; now unless told. */
  time?: string;
}

/** Headers that sign a body for WeChat Pay. */
export function signHeaders(body: string, { key, serial, time = seconds() }: Signer): Record<string, string> {
  const nonce = randomBytes(16).toString('hex');
  return {
    'wechatpay-serial': serial,
    'wechatpay-timestamp': time,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': sign('sha256', Buffer.from(lines(time, nonce, body)), key).toString('base64'),
    'content-type': 'application/json',
  };
}

/** A notice with what it says sealed within. */
export function sealNotice(event: string, resource: object, apiKey: string = WECHAT_PAY.apiKey): string {
  const nonce = randomBytes(6).toString('hex');
  const type = event.startsWith('REFUND') ? 'refund' : 'transaction';
  const cipher = createCipheriv('aes-256-gcm', apiKey, nonce).setAAD(Buffer.from(type));
  const sealed = [cipher.update(JSON.stringify(resource)), cipher.final(), cipher.getAuthTag()];
  return JSON.stringify({
    ...{ id: randomBytes(8).toString('hex'), create_time: new Date().toISOString(), event_type: event },
    ...{ resource_type: 'encrypt-resource', summary: 'said' },
    resource: {
      ...{ algorithm: 'AEAD_AES_256_GCM', original_type: type, associated_data: type, nonce },
      ciphertext: Buffer.concat(sealed).toString('base64'),
    },
  });
}

/** Whether a page or mini-program may ask the app with that. */
export function isBridgeOf(merchant: SigningKeys, bridge: Readonly<Record<string, string>>): boolean {
  const { appId = '', timeStamp = '', nonceStr = '', package: order = '', paySign = '' } = bridge;
  const message = lines(appId, timeStamp, nonceStr, order);
  return verify('sha256', Buffer.from(message), merchant.publicKey, Buffer.from(paySign, 'base64'));
}
