import { ChannelError, type ChannelState, type PayChannel } from '../../ports/pay-channel.ts';
import { isOfApple } from '../client-kinds.ts';
import { readJson } from '../read-json.ts';
import { RefusalError } from '../refusal-error.ts';
import { goodsFor, priceOfGoods } from '../store-goods.ts';
import { createCall } from './call.ts';
import type { GoogleplaybillConfig } from './env.ts';
import { type PurchaseKey, purchaseKey } from './messages.ts';
import { createNotices } from './notice.ts';
import { createPurchases } from './purchases.ts';

const NOTIFY = '/callbacks/googleplaybill/notify';
/** For what comes in just after midnight. */
const ASKED_AFTER_MS = 3_600_000;

const keyIn = (text: string | undefined): PurchaseKey | undefined => purchaseKey.safeParse(readJson(text ?? '')).data;

/**
 * Purchases within the app by Google Play, of goods that are set up there, one for each price: https://developer.android.com/google/play/billing. Google is asked
 * about a purchase by the token that the app, or its notice, gives, which is kept with the order.
 */
export function openGoogleplaybill(config: GoogleplaybillConfig, site: () => string, now: () => number): PayChannel {
  const purchases = createPurchases(createCall(config, now), config.goods, now);
  const readNotice = createNotices(config, purchases, { audience: () => site() + NOTIFY, now });

  async function query(orderId: string, openId?: string): Promise<ChannelState> {
    const key = keyIn(openId);
    const purchase = key && (await purchases.read(key));
    if (purchase?.orderId !== orderId) return { state: 'unknown' };
    return purchase.payment ? { state: 'paid', payment: purchase.payment } : { state: 'waiting' };
  }

  return {
    key: 'googleplaybill',
    currencies: ['CNY', 'USD'],
    worksOn: (client, kind) => kind === 'digital' && client.platform === 'app' && !isOfApple(client),
    needsPayer: () => false,
    keepsPayer: true,
    refundsWhole: true,
    async prepay({ orderId, ...price }) {
      return { kind: 'store', order: { shop: 'google', product: goodsFor(config.goods, price), token: orderId } };
    },
    query,
    // The store closes nothing: what is paid afterwards goes back.
    close: query,
    async readReceipt(receipt) {
      const key = keyIn(receipt);
      const purchase = key && (await purchases.read(key).catch(unlessRefused));
      return key && purchase?.payment && { payment: purchase.payment, openId: JSON.stringify(key) };
    },
    async deliver(orderId, openId) {
      const key = keyIn(openId);
      const purchase = key && (await purchases.read(key));
      if (key && purchase?.orderId === orderId && !purchase.isConsumed) await purchases.consume(key);
    },
    async refund({ transactionId, amount, currency, openId }) {
      if (await purchases.isVoided(transactionId)) return 'done';
      const whole = priceOfGoods(config.goods, keyIn(openId)?.productId ?? '');
      if (whole && (whole.amount !== amount || whole.currency !== currency))
        throw new ChannelError('Google Play gives back all of a purchase or nothing');
      await purchases.giveBack(transactionId);
      return 'done';
    },
    bill: undefined,
    billAfterMs: ASKED_AFTER_MS,
    readNotice,
    heard: { contentType: 'application/json', body: '{}' },
  };
}

/** A token that Google does not know is no receipt. */
const unlessRefused = (error: unknown): undefined => {
  if (!(error instanceof RefusalError)) throw error;
};
