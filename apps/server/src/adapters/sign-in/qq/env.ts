import type { ValuesOf } from '../../../environment/area.ts';
import { optionalText, webAddress } from '../../../environment/kinds.ts';
import { idOf, type ProviderKeys, readKeys, secretOf } from '../keys.ts';

export const qqVariables = {
  KINORA_QQ_ID: idOf('QQ'),
  KINORA_QQ_SECRET: secretOf('QQ'),
  KINORA_QQ_APP: optionalText("QQ: the id of the app, whose library's tokens are taken."),
  KINORA_QQ_URL: webAddress('QQ: another address.', { shown: "the provider's" }),
};

export interface QqConfig {
  page: ProviderKeys | undefined;
  app: string | null;
  url: string;
}

export function readQq(values: ValuesOf<typeof qqVariables>): QqConfig {
  const url = values.KINORA_QQ_URL ?? 'https://graph.qq.com';
  return { page: readKeys(values, 'KINORA_QQ'), app: values.KINORA_QQ_APP, url };
}
