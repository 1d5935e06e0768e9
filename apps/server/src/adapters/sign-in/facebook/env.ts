import type { ValuesOf } from '../../../environment/area.ts';
import { webAddress } from '../../../environment/kinds.ts';
import { idOf, type ProviderKeys, readKeys, secretOf } from '../keys.ts';

export const facebookVariables = {
  KINORA_FACEBOOK_ID: idOf('Facebook'),
  KINORA_FACEBOOK_SECRET: secretOf('Facebook'),
  KINORA_FACEBOOK_URL: webAddress('Facebook: another address of its API.', { shown: "the provider's" }),
  KINORA_FACEBOOK_PAGES_URL: webAddress('Facebook: another address of its pages.', { shown: "the provider's" }),
};

export interface FacebookConfig extends ProviderKeys {
  url: string;
  pagesUrl: string;
}

export function readFacebook(values: ValuesOf<typeof facebookVariables>): FacebookConfig | undefined {
  const keys = readKeys(values, 'KINORA_FACEBOOK');
  return (
    keys && {
      ...keys,
      url: values.KINORA_FACEBOOK_URL ?? 'https://graph.facebook.com',
      pagesUrl: values.KINORA_FACEBOOK_PAGES_URL ?? 'https://www.facebook.com',
    }
  );
}
