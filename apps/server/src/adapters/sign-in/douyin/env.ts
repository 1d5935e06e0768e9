import type { ValuesOf } from '../../../environment/area.ts';
import { webAddress } from '../../../environment/kinds.ts';
import { idOf, type ProviderKeys, readKeys, secretOf } from '../keys.ts';

export const douyinVariables = {
  KINORA_DOUYIN_ID: idOf('Douyin, mini-program'),
  KINORA_DOUYIN_SECRET: secretOf('Douyin, mini-program'),
  KINORA_DOUYIN_URL: webAddress('Douyin: another address.', { shown: "the provider's" }),
};

export interface DouyinConfig extends ProviderKeys {
  url: string;
}

export function readDouyin(values: ValuesOf<typeof douyinVariables>): DouyinConfig | undefined {
  const keys = readKeys(values, 'KINORA_DOUYIN');
  return keys && { ...keys, url: values.KINORA_DOUYIN_URL ?? 'https://developer.toutiao.com' };
}
