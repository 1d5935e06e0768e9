import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { ValuesOf } from '../../../environment/area.ts';
import { ConfigError } from '../../../environment/config-error.ts';
import { optionalText, webAddress } from '../../../environment/kinds.ts';

const PEM = 'in PEM, where `\\n` counts as a new line, or the one line that Alipay shows';

export const alipayVariables = {
  KINORA_ALIPAY_APP: optionalText('Alipay: the id of the app.', { allowed: '16 to 32 digits', pattern: /^\d{16,32}$/ }),
  KINORA_ALIPAY_SELLER: optionalText('Alipay: the number of the merchant (PID).', {
    allowed: '16 digits that start with 2088',
    pattern: /^2088\d{12}$/,
  }),
  KINORA_ALIPAY_KEY: optionalText(`Alipay: the app's private key, PKCS#8 ${PEM}.`, { isSecret: true }),
  KINORA_ALIPAY_PUBLIC_KEY: optionalText(`Alipay: Alipay's public key for the app, ${PEM}.`),
  KINORA_ALIPAY_URL: webAddress('Alipay: another gateway.', { shown: "the vendor's" }),
};

export interface AlipayConfig {
  appId: string;
  seller: string;
  key: KeyObject;
  /** Of Alipay. */
  publicKey: KeyObject;
  gateway: string;
}

/** Undefined without an app. Throws ConfigError. */
export function readAlipay(values: ValuesOf<typeof alipayVariables>): AlipayConfig | undefined {
  const { KINORA_ALIPAY_APP: appId, KINORA_ALIPAY_SELLER: seller } = values;
  const { KINORA_ALIPAY_KEY: key, KINORA_ALIPAY_PUBLIC_KEY: publicKey } = values;
  if ([appId, seller, key, publicKey].every((value) => value === null)) return undefined;
  if (appId === null || seller === null || key === null || publicKey === null)
    throw new ConfigError(
      'KINORA_ALIPAY_APP, KINORA_ALIPAY_SELLER, KINORA_ALIPAY_KEY and KINORA_ALIPAY_PUBLIC_KEY belong together.',
    );
  return {
    ...{ appId, seller },
    key: parse('KINORA_ALIPAY_KEY', () => createPrivateKey(toPem(key, 'PRIVATE KEY'))),
    publicKey: parse('KINORA_ALIPAY_PUBLIC_KEY', () => createPublicKey(toPem(publicKey, 'PUBLIC KEY'))),
    gateway: values.KINORA_ALIPAY_URL ?? 'https://openapi.alipay.com/gateway.do',
  };
}

function toPem(key: string, kind: string): string {
  const told = key.replaceAll('\\n', '\n');
  return told.includes('-----BEGIN') ? told : `-----BEGIN ${kind}-----\n${told}\n-----END ${kind}-----`;
}

/** What cannot be read is told by its name alone. */
function parse<Read>(name: string, read: () => Read): Read {
  try {
    return read();
  } catch {
    throw new ConfigError(`${name} is no key that can be read.`);
  }
}
