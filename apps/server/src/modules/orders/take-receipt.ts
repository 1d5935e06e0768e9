import { ERROR } from '@kinora/contract';
import { ChannelError, type PayChannel } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { OrderRow } from './orders.store.ts';
import { payerKept } from './payers.ts';
import { takePayment, takeState } from './take-notice.ts';

type Shown = NonNullable<Awaited<ReturnType<NonNullable<PayChannel['readReceipt']>>>>;

/**
 * Takes in what a store signed for somebody, whatever the order is paid by or has become since the store's sheet was opened: money that came is credited or
 * goes back by the rules of all money. Throws AppError for what no store signed, or for another order.
 */
export async function takeReceipt(deps: Deps, order: OrderRow, receipt: string): Promise<void> {
  let isUnsure = false;
  for (const channel of storesOf(deps, order)) {
    try {
      // What the store said of it before is kept with it.
      if ((await payerKept(deps, channel, order.id)) === receipt)
        return await takeState(deps, channel.key, order.id, await channel.query(order.id, receipt));
      const shown = await channel.readReceipt(receipt);
      if (shown?.payment.orderId !== order.id) continue;
      return await takePayment(deps, channel.key, shown);
    } catch (error) {
      if (!(error instanceof ChannelError)) throw error;
      // The store tells by itself, too.
      deps.log.warn({ err: error, orderId: order.id }, 'a store does not say whether a receipt is right');
      isUnsure = true;
    }
  }
  if (!isUnsure) throw new AppError(ERROR.orderInvalid, 'no receipt of this order');
}

type Store = PayChannel & { readReceipt(receipt: string): Promise<Shown | undefined> };
const isStore = (channel: PayChannel): channel is Store => channel.readReceipt !== undefined;

/** Those that sign receipts, that which the order is paid by first. */
function storesOf({ channels }: Pick<Deps, 'channels'>, { paymethod }: OrderRow): Store[] {
  const stores = [...channels.values()].filter(isStore);
  return stores.toSorted((a, b) => Number(b.key === paymethod) - Number(a.key === paymethod));
}
