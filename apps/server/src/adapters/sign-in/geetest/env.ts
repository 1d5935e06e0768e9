import { webAddress } from '../../../environment/kinds.ts';
import { idOf, type ProviderKeys, readKeys, secretOf, type ValuesOf } from '../keys.ts';

export const geetestVariables = {
  KINORA_ONETAP_ID: idOf('One-tap sign-in by the carrier (GeeTest OneLogin)'),
  KINORA_ONETAP_SECRET: secretOf('One-tap sign-in by the carrier (GeeTest OneLogin)'),
  KINORA_ONETAP_URL: webAddress('One-tap: another address for apps.', { shown: "the provider's" }),
  KINORA_ONETAP_PAGE_URL: webAddress(
    'One-tap: the address for pages that the provider gave; without it pages have no one-tap.',
  ),
};

export interface GeetestConfig extends ProviderKeys {
  url: string;
  /** The vendor gives it with the account: there is none that holds for all. */
  pageUrl: string | null;
}

export function readGeetest(values: ValuesOf<typeof geetestVariables>): GeetestConfig | undefined {
  const keys = readKeys(values, 'KINORA_ONETAP');
  return (
    keys && {
      ...keys,
      url: values.KINORA_ONETAP_URL ?? 'https://onelogin.geetest.com/check_phone',
      pageUrl: values.KINORA_ONETAP_PAGE_URL,
    }
  );
}
