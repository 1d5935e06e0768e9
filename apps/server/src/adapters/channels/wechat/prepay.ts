import { ChannelError, type PayingClient, type PayWay, type PrepayOrder } from '../../ports/pay-channel.ts';
import { beijingTime } from '../beijing.ts';
import { isOnDesk } from '../client-kinds.ts';
import type { WechatCall } from './call.ts';
import type { WechatPayConfig } from './env.ts';
import { h5Told, jsapiTold, nativeTold } from './messages.ts';
import { signBridge } from './signature.ts';

/** What is bought, as WeChat shows it. */
const DESCRIPTION = 'Kinora';

/** Within WeChat its own app is asked, by who pays. */
export const isWithin = ({ platform }: PayingClient): boolean => platform === 'mini' || platform === 'h5wx';

export interface PrepayOptions {
  config: WechatPayConfig;
  call: WechatCall;
  site: () => string;
  notifyUrl: () => string;
  now: () => number;
}

/**
 * Tells WeChat Pay of an order by the way in which its client pays: JSAPI within WeChat (https://pay.weixin.qq.com/wiki/doc/apiv3/apis/chapter3_1_1.shtml), a code to scan
 * on a desk (…/chapter3_4_1.shtml), and its own page on a telephone (…/chapter3_3_1.shtml).
 */
export async function prepay(options: PrepayOptions, order: PrepayOrder): Promise<PayWay> {
  const { config, call, site, notifyUrl, now } = options;
  if (order.currency !== 'CNY') throw new ChannelError('WeChat Pay takes yuan alone');
  const asked = {
    ...{ mchid: config.merchant, description: DESCRIPTION, out_trade_no: order.orderId },
    time_expire: `${beijingTime(order.expiresAt)}+08:00`,
    notify_url: notifyUrl(),
    amount: { total: order.amount, currency: order.currency },
  };
  if (isWithin(order.client)) {
    const { payer } = order;
    if (!payer) throw new ChannelError('nobody was told to pay');
    const within = { ...asked, appid: payer.appId, payer: { openid: payer.openId } };
    const { prepay_id } = await call.post('prepay', '/v3/pay/transactions/jsapi', within, jsapiTold);
    return { kind: 'bridge', bridge: signBridge(config, payer.appId, prepay_id, now()) };
  }
  const outside = { ...asked, appid: config.appId };
  if (isOnDesk(order.client)) {
    const { code_url } = await call.post('prepay', '/v3/pay/transactions/native', outside, nativeTold);
    return { kind: 'code', text: code_url };
  }
  const scene_info = { payer_client_ip: order.address, h5_info: { type: 'Wap' } };
  const { h5_url } = await call.post('prepay', '/v3/pay/transactions/h5', { ...outside, scene_info }, h5Told);
  const page = new URL(h5_url);
  // Where it sends the browser back to: https://pay.weixin.qq.com/wiki/doc/apiv3/apis/chapter3_3_4.shtml.
  page.searchParams.set('redirect_url', `${site()}/#${order.returnPage}`);
  return { kind: 'page', url: page.href };
}
