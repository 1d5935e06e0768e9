import { PAYMENT_EXPIRE_S } from '@kinora/contract';
import { ChannelError, type PayChannel, type PayWay, type PrepayOrder } from '../../ports/pay-channel.ts';
import { isOfApple } from '../client-kinds.ts';
import { createCall } from './call.ts';
import type { KspayConfig } from './env.ts';
import { orderMade } from './messages.ts';
import { hear, ofRefundByApple, readNotice } from './notice.ts';
import { createStates } from './states.ts';

/** What is bought, as Kuaishou shows it. */
const SUBJECT = 'Kinora';
/** For what comes in just after midnight. */
const ASKED_AFTER_MS = 3_600_000;

/** What an order is asked for with. The same order again must be asked for with the same words: its time is told from when Kuaishou hears of it. */
function askedOf(config: KspayConfig, { orderId, amount, currency, payer }: PrepayOrder, notify_url: string) {
  if (currency !== 'CNY') throw new ChannelError('Kuaishou takes yuan alone');
  if (payer?.appId !== config.appId) throw new ChannelError('nobody of this mini-program was told to pay');
  return {
    ...{ out_order_no: orderId, open_id: payer.openId, total_amount: amount, subject: SUBJECT, detail: SUBJECT },
    ...{ type: config.goodsType, expire_time: PAYMENT_EXPIRE_S, notify_url },
  };
}

/** Kuaishou's guaranteed payment, in its mini-program: https://open.kuaishou.com/docs/develop/server/epay/open-api-new/prePay-new.html. */
export function openKspay(config: KspayConfig, site: () => string, now: () => number): PayChannel {
  const call = createCall(config, now);
  const notifyUrl = (): string => `${site()}/callbacks/kspay/notify`;

  async function prepay(order: PrepayOrder): Promise<PayWay> {
    const { order_info } = await call('create_order', askedOf(config, order, notifyUrl()), orderMade);
    return { kind: 'kuaishou', order: order_info };
  }

  return {
    key: 'kspay',
    currencies: ['CNY'],
    // On Apple's telephones it is Apple who is paid.
    worksOn: (client) => client.platform === 'miniks' && !isOfApple(client),
    needsPayer: () => true,
    prepay,
    ...createStates(call, notifyUrl),
    // Its bill is a file of which nobody says what is in it.
    bill: undefined,
    billAfterMs: ASKED_AFTER_MS,
    readNotice: (request) => readNotice(config, request),
    heard: hear,
  };
}

/**
 * Apple's purchases through Kuaishou, on Apple's telephones: https://open.kuaishou.com/docs/develop/server/iosEpayAbility/iosEpayGuide.html. They are asked for at
 * an address of their own and opened with a word of their own; all else is as the guaranteed payment has it, but that Apple alone gives money back.
 */
export function openKsapplepay(config: KspayConfig, site: () => string, now: () => number): PayChannel {
  const call = createCall(config, now);
  const notifyUrl = (): string => `${site()}/callbacks/ksapplepay/notify`;
  const { query, close } = createStates(call, notifyUrl);

  async function prepay(order: PrepayOrder): Promise<PayWay> {
    const asked = { ...askedOf(config, order, notifyUrl()), refund_notify_url: notifyUrl() };
    const { order_info } = await call('iap/create_order', asked, orderMade);
    return { kind: 'kuaishou', order: { ...order_info, payType: 'IAPPurchase' } };
  }

  return {
    key: 'ksapplepay',
    currencies: ['CNY'],
    worksOn: (client, goods) => goods === 'digital' && client.platform === 'miniks' && isOfApple(client),
    refundsWhole: true,
    needsPayer: () => true,
    ...{ prepay, query, close },
    // Nobody can ask Apple for it: who paid does, and Kuaishou tells when it is done.
    refund: async () => 'underway',
    bill: undefined,
    billAfterMs: ASKED_AFTER_MS,
    readNotice: (request) => readNotice(config, request, ofRefundByApple),
    heard: hear,
  };
}
