import { ChannelError, type PayChannel, type PayWay, type PrepayOrder } from '../../ports/pay-channel.ts';
import { isOfApple } from '../client-kinds.ts';
import { createCall } from './call.ts';
import type { WechatVirtualConfig } from './env.ts';
import { readNotice } from './notice.ts';
import { isGreeting, signPay, signUser } from './signature.ts';
import { createStates } from './states.ts';

/** For what comes in just after midnight. */
const ASKED_AFTER_MS = 3_600_000;

/** Virtual payment of WeChat's mini-programs, which it asks for where goods are digital: https://developers.weixin.qq.com/miniprogram/dev/api/payment/wx.requestVirtualPayment.html. */
export function openWechatVirtual(config: WechatVirtualConfig, now: () => number): PayChannel {
  const states = createStates(createCall(config, now));

  async function prepay({ orderId, amount, currency, payer }: PrepayOrder): Promise<PayWay> {
    if (currency !== 'CNY') throw new ChannelError('WeChat takes yuan alone');
    if (payer?.appId !== config.appId || payer.sessionKey === undefined)
      throw new ChannelError('nobody of this mini-program was told to pay');
    const signData = JSON.stringify({
      ...{ offerId: config.offer, buyQuantity: 1, env: 0, currencyType: 'CNY' },
      ...{ productId: `${config.goods}${amount}`, goodsPrice: amount, outTradeNo: orderId, attach: orderId },
    });
    const paySig = signPay(config, 'requestVirtualPayment', signData);
    const signature = signUser(payer.sessionKey, signData);
    return { kind: 'virtual', virtual: { mode: 'short_series_goods', signData, paySig, signature } };
  }

  return {
    key: 'wechatvirtual',
    currencies: ['CNY'],
    // On Apple's telephones it is Apple who is paid, by goods of its own.
    worksOn: (client, goods) => goods === 'digital' && client.platform === 'mini' && !isOfApple(client),
    needsPayer: () => true,
    keepsPayer: true,
    prepay,
    ...states,
    // Its bill is a file of which nobody says what is in it.
    bill: undefined,
    billAfterMs: ASKED_AFTER_MS,
    readNotice: (request) => readNotice(config, request),
    greet: (query) => (isGreeting(config, query) ? (query.get('echostr') ?? undefined) : undefined),
    heard: { contentType: 'text/plain', body: 'success' },
  };
}
