import type { ChannelPayment, PayChannel } from '../../adapters/ports/pay-channel.ts';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { startRendition } from '../renditions/index.ts';
import { moveOrder } from './change-state.ts';
import { takeAgain } from './move-cards.ts';
import { renditionOfOrder } from './order-renditions.store.ts';
import { lockOrder, type OrderRow } from './orders.store.ts';
import { sumOf } from './refund-states.ts';
import { findReceipt, findRefundOf, moveRefund } from './refunds.store.ts';
import { isRenderable, lockRenderable } from './require-rendition.ts';
import { unlockPhotos } from './unlock-photos.ts';

/**
 * A store took money again that it had given back: what was taken for that is its buyer's again, and its order is paid. What cannot be given again, and money of which
 * nothing had come, is an error of the log. The same again changes nothing.
 */
export async function takeReclaim(
  deps: Deps,
  channel: PayChannel['key'],
  { orderId, transactionId }: Pick<ChannelPayment, 'orderId' | 'transactionId'>,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const told = { channel, transaction_id: transactionId };
    const refund = await findRefundOf(tx, told);
    if (refund?.state !== 'agreed' && refund?.state !== 'done') return;
    const isCredited = (await findReceipt(tx, channel, transactionId))?.fate === 'credited';
    const paid = order && isCredited && (await moveOrder(tx, deps, order, 'reclaim', { is_hidden: false }));
    if (!paid) return sayLost(deps, orderId, channel);
    await moveRefund(tx, refund.id, refund.state, 'reversed', deps.now());
    // Nothing was left to be taken.
    if (refund.is_loss) return;
    await takeAgain(tx, deps, paid, refund);
    if (paid.type === 'virtual' && !(await unlockGoods(tx, deps, paid))) sayLost(deps, orderId, channel);
    await sendMessage(tx, deps, {
      ...{ uid: paid.uid, key: `refund:${refund.id}:reversed`, type: MESSAGE_TYPE.order, extra: orderId },
      ...{ template: 'refundReversed', args: sumOf(refund) },
    });
  });
}

const sayLost = ({ log }: Deps, orderId: string, channel: PayChannel['key']): void =>
  log.error(
    { event: 'payment-reclaimed', orderId, channel },
    'a store took money again for what cannot be given again',
  );

/** What money had paid for is unlocked, or made anew; points and coupons were given back, and so was what is free. False where not all of it could be. */
async function unlockGoods(tx: Db, deps: Deps, { id, uid, coupon }: OrderRow): Promise<boolean> {
  const rendition = await renditionOfOrder(tx, id);
  if (rendition) {
    if (!(await isRenderable(tx, uid, rendition))) return false;
    const photo = await lockRenderable(tx, uid, rendition);
    await startRendition(tx, deps, photo, rendition.kind, rendition.locale);
    return true;
  }
  return unlockPhotos(tx, deps, { id, uid, coupon });
}
