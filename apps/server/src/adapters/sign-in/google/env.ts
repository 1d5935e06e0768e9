import type { ValuesOf } from '../../../environment/area.ts';
import { webAddress } from '../../../environment/kinds.ts';
import { idOf, type ProviderKeys, readKeys, secretOf } from '../keys.ts';

export const googleVariables = {
  KINORA_GOOGLE_ID: idOf('Google'),
  KINORA_GOOGLE_SECRET: secretOf('Google'),
  KINORA_GOOGLE_URL: webAddress('Google: another issuer than its own.', { shown: "the provider's" }),
};

export interface GoogleConfig extends ProviderKeys {
  issuer: string;
}

export function readGoogle(values: ValuesOf<typeof googleVariables>): GoogleConfig | undefined {
  const keys = readKeys(values, 'KINORA_GOOGLE');
  return keys && { ...keys, issuer: values.KINORA_GOOGLE_URL ?? 'https://accounts.google.com' };
}
