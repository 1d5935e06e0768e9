import type { ChannelPayment } from '../../ports/pay-channel.ts';
import { readTold } from '../read-json.ts';
import { RefusalError } from '../refusal-error.ts';
import { priceOfGoods } from '../store-goods.ts';
import type { GoogleCall } from './call.ts';
import { PURCHASED, type PurchaseKey, purchaseTold, voidedTold } from './messages.ts';

/** How far back Google tells of what was given back. */
const VOIDED_FOR_MS = 29 * 86_400_000;

/** How a purchase stands; without a payment while nobody has paid, or once the money went back. */
export interface Purchase {
  orderId: string;
  state: number;
  isConsumed: boolean;
  payment: ChannelPayment | undefined;
}

/** Purchases at Google Play, of goods whose ids say what they cost. */
export function createPurchases(call: GoogleCall, goods: string, now: () => number) {
  const pathOf = ({ productId, purchaseToken }: PurchaseKey): string =>
    `purchases/products/${encodeURIComponent(productId)}/tokens/${encodeURIComponent(purchaseToken)}`;

  /** Undefined for one that is of no order of ours, of no goods of ours, or of a test. Throws ChannelError. */
  async function read(key: PurchaseKey): Promise<Purchase | undefined> {
    const told = readTold('purchase', purchaseTold, await call('purchase', 'GET', pathOf(key)));
    const { purchaseState: state, consumptionState, purchaseType, quantity = 1, orderId: transactionId } = told;
    const [money, orderId] = [priceOfGoods(goods, key.productId), told.obfuscatedExternalAccountId];
    if (!money || !orderId || purchaseType !== undefined || quantity !== 1) return undefined;
    const isPaid = state === PURCHASED && transactionId !== undefined;
    const payment = isPaid ? { orderId, transactionId, ...money } : undefined;
    return { orderId, state, isConsumed: consumptionState === 1, payment };
  }

  /** Whether Google gave the money of its order back, within the last month. */
  async function isVoided(transactionId: string): Promise<boolean> {
    const query = new URLSearchParams({ startTime: String(now() - VOIDED_FOR_MS), maxResults: '1000' });
    for (;;) {
      const said = await call('voided purchases', 'GET', `purchases/voidedpurchases?${query}`);
      const { voidedPurchases, tokenPagination } = readTold('voided purchases', voidedTold, said);
      if (voidedPurchases.some(({ orderId }) => orderId === transactionId)) return true;
      if (!tokenPagination?.nextPageToken) return false;
      query.set('token', tokenPagination.nextPageToken);
    }
  }

  return {
    read,
    isVoided,
    /** What was paid for is there: after that the same goods can be bought again. Somebody may tell the same at the same moment. */
    async consume(key: PurchaseKey): Promise<void> {
      try {
        await call('consume', 'POST', `${pathOf(key)}:consume`);
      } catch (error) {
        const isThere = error instanceof RefusalError && (await read(key))?.isConsumed;
        if (!isThere) throw error;
      }
    },
    /** Google gives back all of it or nothing, once. */
    giveBack: (transactionId: string) =>
      call('refund', 'POST', `orders/${encodeURIComponent(transactionId)}:refund?revoke=true`),
  };
}
