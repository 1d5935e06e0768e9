import { ORDER_STATUS } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { agreeToRefund } from './decide-refund.ts';
import { closeLater } from './open-payments.ts';
import { nextState } from './order-machine.ts';
import { listOrdersOfUser, lockOrder, type OrderRow } from './orders.store.ts';
import { forgetPayersOf } from './payers.store.ts';
import { refundPrints } from './refund-prints.ts';
import { latestRefunds } from './refunds.store.ts';

/** Prints that were paid for and not sent: nobody is there any more to send them to. */
const isUnsent = (order: OrderRow): boolean =>
  order.type === 'physical' && order.status < ORDER_STATUS.delivering && nextState(order, 'askRefund') !== undefined;

/**
 * Money that was asked back when its account ends goes back: nobody would be there to be told that it was refused, and its cards are gone in any case. So does
 * that of prints which were not sent. What waits to be paid cannot be paid any more.
 */
export async function endWithAccount(tx: Db, deps: Deps, uid: string): Promise<void> {
  for (const { id } of await listOrdersOfUser(tx, uid)) {
    const order = await lockOrder(tx, id);
    const refund = (await latestRefunds(tx, [id])).get(id);
    if (order && refund?.state === 'asked') await agreeToRefund(tx, deps, order, refund);
    else if (order && isUnsent(order)) await refundPrints(tx, deps, order);
    if (order) await closeLater(tx, deps, order);
  }
  await forgetPayersOf(tx, uid);
}
