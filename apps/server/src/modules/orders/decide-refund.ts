import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { OperatorError, type Told } from '../operator-order.ts';
import { moneyWords, readMoney } from '../operator-words.ts';
import { moveOrder } from './change-state.ts';
import { endRefund } from './end-refund.ts';
import { returnPrintMoney, sellBack } from './move-cards.ts';
import { lockOrder, type OrderRow } from './orders.store.ts';
import { type Ending, endingsOf, sumOf } from './refund-states.ts';
import { findReceipt, insertAct, latestRefunds, moveRefund, type RefundRow, setRefundAmount } from './refunds.store.ts';
import { sendRefundJob } from './send-refund.job.ts';
import { isAtApple, tellToAskApple } from './tell-to-ask-apple.ts';

type Decision = 'agreed' | 'refused';

/** Most characters that a user is told with a refusal. */
const TELL_MAX = 200;

const AT_APPLE =
  'Apple alone makes it, once the customer asks at https://reportaproblem.apple.com: a message tells them so. It stays agreed until then.';

/** Decides the refund of an order that waits, and puts on record who decided and why; the same decision again changes nothing. */
export async function decideRefund(deps: Deps, decision: Decision, told: Told): Promise<string[]> {
  const { id, by, why, tell = '' } = told;
  if (tell.length > TELL_MAX) throw new OperatorError(`--tell has at most ${TELL_MAX} characters.`);
  const decided = await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new OperatorError(`There is no order ${id}.`);
    const refund = (await latestRefunds(tx, [id])).get(id);
    if (!refund) throw new OperatorError(`Nobody asked for a refund of ${id}.`);
    const ending = (await endingsOf(tx, deps, [refund])).get(refund.id);
    if (isDecided(refund, ending, decision)) return { refund, isNew: false };
    if (refund.state !== 'asked') throw new OperatorError(`No refund of ${id} waits: ${stateWord(refund, ending)}.`);
    if (decision === 'agreed') await requireWhole(tx, deps, refund);
    const cut = decision === 'agreed' ? await cutRefund(tx, order, refund, told.amount) : refund;
    if (decision === 'agreed') await agree(tx, deps, order, cut);
    else await refuse(tx, deps, order, refund, tell);
    const act = { id: newId(), uid: order.uid, order_id: id, act: decision, done_by: by, done_at: deps.now() };
    const told_sealed = decision === 'agreed' || tell === '' ? null : deps.personal.encrypt(tell);
    await insertAct(tx, { ...act, why_sealed: deps.personal.encrypt(why), refund_id: refund.id, told_sealed });
    return { refund: cut, isNew: true };
  });
  if (decided.isNew) deps.log.info({ event: `refund-${decision}`, orderId: id, by }, 'an act of the operator');
  const sum = moneyWords(decided.refund);
  return [
    `The refund of ${id}, ${sum}, ${decided.isNew ? 'is' : 'was'} ${decision}${decided.isNew ? '' : ' already'}.`,
    ...(decision === 'agreed' && isAtApple(decided.refund) && decided.refund.state !== 'done' ? [AT_APPLE] : []),
  ];
}

const isDecided = ({ state }: RefundRow, ending: Ending | undefined, decision: Decision): boolean =>
  decision === 'agreed' ? state === 'agreed' || state === 'done' : ending?.by === 'operator';

/** How a refund stands, in the operator's words. */
export function stateWord({ state }: RefundRow, ending: Ending | undefined): string {
  if (!ending) return state;
  return ending.by === 'operator' ? 'refused' : 'withdrawn by the user';
}

/** The cards of a refund that waits, whose order is locked, are gone, and its money is on its way. */
export async function agreeToRefund(tx: Db, deps: Deps, order: OrderRow, refund: RefundRow): Promise<void> {
  await moveRefund(tx, refund.id, 'asked', 'agreed');
  await moveOrder(tx, deps, order, 'agreeRefund');
  await (order.type === 'physical' ? returnPrintMoney : sellBack)(tx, deps, order, refund);
  await deps.jobs.enqueue(tx, sendRefundJob, { refundId: refund.id }, { uid: order.uid });
}

/** A part of a payment cannot be sent back through a channel that gives back all or nothing. Throws OperatorError, before anything is changed. */
async function requireWhole(tx: Db, { channels }: Deps, refund: RefundRow): Promise<void> {
  if (!channels.get(refund.channel)?.refundsWhole) return;
  const paid = await findReceipt(tx, refund.channel, refund.transaction_id);
  if (paid?.amount === refund.amount) return;
  throw new OperatorError(
    `${refund.channel} gives back all of a payment or nothing, and ${moneyWords(refund)}${paid ? ` of ${moneyWords(paid)}` : ''} would go back of ${refund.order_id}: the other cards are spent. ` +
      `Where all of ${refund.transaction_id} is given back there, the cards that are left go by themselves; or refuse it: npm run operator -- refund refuse ${refund.order_id}`,
  );
}

/** Of prints the operator may give back a part. Throws OperatorError. */
async function cutRefund(tx: Db, order: OrderRow, refund: RefundRow, told: string): Promise<RefundRow> {
  if (told === '') return refund;
  if (order.type !== 'physical') throw new OperatorError('A part is given back of prints alone.');
  const amount = readMoney(told, refund);
  await setRefundAmount(tx, refund.id, amount);
  return { ...refund, amount };
}

async function agree(tx: Db, deps: Deps, order: OrderRow, refund: RefundRow): Promise<void> {
  await agreeToRefund(tx, deps, order, refund);
  if (await tellToAskApple(tx, deps, order.uid, refund)) return;
  await sendMessage(tx, deps, {
    ...{ uid: order.uid, key: `refund:${refund.id}:agreed`, type: MESSAGE_TYPE.order, extra: order.id },
    ...{ template: 'refundOnWay', args: sumOf(refund) },
  });
}

async function refuse(tx: Db, deps: Deps, order: OrderRow, refund: RefundRow, tell: string): Promise<void> {
  await endRefund(tx, deps, order, 'operator');
  await sendMessage(tx, deps, {
    ...{ uid: order.uid, key: `refund:${refund.id}:refused`, type: MESSAGE_TYPE.order, extra: order.id },
    ...{ template: tell === '' ? 'refundNotMade' : 'refundNotMadeWhy', args: sumOf(refund) },
  });
}
