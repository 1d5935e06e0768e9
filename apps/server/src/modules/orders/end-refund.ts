import type { Db, Deps } from '../../deps.ts';
import { requireMove } from './change-state.ts';
import { putCardsBack } from './move-cards.ts';
import type { OrderRow } from './orders.store.ts';
import { deleteReason } from './refund-reasons.store.ts';
import { latestRefunds, moveRefund } from './refunds.store.ts';

/** Ends the refund of a locked order that nobody has agreed to: its cards are there again. Why it was asked for stays with a refusal, and goes with who takes it back. */
export async function endRefund(tx: Db, deps: Deps, order: OrderRow, by: 'user' | 'operator'): Promise<OrderRow> {
  const refund = (await latestRefunds(tx, [order.id])).get(order.id);
  const ended = refund && (await moveRefund(tx, refund.id, 'asked', 'ended', deps.now()));
  if (!ended) throw new Error(`no refund of ${order.id} waits`);
  if (order.type === 'recharge') await putCardsBack(tx, deps, order, ended);
  if (by === 'user') await deleteReason(tx, ended.id);
  return requireMove(tx, deps, order, 'endRefund');
}
