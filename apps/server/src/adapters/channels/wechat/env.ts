import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import type { ValuesOf } from '../../../environment/area.ts';
import { ConfigError } from '../../../environment/config-error.ts';
import { optionalText, webAddress } from '../../../environment/kinds.ts';

const PEM = '`\\n` counts as a new line.';

export const wechatPayVariables = {
  KINORA_WECHATPAY_MERCHANT: optionalText('WeChat Pay: the number of the merchant.', {
    allowed: '8 to 32 digits',
    pattern: /^\d{8,32}$/,
  }),
  KINORA_WECHATPAY_APP: optionalText(
    'WeChat Pay: the app id, bound to the merchant, of codes to scan and of pages outside of WeChat.',
  ),
  KINORA_WECHATPAY_SERIAL: optionalText("WeChat Pay: the serial number of the merchant's certificate."),
  KINORA_WECHATPAY_KEY: optionalText(`WeChat Pay: the merchant's private key, PKCS#8 in PEM; ${PEM}`, {
    isSecret: true,
  }),
  KINORA_WECHATPAY_API_KEY: optionalText('WeChat Pay: the APIv3 key, which opens notices.', {
    isSecret: true,
    allowed: '32 letters and digits',
    pattern: /^[0-9A-Za-z]{32}$/,
  }),
  KINORA_WECHATPAY_PUBLIC_ID: optionalText("WeChat Pay: the id of WeChat Pay's public key, with its `PUB_KEY_ID_`.", {
    allowed: 'an id that starts with PUB_KEY_ID_',
    pattern: /^PUB_KEY_ID_\w+$/,
  }),
  KINORA_WECHATPAY_PUBLIC_KEY: optionalText(`WeChat Pay: that public key, in PEM; ${PEM}`),
  KINORA_WECHATPAY_CERTIFICATES: optionalText(
    `WeChat Pay: platform certificates in PEM, one after the other, of a merchant that has no public key of WeChat Pay yet or is being moved to one; ${PEM}`,
  ),
  KINORA_WECHATPAY_URL: webAddress('WeChat Pay: another address of its API.', { shown: "the vendor's" }),
};

export interface WechatPayConfig {
  merchant: string;
  appId: string;
  serial: string;
  key: KeyObject;
  apiKey: string;
  /** Who may sign for WeChat Pay, by the serial that is told beside a signature. */
  signers: ReadonlyMap<string, KeyObject>;
  /** Told with every call, so that the answer is signed by the public key; undefined with certificates alone. */
  publicId: string | undefined;
  url: string;
}

const lines = (pem: string): string => pem.replaceAll('\\n', '\n');

/** Undefined without a merchant. Throws ConfigError. */
export function readWechatPay(values: ValuesOf<typeof wechatPayVariables>): WechatPayConfig | undefined {
  const { KINORA_WECHATPAY_MERCHANT: merchant, KINORA_WECHATPAY_APP: appId, KINORA_WECHATPAY_SERIAL: serial } = values;
  const { KINORA_WECHATPAY_KEY: key, KINORA_WECHATPAY_API_KEY: apiKey, KINORA_WECHATPAY_PUBLIC_ID: publicId } = values;
  const told = [merchant, appId, serial, key, apiKey];
  if (told.every((value) => value === null)) return undefined;
  if (merchant === null || appId === null || serial === null || key === null || apiKey === null)
    throw new ConfigError(
      'KINORA_WECHATPAY_MERCHANT, KINORA_WECHATPAY_APP, KINORA_WECHATPAY_SERIAL, KINORA_WECHATPAY_KEY and KINORA_WECHATPAY_API_KEY belong together.',
    );
  const signers = readSigners(values);
  if (signers.size === 0)
    throw new ConfigError(
      'KINORA_WECHATPAY_PUBLIC_ID with KINORA_WECHATPAY_PUBLIC_KEY, or KINORA_WECHATPAY_CERTIFICATES: nobody else can sign for WeChat Pay.',
    );
  return {
    ...{ merchant, appId, serial, apiKey, signers, publicId: publicId ?? undefined },
    key: parse('KINORA_WECHATPAY_KEY', () => createPrivateKey(lines(key))),
    url: (values.KINORA_WECHATPAY_URL ?? 'https://api.mch.weixin.qq.com').replace(/\/+$/, ''),
  };
}

function readSigners(values: ValuesOf<typeof wechatPayVariables>): Map<string, KeyObject> {
  const { KINORA_WECHATPAY_PUBLIC_ID: id, KINORA_WECHATPAY_PUBLIC_KEY: key } = values;
  if ((id === null) !== (key === null))
    throw new ConfigError('KINORA_WECHATPAY_PUBLIC_ID and KINORA_WECHATPAY_PUBLIC_KEY belong together.');
  const signers = new Map<string, KeyObject>();
  if (id !== null && key !== null)
    signers.set(
      id,
      parse('KINORA_WECHATPAY_PUBLIC_KEY', () => createPublicKey(lines(key))),
    );
  const certificates = lines(values.KINORA_WECHATPAY_CERTIFICATES ?? '');
  for (const [pem] of certificates.matchAll(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g)) {
    const certificate = parse('KINORA_WECHATPAY_CERTIFICATES', () => new X509Certificate(pem));
    signers.set(certificate.serialNumber, certificate.publicKey);
  }
  return signers;
}

/** What cannot be read is told by its name alone. */
function parse<Read>(name: string, read: () => Read): Read {
  try {
    return read();
  } catch {
    throw new ConfigError(`${name} is no PEM that can be read.`);
  }
}
