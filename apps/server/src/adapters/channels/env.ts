import type { BuildRegion } from '@kinora/contract';
import { defineArea, type Environment, readArea } from '../../environment/area.ts';
import { type AlipayConfig, alipayVariables, readAlipay } from './alipay/env.ts';
import { type ApplepayConfig, applepayVariables, readApplepay } from './applepay/env.ts';
import { type FacebookbillConfig, facebookbillVariables, readFacebookbill } from './facebookbill/env.ts';
import { type GoogleplaybillConfig, googleplaybillVariables, readGoogleplaybill } from './googleplaybill/env.ts';
import { type KspayConfig, kspayVariables, readKspay } from './kspay/env.ts';
import { type LiaopayConfig, liaopayVariables, readLiaopay } from './liaopay/env.ts';
import { readSandbox, type SandboxConfig, sandboxVariables } from './sandbox/env.ts';
import { readTtpay, type TtpayConfig, ttpayVariables } from './ttpay/env.ts';
import { readWechatPay, type WechatPayConfig, wechatPayVariables } from './wechat/env.ts';
import { readWechatVirtual, type WechatVirtualConfig, wechatVirtualVariables } from './wechatvirtual/env.ts';

export const channelsArea = defineArea('Where money comes through', {
  ...sandboxVariables,
  ...wechatPayVariables,
  ...alipayVariables,
  ...wechatVirtualVariables,
  ...ttpayVariables,
  ...kspayVariables,
  ...liaopayVariables,
  ...applepayVariables,
  ...googleplaybillVariables,
  ...facebookbillVariables,
});

export interface ChannelsConfig {
  sandbox?: SandboxConfig | undefined;
  wechat?: WechatPayConfig | undefined;
  alipay?: AlipayConfig | undefined;
  wechatvirtual?: WechatVirtualConfig | undefined;
  ttpay?: TtpayConfig | undefined;
  kspay?: KspayConfig | undefined;
  liaopay?: LiaopayConfig | undefined;
  applepay?: ApplepayConfig | undefined;
  googleplaybill?: GoogleplaybillConfig | undefined;
  facebookbill?: FacebookbillConfig | undefined;
}

/** The channels of a shop, those for which there are keys; none: nothing can be bought. Throws ConfigError. */
export function readChannels(
  environment: Environment,
  shop: 'off' | 'sandbox' | 'open',
  region: BuildRegion,
): ChannelsConfig {
  const values = readArea(channelsArea, environment);
  if (shop === 'sandbox') return { sandbox: readSandbox(values) };
  if (shop === 'off') return {};
  return {
    wechat: readWechatPay(values),
    wechatvirtual: readWechatVirtual(values),
    alipay: readAlipay(values),
    ttpay: readTtpay(values),
    kspay: readKspay(values),
    liaopay: readLiaopay(values),
    // Stores are of the overseas build (specification, section 6).
    ...(region === 'overseas' && {
      ...{ applepay: readApplepay(values), googleplaybill: readGoogleplaybill(values) },
      facebookbill: readFacebookbill(values),
    }),
  };
}
