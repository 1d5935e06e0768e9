import type { ValuesOf } from '../../../environment/area.ts';
import { ConfigError } from '../../../environment/config-error.ts';
import { webAddress } from '../../../environment/kinds.ts';
import { idOf, type ProviderKeys, readKeys, secretOf } from '../keys.ts';

export const liaoliaoVariables = {
  KINORA_LIAOLIAO_ID: idOf('The sister app'),
  KINORA_LIAOLIAO_SECRET: secretOf('The sister app'),
  KINORA_LIAOLIAO_URL: webAddress('Where the sister app answers for its tokens.'),
};

export interface LiaoliaoConfig extends ProviderKeys {
  url: string;
}

export function readLiaoliao(values: ValuesOf<typeof liaoliaoVariables>): LiaoliaoConfig | undefined {
  const keys = readKeys(values, 'KINORA_LIAOLIAO');
  const { KINORA_LIAOLIAO_URL: url } = values;
  if (keys && url === null) throw new ConfigError('KINORA_LIAOLIAO_ID needs KINORA_LIAOLIAO_URL.');
  return keys && url !== null ? { ...keys, url } : undefined;
}
