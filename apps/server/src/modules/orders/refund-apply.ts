import { ERROR, operationsOf, type RequestOf, type ResponseOf } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { newId } from '../../identifiers.ts';
import { lockOwnOrder, requireMove } from './change-state.ts';
import { lockUnspent, setCardsAside } from './move-cards.ts';
import type { OrderRow } from './orders.store.ts';
import { viewOne } from './orders.view.ts';
import { refundOf } from './refund-amount.ts';
import { askForPrints } from './refund-prints.ts';
import { insertReason, listReasons } from './refund-reasons.store.ts';
import { findCredited, insertRefund, listRefundsOf } from './refunds.store.ts';

export async function refundApply(
  deps: Deps,
  { uid }: User,
  { oid, reason }: RequestOf<'REFUNDAPPLY'>,
): Promise<ResponseOf<'REFUNDAPPLY'>> {
  if (reason === '') throw new AppError(ERROR.refundReasonMissing, 'a refund needs a reason');
  const order = await transact(deps.db, async (tx) => {
    const own = await lockOwnOrder(tx, uid, oid);
    if (!operationsOf(own).includes('refund')) {
      // The same again, whose answer was lost.
      if (await isAsked(tx, deps, oid, reason)) return own;
      throw new AppError(ERROR.orderInvalid, 'nothing to ask back');
    }
    const refund = await (own.type === 'physical' ? askForPrints : ask)(tx, deps, own);
    await insertReason(tx, { refund_id: refund.id, order_id: oid, reason_sealed: deps.personal.encrypt(reason) });
    return requireMove(tx, deps, own, 'askRefund');
  });
  return { order: await viewOne(deps.db, deps, order) };
}

/** Whether a refund of an order that was asked for with those words waits to be decided, or to be sent. */
async function isAsked(tx: Db, { personal }: Deps, oid: string, reason: string): Promise<boolean> {
  const reasons = await listReasons(tx, [oid]);
  return (await listRefundsOf(tx, oid)).some(({ id, state }) => {
    const sealed = reasons.get(id);
    return (state === 'asked' || state === 'agreed') && sealed !== undefined && personal.decrypt(sealed) === reason;
  });
}

/** Sets aside the cards that were not spent: they cannot be spent while the operator decides. */
async function ask(tx: Db, deps: Deps, order: OrderRow): Promise<{ id: string }> {
  const receipt = await findCredited(tx, order.id);
  if (!receipt) throw new Error(`${order.id} was credited without money`);
  const { cards, amount } = refundOf(order, await lockUnspent(tx, deps, order.uid));
  if (amount === 0) throw new AppError(ERROR.nothingToRefund, 'all of it was spent');
  const { channel, transaction_id, currency } = receipt;
  const refund = { id: newId(), order_id: order.id, channel, transaction_id, amount, currency, cards };
  await insertRefund(tx, { ...refund, state: 'asked', asked_at: deps.now(), ended_at: null });
  await setCardsAside(tx, deps, order, refund);
  return refund;
}
