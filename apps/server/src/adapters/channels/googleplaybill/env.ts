import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { ValuesOf } from '../../../environment/area.ts';
import { optionalText, webAddress } from '../../../environment/kinds.ts';
import { readPem, readTogether } from '../together.ts';

export const googleplaybillVariables = {
  KINORA_GOOGLEPLAY_PACKAGE: optionalText('Google Play: the package of the app.'),
  KINORA_GOOGLEPLAY_ACCOUNT: optionalText('Google Play: the address of the service account that asks about purchases.'),
  KINORA_GOOGLEPLAY_KEY: optionalText('Google Play: its private key, PKCS#8 in PEM; `\\n` counts as a new line.', {
    isSecret: true,
  }),
  KINORA_GOOGLEPLAY_PUSH_ACCOUNT: optionalText(
    'Google Play: the address of the service account by which Pub/Sub pushes notices, with the address of the callback as its audience.',
  ),
  KINORA_GOOGLEPLAY_GOODS: optionalText(
    'Google Play: what the ids of the goods begin with that are set up there, one for each price, such as `kinora_usd499` for `kinora_`.',
    { allowed: 'small letters, digits, dots and underscores', pattern: /^[a-z0-9._]{1,40}$/ },
  ),
  KINORA_GOOGLEPLAY_URL: webAddress('Google Play: another address of its APIs and keys.', { shown: "the vendor's" }),
};

export interface GoogleplaybillConfig {
  packageName: string;
  account: string;
  key: KeyObject;
  pushAccount: string;
  goods: string;
  urls: { api: string; token: string; keys: string };
}

const NAMES = [
  'KINORA_GOOGLEPLAY_PACKAGE',
  'KINORA_GOOGLEPLAY_ACCOUNT',
  'KINORA_GOOGLEPLAY_KEY',
  'KINORA_GOOGLEPLAY_PUSH_ACCOUNT',
  'KINORA_GOOGLEPLAY_GOODS',
] as const;

/** Undefined without an app. Throws ConfigError. */
export function readGoogleplaybill(values: ValuesOf<typeof googleplaybillVariables>): GoogleplaybillConfig | undefined {
  const told = readTogether(values, NAMES);
  const at = (host: string): string => (values.KINORA_GOOGLEPLAY_URL ?? `https://${host}`).replace(/\/+$/, '');
  return (
    told && {
      ...{ packageName: told.KINORA_GOOGLEPLAY_PACKAGE, account: told.KINORA_GOOGLEPLAY_ACCOUNT },
      key: readPem('KINORA_GOOGLEPLAY_KEY', told.KINORA_GOOGLEPLAY_KEY, createPrivateKey),
      ...{ pushAccount: told.KINORA_GOOGLEPLAY_PUSH_ACCOUNT, goods: told.KINORA_GOOGLEPLAY_GOODS },
      urls: {
        api: `${at('androidpublisher.googleapis.com')}/androidpublisher/v3/applications`,
        token: `${at('oauth2.googleapis.com')}/token`,
        keys: `${at('www.googleapis.com')}/oauth2/v3/certs`,
      },
    }
  );
}
