import type { ValuesOf } from '../../../environment/area.ts';
import { optionalText, webAddress } from '../../../environment/kinds.ts';
import { readTogether } from '../together.ts';

export const facebookbillVariables = {
  KINORA_FACEBOOKBILL_APP: optionalText('Facebook Instant Games: the id of the app in which purchases are made.', {
    allowed: 'digits',
    pattern: /^\d{1,32}$/,
  }),
  KINORA_FACEBOOKBILL_SECRET: optionalText('Facebook Instant Games: its secret, by which Facebook signs purchases.', {
    isSecret: true,
  }),
  KINORA_FACEBOOKBILL_GOODS: optionalText(
    'Facebook Instant Games: what the ids of the goods begin with that are set up there, one for each price, such as `kinora_usd499` for `kinora_`.',
    { allowed: 'small letters, digits, dots and underscores', pattern: /^[a-z0-9._]{1,40}$/ },
  ),
  KINORA_FACEBOOKBILL_URL: webAddress('Facebook Instant Games: another address of its API.', {
    shown: "the vendor's",
  }),
};

export interface FacebookbillConfig {
  app: string;
  secret: string;
  goods: string;
  url: string;
}

const NAMES = ['KINORA_FACEBOOKBILL_APP', 'KINORA_FACEBOOKBILL_SECRET', 'KINORA_FACEBOOKBILL_GOODS'] as const;

/** Undefined without an app. Throws ConfigError. */
export function readFacebookbill(values: ValuesOf<typeof facebookbillVariables>): FacebookbillConfig | undefined {
  const told = readTogether(values, NAMES);
  return (
    told && {
      ...{ app: told.KINORA_FACEBOOKBILL_APP, secret: told.KINORA_FACEBOOKBILL_SECRET },
      goods: told.KINORA_FACEBOOKBILL_GOODS,
      url: (values.KINORA_FACEBOOKBILL_URL ?? 'https://graph.facebook.com').replace(/\/+$/, ''),
    }
  );
}
