import type { ValuesOf } from '../../../environment/area.ts';
import { flag, optionalText, webAddress } from '../../../environment/kinds.ts';
import { readTogether } from '../together.ts';

export const kspayVariables = {
  KINORA_KSPAY_APP: optionalText('Kuaishou payment: the id of the mini-program.'),
  KINORA_KSPAY_SECRET: optionalText("Kuaishou payment: the mini-program's secret, which signs everything.", {
    isSecret: true,
  }),
  KINORA_KSPAY_GOODS_TYPE: optionalText('Kuaishou payment: the number of the kind of goods.', {
    allowed: 'digits',
    pattern: /^\d{1,8}$/,
  }),
  KINORA_KSPAY_APPLE: flag(
    "1: on Apple's telephones the mini-program is paid through Apple, for which Kuaishou must have admitted it.",
    false,
  ),
  KINORA_KSPAY_URL: webAddress('Kuaishou payment: another address of its API.', { shown: "the vendor's" }),
};

export interface KspayConfig {
  appId: string;
  secret: string;
  goodsType: number;
  /** Whether Apple is paid on its telephones. */
  isApplePaid: boolean;
  url: string;
}

/** Undefined without an app. Throws ConfigError. */
export function readKspay(values: ValuesOf<typeof kspayVariables>): KspayConfig | undefined {
  const told = readTogether(values, ['KINORA_KSPAY_APP', 'KINORA_KSPAY_SECRET', 'KINORA_KSPAY_GOODS_TYPE']);
  return (
    told && {
      ...{ appId: told.KINORA_KSPAY_APP, secret: told.KINORA_KSPAY_SECRET },
      goodsType: Number(told.KINORA_KSPAY_GOODS_TYPE),
      isApplePaid: values.KINORA_KSPAY_APPLE,
      url: (values.KINORA_KSPAY_URL ?? 'https://open.kuaishou.com').replace(/\/+$/, ''),
    }
  );
}
