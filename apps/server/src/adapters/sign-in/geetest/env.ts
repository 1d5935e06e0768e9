import type { CarrierHosts } from '@kinora/contract';
import type { ValuesOf } from '../../../environment/area.ts';
import { webAddress } from '../../../environment/kinds.ts';
import { idOf, type ProviderKeys, readKeys, secretOf } from '../keys.ts';

export const geetestVariables = {
  KINORA_ONETAP_ID: idOf('One-tap sign-in by the carrier (GeeTest OneLogin)'),
  KINORA_ONETAP_SECRET: secretOf('One-tap sign-in by the carrier (GeeTest OneLogin)'),
  KINORA_ONETAP_URL: webAddress('One-tap: another address for apps.', { shown: "the provider's" }),
  KINORA_ONETAP_PAGE_URL: webAddress(
    'One-tap: the address for pages that the provider gave; without it pages have no one-tap.',
  ),
  KINORA_ONETAP_BROWSER_URL: webAddress(
    'One-tap: another address at which browsers ask, in place of those of the provider and of the carriers.',
    { shown: 'theirs' },
  ),
};

export interface GeetestConfig extends ProviderKeys {
  url: string;
  /** Of pages. The vendor gives its address with the account: there is none that holds for all. */
  page: {
    url: string;
    hosts: CarrierHosts;
    /** Where China Unicom is asked: by our own frame alone. */
    unicom: string;
  } | null;
}

/** Where the vendor's own library asks. */
const HOSTS: CarrierHosts = {
  vendor: 'https://onelogin.geetest.com',
  mobileNumber: 'https://verify.cmpassport.com',
  mobileToken: 'https://www.cmpassport.com',
};
const UNICOM = 'https://opencloud.wostore.cn';

export function readGeetest(values: ValuesOf<typeof geetestVariables>): GeetestConfig | undefined {
  const keys = readKeys(values, 'KINORA_ONETAP');
  const { KINORA_ONETAP_PAGE_URL: pageUrl, KINORA_ONETAP_BROWSER_URL: other } = values;
  return (
    keys && {
      ...keys,
      url: values.KINORA_ONETAP_URL ?? 'https://onelogin.geetest.com/check_phone',
      page:
        pageUrl === null ? null : { url: pageUrl, ...(other === null ? { hosts: HOSTS, unicom: UNICOM } : at(other)) },
    }
  );
}

function at(address: string): { hosts: CarrierHosts; unicom: string } {
  const { origin } = new URL(address);
  return { hosts: { vendor: origin, mobileNumber: origin, mobileToken: origin }, unicom: origin };
}
