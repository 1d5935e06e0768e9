import type { ValuesOf } from '../../../environment/area.ts';
import { optionalText, webAddress } from '../../../environment/kinds.ts';
import { readTogether } from '../together.ts';

const VENDOR = 'Virtual payment of WeChat';

export const wechatVirtualVariables = {
  KINORA_WECHATVIRTUAL_APP: optionalText(
    `${VENDOR}: the id of the mini-program, whose digital goods are paid so in place of WeChat Pay.`,
  ),
  KINORA_WECHATVIRTUAL_SECRET: optionalText(`${VENDOR}: the mini-program's secret.`, { isSecret: true }),
  KINORA_WECHATVIRTUAL_OFFER: optionalText(`${VENDOR}: its OfferId.`),
  KINORA_WECHATVIRTUAL_KEY: optionalText(`${VENDOR}: its AppKey of production.`, { isSecret: true }),
  KINORA_WECHATVIRTUAL_GOODS: optionalText(
    `${VENDOR}: what the ids of its goods begin with; the price in fen follows, such as \`kinora_2000\`. There must be one for each price that is asked for.`,
    { allowed: '1 to 48 letters, digits, `_` and `-`', pattern: /^[\w-]{1,48}$/ },
  ),
  KINORA_WECHATVIRTUAL_TOKEN: optionalText(
    `${VENDOR}: the token of the mini-program's messages, which come to \`/callbacks/wechatvirtual/notify\` as JSON in safe mode.`,
    { isSecret: true },
  ),
  KINORA_WECHATVIRTUAL_AES_KEY: optionalText(`${VENDOR}: the EncodingAESKey of those messages.`, {
    isSecret: true,
    allowed: '43 letters and digits',
    pattern: /^[0-9A-Za-z]{43}$/,
  }),
  KINORA_WECHATVIRTUAL_URL: webAddress(`${VENDOR}: another address of its API.`, { shown: "the vendor's" }),
};

export interface WechatVirtualConfig {
  appId: string;
  secret: string;
  offer: string;
  key: string;
  goods: string;
  token: string;
  aesKey: Buffer;
  url: string;
}

/** Undefined without an app. Throws ConfigError. */
export function readWechatVirtual(values: ValuesOf<typeof wechatVirtualVariables>): WechatVirtualConfig | undefined {
  const told = readTogether(values, [
    'KINORA_WECHATVIRTUAL_APP',
    'KINORA_WECHATVIRTUAL_SECRET',
    'KINORA_WECHATVIRTUAL_OFFER',
    'KINORA_WECHATVIRTUAL_KEY',
    'KINORA_WECHATVIRTUAL_GOODS',
    'KINORA_WECHATVIRTUAL_TOKEN',
    'KINORA_WECHATVIRTUAL_AES_KEY',
  ]);
  return (
    told && {
      ...{ appId: told.KINORA_WECHATVIRTUAL_APP, secret: told.KINORA_WECHATVIRTUAL_SECRET },
      ...{ offer: told.KINORA_WECHATVIRTUAL_OFFER, key: told.KINORA_WECHATVIRTUAL_KEY },
      ...{ goods: told.KINORA_WECHATVIRTUAL_GOODS, token: told.KINORA_WECHATVIRTUAL_TOKEN },
      aesKey: Buffer.from(`${told.KINORA_WECHATVIRTUAL_AES_KEY}=`, 'base64'),
      url: (values.KINORA_WECHATVIRTUAL_URL ?? 'https://api.weixin.qq.com').replace(/\/+$/, ''),
    }
  );
}
