import type { Db, Deps } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { OperatorError, type Told } from '../operator-order.ts';
import { moveOrder } from './change-state.ts';
import { endRefund } from './end-refund.ts';
import { sellBack } from './move-cards.ts';
import { lockOrder, type OrderRow } from './orders.store.ts';
import { insertAct, latestRefunds, moveRefund, type RefundRow } from './refunds.store.ts';
import { sendRefundJob } from './send-refund.job.ts';

type Decision = 'agreed' | 'refused';

/** Decides the refund of an order that waits, and puts on record who decided and why; the same decision again changes nothing. */
export async function decideRefund(deps: Deps, decision: Decision, { id, by, why }: Told): Promise<string[]> {
  const isNew = await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new OperatorError(`There is no order ${id}.`);
    const refund = (await latestRefunds(tx, [id])).get(id);
    if (!refund) throw new OperatorError(`Nobody asked for a refund of ${id}.`);
    if (isDecided(refund, decision)) return false;
    if (refund.state !== 'asked') throw new OperatorError(`No refund of ${id} waits.`);
    await (decision === 'agreed' ? agreeToRefund(tx, deps, order, refund) : refuse(tx, deps, order, refund));
    const act = { id: newId(), uid: order.uid, order_id: id, act: decision, done_by: by, done_at: deps.now() };
    await insertAct(tx, { ...act, why_sealed: deps.personal.encrypt(why) });
    return true;
  });
  if (isNew) deps.log.info({ event: `refund-${decision}`, orderId: id, by }, 'an act of the operator');
  return [isNew ? `The refund of ${id} is ${decision}.` : `The refund of ${id} was ${decision} already.`];
}

const isDecided = ({ state }: RefundRow, decision: Decision): boolean =>
  decision === 'agreed' ? state === 'agreed' || state === 'done' : state === 'ended';

/** The cards of a refund that waits, whose order is locked, are gone, and its money is on its way. */
export async function agreeToRefund(tx: Db, deps: Deps, order: OrderRow, refund: RefundRow): Promise<void> {
  await moveRefund(tx, refund.id, 'asked', 'agreed');
  await moveOrder(tx, deps, order, 'agreeRefund');
  await sellBack(tx, deps, order, refund);
  await deps.jobs.enqueue(tx, sendRefundJob, { refundId: refund.id });
}

async function refuse(tx: Db, deps: Deps, order: OrderRow, refund: RefundRow): Promise<void> {
  await endRefund(tx, deps, order);
  await sendMessage(tx, deps, {
    ...{ uid: order.uid, key: `refund:${refund.id}:refused`, type: MESSAGE_TYPE.order, extra: order.id },
    ...{ template: 'refundRefused', args: {} },
  });
}
