import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { ValuesOf } from '../../../environment/area.ts';
import { optionalText, webAddress } from '../../../environment/kinds.ts';
import { readPem, readTogether } from '../together.ts';

const PEM = 'in PEM; `\\n` counts as a new line.';
const digits = (description: string) => optionalText(description, { allowed: 'digits', pattern: /^\d{1,32}$/ });

export const ttpayVariables = {
  KINORA_TTPAY_APP: optionalText('Douyin payment: the id of the mini-program.'),
  KINORA_TTPAY_SECRET: optionalText("Douyin payment: the mini-program's secret.", { isSecret: true }),
  KINORA_TTPAY_MERCHANT: digits('Douyin payment: the number of the merchant that is paid.'),
  KINORA_TTPAY_KEY: optionalText(`Douyin payment: the app's private key, PKCS#8 ${PEM}`, { isSecret: true }),
  KINORA_TTPAY_KEY_VERSION: digits("Douyin payment: the version of the app's key, which counts up with each new one."),
  KINORA_TTPAY_PLATFORM_KEY: optionalText(`Douyin payment: the platform's public key for the app, ${PEM}`),
  KINORA_TTPAY_GOODS_TYPE: digits('Douyin payment: the type of goods that the mini-program is approved for.'),
  KINORA_TTPAY_TAG_GROUP: optionalText('Douyin payment: the group of rules (tag group) of that type.'),
  KINORA_TTPAY_URL: webAddress('Douyin payment: another address of its API.', { shown: "the vendor's" }),
};

export interface TtpayConfig {
  appId: string;
  secret: string;
  merchant: string;
  key: KeyObject;
  keyVersion: string;
  /** Of Douyin. */
  platformKey: KeyObject;
  goodsType: number;
  tagGroup: string;
  url: string;
}

const NAMES = [
  'KINORA_TTPAY_APP',
  'KINORA_TTPAY_SECRET',
  'KINORA_TTPAY_MERCHANT',
  'KINORA_TTPAY_KEY',
  'KINORA_TTPAY_KEY_VERSION',
  'KINORA_TTPAY_PLATFORM_KEY',
  'KINORA_TTPAY_GOODS_TYPE',
  'KINORA_TTPAY_TAG_GROUP',
] as const;

/** Undefined without an app. Throws ConfigError. */
export function readTtpay(values: ValuesOf<typeof ttpayVariables>): TtpayConfig | undefined {
  const told = readTogether(values, NAMES);
  return (
    told && {
      ...{ appId: told.KINORA_TTPAY_APP, secret: told.KINORA_TTPAY_SECRET, merchant: told.KINORA_TTPAY_MERCHANT },
      key: readPem('KINORA_TTPAY_KEY', told.KINORA_TTPAY_KEY, createPrivateKey),
      keyVersion: told.KINORA_TTPAY_KEY_VERSION,
      platformKey: readPem('KINORA_TTPAY_PLATFORM_KEY', told.KINORA_TTPAY_PLATFORM_KEY, createPublicKey),
      ...{ goodsType: Number(told.KINORA_TTPAY_GOODS_TYPE), tagGroup: told.KINORA_TTPAY_TAG_GROUP },
      url: (values.KINORA_TTPAY_URL ?? 'https://open.douyin.com').replace(/\/+$/, ''),
    }
  );
}
