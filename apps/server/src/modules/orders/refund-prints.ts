import type { Db, Deps } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import { requireMove } from './change-state.ts';
import { agreeToRefund } from './decide-refund.ts';
import type { OrderRow } from './orders.store.ts';
import { findCredited, insertRefund, type RefundRow } from './refunds.store.ts';

/** Puts on record that the money of locked prints is asked back, all of it. */
export async function askForPrints(tx: Db, deps: Deps, order: OrderRow): Promise<RefundRow> {
  const receipt = await findCredited(tx, order.id);
  if (!receipt) throw new Error(`no money came for ${order.id}`);
  const { channel, transaction_id, amount, currency } = receipt;
  const refund: RefundRow = {
    ...{ id: newId(), order_id: order.id, channel, transaction_id, amount, currency, cards: 0 },
    ...{ state: 'asked', asked_at: deps.now(), ended_at: null },
  };
  await insertRefund(tx, refund);
  return refund;
}

/** Sends the money of locked prints back that nobody has asked for: they will not come. */
export async function refundPrints(tx: Db, deps: Deps, order: OrderRow): Promise<void> {
  const refund = await askForPrints(tx, deps, order);
  await agreeToRefund(tx, deps, await requireMove(tx, deps, order, 'askRefund'), refund);
}
