import type { ValuesOf } from '../../../environment/area.ts';
import { optionalText, webAddress } from '../../../environment/kinds.ts';
import { readTogether } from '../together.ts';

export const liaopayVariables = {
  KINORA_LIAOPAY_MERCHANT: optionalText('Liao coins: what the sister app knows the shop by.'),
  KINORA_LIAOPAY_KEY: optionalText('Liao coins: what the sister app and the shop sign with.', { isSecret: true }),
  KINORA_LIAOPAY_URL: webAddress('Liao coins: where the sister app answers for them.'),
};

export interface LiaopayConfig {
  merchant: string;
  key: string;
  url: string;
}

/** Undefined without a merchant. Throws ConfigError. */
export function readLiaopay(values: ValuesOf<typeof liaopayVariables>): LiaopayConfig | undefined {
  const told = readTogether(values, ['KINORA_LIAOPAY_MERCHANT', 'KINORA_LIAOPAY_KEY', 'KINORA_LIAOPAY_URL']);
  return (
    told && {
      ...{ merchant: told.KINORA_LIAOPAY_MERCHANT, key: told.KINORA_LIAOPAY_KEY },
      url: told.KINORA_LIAOPAY_URL.replace(/\/+$/, ''),
    }
  );
}
