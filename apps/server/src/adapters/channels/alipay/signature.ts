import { sign, verify } from 'node:crypto';
import type { AlipayConfig } from './env.ts';

// Signing: https://opendocs.alipay.com/common/02kf5q; verifying: https://opendocs.alipay.com/common/02mse7.

type Parameters = Readonly<Record<string, string>>;

/** Parameters by the order of their names, as they are: what is signed. */
const contentOf = (parameters: Parameters): string =>
  Object.keys(parameters)
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');

/** RSA2: SHA-256 with RSA, over all parameters of a call. */
export const signCall = ({ key }: Pick<AlipayConfig, 'key'>, parameters: Parameters): string =>
  sign('sha256', Buffer.from(contentOf(parameters)), key).toString('base64');

/** Whether Alipay wrote the text, byte for byte. */
export const isOfAlipay = ({ publicKey }: Pick<AlipayConfig, 'publicKey'>, text: string, signature: string): boolean =>
  verify('sha256', Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));

/** The parameters of a notice, where Alipay signed them: all but the signature and its kind. Undefined for any other form, or one that names something twice. */
export function openForm(config: Pick<AlipayConfig, 'publicKey'>, rawBody: Buffer): Parameters | undefined {
  const form = new URLSearchParams(rawBody.toString());
  const names = [...form.keys()];
  if (new Set(names).size !== names.length) return undefined;
  const { sign: signature = '', sign_type, ...told } = Object.fromEntries(form);
  return sign_type === 'RSA2' && isOfAlipay(config, contentOf(told), signature) ? told : undefined;
}
