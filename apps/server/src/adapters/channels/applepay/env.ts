import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import type { ValuesOf } from '../../../environment/area.ts';
import { optionalText, webAddress } from '../../../environment/kinds.ts';
import { readPem, readTogether } from '../together.ts';

const PEM = 'in PEM; `\\n` counts as a new line.';

export const applepayVariables = {
  KINORA_APPLEPAY_BUNDLE: optionalText('App Store: the bundle id of the app.'),
  KINORA_APPLEPAY_ISSUER: optionalText('App Store: the issuer of the key for its server API.'),
  KINORA_APPLEPAY_KEY_ID: optionalText('App Store: the id of that key.'),
  KINORA_APPLEPAY_KEY: optionalText(`App Store: that key, PKCS#8 ${PEM}`, { isSecret: true }),
  KINORA_APPLEPAY_ROOT: optionalText(`App Store: the certificate "Apple Root CA - G3", ${PEM}`),
  KINORA_APPLEPAY_GOODS: optionalText(
    'App Store: what the ids of the goods begin with that are set up there, one for each price, such as `kinora_usd499` for `kinora_`.',
    { allowed: 'letters, digits, dots and underscores', pattern: /^[\w.]{1,40}$/ },
  ),
  KINORA_APPLEPAY_URL: webAddress('App Store: another address of its server API.', { shown: "the vendor's" }),
};

export interface ApplepayConfig {
  bundle: string;
  issuer: string;
  keyId: string;
  key: KeyObject;
  root: X509Certificate;
  goods: string;
  url: string;
}

const NAMES = [
  'KINORA_APPLEPAY_BUNDLE',
  'KINORA_APPLEPAY_ISSUER',
  'KINORA_APPLEPAY_KEY_ID',
  'KINORA_APPLEPAY_KEY',
  'KINORA_APPLEPAY_ROOT',
  'KINORA_APPLEPAY_GOODS',
] as const;

/** Undefined without an app. Throws ConfigError. */
export function readApplepay(values: ValuesOf<typeof applepayVariables>): ApplepayConfig | undefined {
  const told = readTogether(values, NAMES);
  return (
    told && {
      ...{ bundle: told.KINORA_APPLEPAY_BUNDLE, issuer: told.KINORA_APPLEPAY_ISSUER },
      keyId: told.KINORA_APPLEPAY_KEY_ID,
      key: readPem('KINORA_APPLEPAY_KEY', told.KINORA_APPLEPAY_KEY, createPrivateKey),
      root: readPem('KINORA_APPLEPAY_ROOT', told.KINORA_APPLEPAY_ROOT, (pem) => new X509Certificate(pem)),
      goods: told.KINORA_APPLEPAY_GOODS,
      url: (values.KINORA_APPLEPAY_URL ?? 'https://api.storekit.itunes.apple.com').replace(/\/+$/, ''),
    }
  );
}
