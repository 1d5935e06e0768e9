import type { PayMethodKey } from '@kinora/contract';
import type { PayChannel } from '../ports/pay-channel.ts';
import { openAlipay } from './alipay/open.ts';
import { openApplepay } from './applepay/open.ts';
import type { ChannelsConfig } from './env.ts';
import { openFacebookbill } from './facebookbill/open.ts';
import { openGoogleplaybill } from './googleplaybill/open.ts';
import { openKsapplepay, openKspay } from './kspay/open.ts';
import { openLiaopay } from './liaopay/open.ts';
import { openSandbox } from './sandbox/open.ts';
import { openTtpay } from './ttpay/open.ts';
import { openWechatPay } from './wechat/open.ts';
import { openWechatVirtual } from './wechatvirtual/open.ts';

/** Where clients reach this server, which is known once it listens. */
export type Site = () => string;

/** Every channel that is configured, by its key; none: nothing is sold. */
export function openChannels(
  {
    sandbox,
    wechat,
    wechatvirtual,
    alipay,
    ttpay,
    kspay,
    liaopay,
    applepay,
    googleplaybill,
    facebookbill,
  }: ChannelsConfig,
  site: Site,
  now: () => number,
): ReadonlyMap<PayMethodKey, PayChannel> {
  const channels = [
    ...(wechat ? [openWechatPay(wechat, { site, now })] : []),
    ...(wechatvirtual ? [openWechatVirtual(wechatvirtual, now)] : []),
    ...(alipay ? [openAlipay(alipay, site, now)] : []),
    ...(ttpay ? [openTtpay(ttpay, site, now)] : []),
    ...(kspay ? [openKspay(kspay, site, now)] : []),
    ...(kspay?.isApplePaid ? [openKsapplepay(kspay, site, now)] : []),
    ...(liaopay ? [openLiaopay(liaopay, site, now)] : []),
    ...(applepay ? [openApplepay(applepay, now)] : []),
    ...(googleplaybill ? [openGoogleplaybill(googleplaybill, site, now)] : []),
    ...(facebookbill ? [openFacebookbill(facebookbill)] : []),
    ...(sandbox ? [openSandbox(sandbox, site, now)] : []),
  ];
  return new Map(channels.map((channel) => [channel.key, channel]));
}
