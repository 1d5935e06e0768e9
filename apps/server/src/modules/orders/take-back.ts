import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import { refund } from '../ledger/index.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { OperatorError, type Told } from '../operator-order.ts';
import { lockAgain } from '../photos/index.ts';
import { moveOrder } from './change-state.ts';
import { holdOf } from './deliver-photos.ts';
import { returnMoney } from './move-cards.ts';
import { photosOfOrder } from './order-photos.store.ts';
import { lockOrder, type OrderRow } from './orders.store.ts';
import { findCredited, insertAct, insertRefund } from './refunds.store.ts';
import { sendRefundJob } from './send-refund.job.ts';

/**
 * Gives back what an order of photos cost, into the purses or through the channel that it came from; its photos, 4K pictures and videos are locked again. The
 * same again changes nothing.
 */
export async function takeBack(deps: Deps, { id, by, why }: Told): Promise<string[]> {
  const isNew = await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.type !== 'virtual') throw new OperatorError(`There is no order of photos ${id}.`);
    const event = order.paymethod === 'balance' ? 'takeBack' : 'takeBackMoney';
    if (!(await moveOrder(tx, deps, order, event))) {
      if (order.completed_at === null) throw new OperatorError(`${id} was not paid.`);
      return false;
    }
    await giveBack(tx, deps, order);
    const act = { id: newId(), uid: order.uid, order_id: id, act: 'agreed' as const, done_by: by, done_at: deps.now() };
    await insertAct(tx, { ...act, why_sealed: deps.personal.encrypt(why) });
    return true;
  });
  if (isNew) deps.log.info({ event: 'order-taken-back', orderId: id, by }, 'an act of the operator');
  return [isNew ? `${id} is taken back.` : `${id} was taken back already.`];
}

async function giveBack(tx: Db, deps: Deps, order: OrderRow): Promise<void> {
  const { id, uid, cards, point } = order;
  const isOfCards = order.paymethod === 'balance';
  for (const [unit, amount] of [
    ['card', isOfCards ? cards : 0],
    ['point', point],
  ] as const)
    if (amount > 0) await refund(tx, deps, { hold: holdOf(order, unit), uid, refund: id, amount });
  if (!isOfCards) await sendMoneyBack(tx, deps, order);
  for (const part of await photosOfOrder(tx, id)) await lockAgain(tx, part, deps.now());
  await sendMessage(tx, deps, {
    ...{ uid, key: `order:${id}:back`, type: MESSAGE_TYPE.order, extra: id },
    ...{ template: isOfCards ? 'photosTakenBack' : 'photosRefunded', args: {} },
  });
}

async function sendMoneyBack(tx: Db, deps: Deps, order: OrderRow): Promise<void> {
  const paid = await findCredited(tx, order.id);
  if (!paid) throw new Error(`no money came for ${order.id}`);
  const { channel, transaction_id, amount, currency } = paid;
  const refund = {
    ...{ id: newId(), order_id: order.id, channel, transaction_id, amount, currency, cards: 0 },
    ...{ state: 'agreed' as const, asked_at: deps.now(), ended_at: null },
  };
  await insertRefund(tx, refund);
  await returnMoney(tx, deps, order, refund);
  await deps.jobs.enqueue(tx, sendRefundJob, { refundId: refund.id });
}
