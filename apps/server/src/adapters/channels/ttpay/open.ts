import { ChannelError, type PayChannel, type PayWay, type PrepayOrder } from '../../ports/pay-channel.ts';
import { isOfApple } from '../client-kinds.ts';
import { createCall } from './call.ts';
import type { TtpayConfig } from './env.ts';
import { readNotice } from './notice.ts';
import { schemaOf } from './order-page.ts';
import { authorizeOrder } from './signature.ts';
import { createStates } from './states.ts';

/** What is bought, as Douyin shows it. */
const TITLE = 'Kinora';
/** For what comes in just after midnight. */
const ASKED_AFTER_MS = 3_600_000;

/** Douyin's general trade system, in its mini-program: https://developer.open-douyin.com/docs/resource/zh-CN/mini-app/develop/server/payment/trade-system/general/order/request-order-data-sign. */
export function openTtpay(config: TtpayConfig, site: () => string, now: () => number): PayChannel {
  const call = createCall(config, now);
  const notifyUrl = (): string => `${site()}/callbacks/ttpay/notify`;
  const { find, ...states } = createStates(config, call, notifyUrl);

  /** One that Douyin knows already is opened again; any other is told by the client, signed. */
  async function prepay({ orderId, amount, currency, expiresAt }: PrepayOrder): Promise<PayWay> {
    if (currency !== 'CNY') throw new ChannelError('Douyin takes yuan alone');
    const known = await find(orderId);
    if (known) {
      if (known.total_amount !== amount) throw new ChannelError('Douyin knows the order with another price');
      return { kind: 'douyin', order: { order: known.order_id, data: '', byteAuthorization: '' } };
    }
    const sku = { skuId: `kinora-${amount}`, price: amount, quantity: 1, title: TITLE };
    const goods = { imageList: [`${site()}/icon-512.png`], type: config.goodsType, tagGroupId: config.tagGroup };
    const data = JSON.stringify({
      skuList: [{ ...sku, ...goods }],
      ...{ outOrderNo: orderId, totalAmount: amount, merchantUid: config.merchant, payNotifyUrl: notifyUrl() },
      payExpireSeconds: Math.max(1, Math.floor((expiresAt - now()) / 1_000)),
      orderEntrySchema: schemaOf(orderId),
    });
    return { kind: 'douyin', order: { order: '', data, byteAuthorization: authorizeOrder(config, data, now()) } };
  }

  return {
    key: 'ttpay',
    currencies: ['CNY'],
    // On Apple's telephones Douyin takes diamonds, which are bought from Apple.
    worksOn: (client) => client.platform === 'minitt' && !isOfApple(client),
    needsPayer: () => false,
    prepay,
    ...states,
    // Its bill is a file of which nobody says what is in it.
    bill: undefined,
    billAfterMs: ASKED_AFTER_MS,
    readNotice: (request) => readNotice(config, request),
    // https://developer.open-douyin.com/docs/resource/zh-CN/mini-app/develop/server/payment/trade-system/general/order/notify-payment-result: or it is told again.
    heard: { contentType: 'application/json', body: '{"err_no":0,"err_tips":"success"}' },
  };
}
