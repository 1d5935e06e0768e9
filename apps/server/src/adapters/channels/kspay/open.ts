import { PAYMENT_EXPIRE_S } from '@kinora/contract';
import { ChannelError, type PayChannel, type PayWay, type PrepayOrder } from '../../ports/pay-channel.ts';
import { isOfApple } from '../client-kinds.ts';
import { createCall } from './call.ts';
import type { KspayConfig } from './env.ts';
import { orderMade } from './messages.ts';
import { hear, readNotice } from './notice.ts';
import { createStates } from './states.ts';

/** What is bought, as Kuaishou shows it. */
const SUBJECT = 'Kinora';
/** For what comes in just after midnight. */
const ASKED_AFTER_MS = 3_600_000;

/** Kuaishou's guaranteed payment, in its mini-program: https://open.kuaishou.com/docs/develop/server/epay/open-api-new/prePay-new.html. */
export function openKspay(config: KspayConfig, site: () => string, now: () => number): PayChannel {
  const call = createCall(config, now);
  const notifyUrl = (): string => `${site()}/callbacks/kspay/notify`;

  /** The same order again must be asked for with the same words: its time is told from when Kuaishou hears of it. */
  async function prepay({ orderId, amount, currency, payer }: PrepayOrder): Promise<PayWay> {
    if (currency !== 'CNY') throw new ChannelError('Kuaishou takes yuan alone');
    if (payer?.appId !== config.appId) throw new ChannelError('nobody of this mini-program was told to pay');
    const asked = {
      ...{ out_order_no: orderId, open_id: payer.openId, total_amount: amount, subject: SUBJECT, detail: SUBJECT },
      ...{ type: config.goodsType, expire_time: PAYMENT_EXPIRE_S, notify_url: notifyUrl() },
    };
    const { order_info } = await call('create_order', asked, orderMade);
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
