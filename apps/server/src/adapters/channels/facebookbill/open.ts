import type { ChannelState, PayChannel } from '../../ports/pay-channel.ts';
import { goodsFor } from '../store-goods.ts';
import type { FacebookbillConfig } from './env.ts';
import { createPayments } from './payments.ts';
import { readSigned } from './signed-purchase.ts';

/**
 * Purchases within Facebook, in the container of its Instant Games, of goods that are set up there, one for each price: https://developers.facebook.com/docs/games/monetize/in-app-purchases.
 * The page hands over what Facebook signed, which is kept with the order once Facebook says that it is no test; nobody else tells of it.
 */
export function openFacebookbill(config: FacebookbillConfig): PayChannel {
  const payments = createPayments(config);
  /** What was signed once is paid: Facebook is asked about no order. */
  async function query(orderId: string, receipt = ''): Promise<ChannelState> {
    const payment = readSigned(receipt, config);
    return payment?.orderId === orderId ? { state: 'paid', payment } : { state: 'unknown' };
  }

  return {
    key: 'facebookbill',
    currencies: ['CNY', 'USD'],
    worksOn: ({ platform }, kind) => kind === 'digital' && platform === 'h5fb',
    needsPayer: () => false,
    keepsPayer: true,
    async prepay({ orderId, ...price }) {
      return { kind: 'store', order: { shop: 'facebook', product: goodsFor(config.goods, price), token: orderId } };
    },
    query,
    // Nothing is closed there: what is paid afterwards goes back.
    close: query,
    async readReceipt(receipt) {
      const payment = readSigned(receipt, config);
      if (!payment || (await payments.isTest(payment.transactionId))) return undefined;
      return { payment, openId: receipt };
    },
    refund: (refund) => payments.giveBack(refund),
    bill: undefined,
    billAfterMs: 0,
    readNotice: () => undefined,
    heard: { contentType: 'text/plain', body: '' },
  };
}
