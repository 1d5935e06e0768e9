import type { PayChannel } from '../../ports/pay-channel.ts';
import { BEIJING_BILL_AFTER_MS } from '../beijing.ts';
import { isPage, isPageOfApple } from '../client-kinds.ts';
import { readBill } from './bill.ts';
import { createCall } from './call.ts';
import type { WechatPayConfig } from './env.ts';
import { readNotice } from './notice.ts';
import { isWithin, prepay } from './prepay.ts';
import { createStates } from './states.ts';

interface Options {
  site: () => string;
  now: () => number;
}

/** WeChat Pay, APIv3, of one merchant. */
export function openWechatPay(config: WechatPayConfig, { site, now }: Options): PayChannel {
  const call = createCall(config, now);
  const notifyUrl = (): string => `${site()}/callbacks/wechat/notify`;
  return {
    key: 'wechat',
    currencies: ['CNY'],
    // Mini-programs sell digital goods through virtual payment alone: see decision 0053.
    worksOn: (client, goods) =>
      client.platform === 'mini' ? goods === 'physical' : isPage(client) && !isPageOfApple(client),
    needsPayer: isWithin,
    prepay: (order) => prepay({ config, call, site, notifyUrl, now }, order),
    ...createStates(config, call, notifyUrl),
    bill: (day) => readBill(config, call, day),
    billAfterMs: BEIJING_BILL_AFTER_MS,
    readNotice: (request) => readNotice(config, request, now()),
    // https://pay.weixin.qq.com/wiki/doc/apiv3/apis/chapter3_1_5.shtml: 200 or 204, and nothing has to be said.
    heard: { contentType: 'application/json', body: '{"code":"SUCCESS"}' },
  };
}
