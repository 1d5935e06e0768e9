import type { ValuesOf } from '../../../environment/area.ts';
import { webAddress } from '../../../environment/kinds.ts';
import { idOf, type ProviderKeys, readKeys, secretOf } from '../keys.ts';

export const kuaishouVariables = {
  KINORA_KUAISHOU_ID: idOf('Kuaishou, mini-program'),
  KINORA_KUAISHOU_SECRET: secretOf('Kuaishou, mini-program'),
  KINORA_KUAISHOU_URL: webAddress('Kuaishou: another address.', { shown: "the provider's" }),
};

export interface KuaishouConfig extends ProviderKeys {
  url: string;
}

export function readKuaishou(values: ValuesOf<typeof kuaishouVariables>): KuaishouConfig | undefined {
  const keys = readKeys(values, 'KINORA_KUAISHOU');
  return keys && { ...keys, url: values.KINORA_KUAISHOU_URL ?? 'https://open.kuaishou.com' };
}
