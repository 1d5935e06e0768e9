import type { Db, Deps } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { OperatorError, type Told } from '../operator-order.ts';
import { moveOrder } from './change-state.ts';
import { endRefund } from './end-refund.ts';
import { returnPrintMoney, sellBack } from './move-cards.ts';
import { lockOrder, type OrderRow } from './orders.store.ts';
import { insertAct, latestRefunds, moveRefund, type RefundRow, setRefundAmount } from './refunds.store.ts';
import { sendRefundJob } from './send-refund.job.ts';

type Decision = 'agreed' | 'refused';

/** Decides the refund of an order that waits, and puts on record who decided and why; the same decision again changes nothing. */
export async function decideRefund(deps: Deps, decision: Decision, told: Told): Promise<string[]> {
  const { id, by, why } = told;
  const isNew = await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new OperatorError(`There is no order ${id}.`);
    const refund = (await latestRefunds(tx, [id])).get(id);
    if (!refund) throw new OperatorError(`Nobody asked for a refund of ${id}.`);
    if (isDecided(refund, decision)) return false;
    if (refund.state !== 'asked') throw new OperatorError(`No refund of ${id} waits.`);
    if (decision === 'agreed') await agreeToRefund(tx, deps, order, await cutRefund(tx, order, refund, told.amount));
    else await refuse(tx, deps, order, refund);
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
  await (order.type === 'physical' ? returnPrintMoney : sellBack)(tx, deps, order, refund);
  await deps.jobs.enqueue(tx, sendRefundJob, { refundId: refund.id }, { uid: order.uid });
}

/** Of prints the operator may give back a part: so much of the smallest unit of money. Throws OperatorError. */
async function cutRefund(tx: Db, order: OrderRow, refund: RefundRow, told: string): Promise<RefundRow> {
  if (told === '') return refund;
  const amount = Number(told);
  if (order.type !== 'physical') throw new OperatorError('A part is given back of prints alone.');
  if (!Number.isInteger(amount) || amount < 1 || amount > refund.amount)
    throw new OperatorError(`--amount is a whole number from 1 to ${refund.amount}, such as fen.`);
  await setRefundAmount(tx, refund.id, amount);
  return { ...refund, amount };
}

async function refuse(tx: Db, deps: Deps, order: OrderRow, refund: RefundRow): Promise<void> {
  await endRefund(tx, deps, order);
  await sendMessage(tx, deps, {
    ...{ uid: order.uid, key: `refund:${refund.id}:refused`, type: MESSAGE_TYPE.order, extra: order.id },
    ...{ template: 'refundRefused', args: {} },
  });
}
