import { ChannelError, type PayChannel, type PrepayOrder } from '../../ports/pay-channel.ts';
import { BEIJING_BILL_AFTER_MS, beijingTime } from '../beijing.ts';
import { isOnDesk, isPage, isPageOfApple } from '../client-kinds.ts';
import { yuanOf } from '../yuan.ts';
import { readBill } from './bill.ts';
import { createCall } from './call.ts';
import type { AlipayConfig } from './env.ts';
import { readNotice } from './notice.ts';
import { createStates } from './states.ts';

/** What is bought, as Alipay shows it. */
const SUBJECT = 'Kinora';

/** Alipay, of one app: its page on a desk (https://opendocs.alipay.com/open/028r8t) and on a telephone (https://opendocs.alipay.com/open/02ivbs). */
export function openAlipay(config: AlipayConfig, site: () => string, now: () => number): PayChannel {
  const call = createCall(config, now);

  async function prepay({ orderId, amount, currency, expiresAt, client }: PrepayOrder) {
    if (currency !== 'CNY') throw new ChannelError('Alipay takes yuan alone');
    const return_url = `${site()}/callbacks/alipay/return`;
    const asked = {
      ...{ out_trade_no: orderId, total_amount: yuanOf(amount), subject: SUBJECT },
      time_expire: beijingTime(expiresAt).replace('T', ' '),
    };
    const more = { notify_url: `${site()}/callbacks/alipay/notify`, return_url };
    const url = isOnDesk(client)
      ? call.page('alipay.trade.page.pay', { ...asked, product_code: 'FAST_INSTANT_TRADE_PAY' }, more)
      : call.page('alipay.trade.wap.pay', { ...asked, product_code: 'QUICK_WAP_WAY', quit_url: return_url }, more);
    return { kind: 'page' as const, url };
  }

  return {
    key: 'alipay',
    currencies: ['CNY'],
    // WeChat opens no page of Alipay's.
    worksOn: (client) => isPage(client) && client.platform !== 'h5wx' && !isPageOfApple(client),
    needsPayer: () => false,
    prepay,
    ...createStates(call),
    bill: (day) => readBill(config, call, day),
    billAfterMs: BEIJING_BILL_AFTER_MS,
    readNotice: (request) => readNotice(config, request),
    // https://opendocs.alipay.com/open/270/105902: these seven characters, or it is told again.
    heard: { contentType: 'text/plain', body: 'success' },
  };
}
