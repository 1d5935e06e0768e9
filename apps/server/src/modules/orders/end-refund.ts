import type { Db, Deps } from '../../deps.ts';
import { requireMove } from './change-state.ts';
import { putCardsBack } from './move-cards.ts';
import type { OrderRow } from './orders.store.ts';
import { latestRefunds, moveRefund } from './refunds.store.ts';

/** Ends the refund of a locked order that nobody has agreed to: its cards are there again. */
export async function endRefund(tx: Db, deps: Deps, order: OrderRow): Promise<OrderRow> {
  const refund = (await latestRefunds(tx, [order.id])).get(order.id);
  const ended = refund && (await moveRefund(tx, refund.id, 'asked', 'ended', deps.now()));
  if (!ended) throw new Error(`no refund of ${order.id} waits`);
  if (order.type === 'recharge') await putCardsBack(tx, deps, order, ended);
  return requireMove(tx, deps, order, 'endRefund', { reason_sealed: null });
}
