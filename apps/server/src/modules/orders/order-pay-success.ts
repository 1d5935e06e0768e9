import {
  ERROR,
  ORDER_STATUS,
  type OrderStatus,
  PAY_CHECK,
  PAYMENT_STATUS,
  payCheckOf,
  type RequestOf,
  type ResponseOf,
} from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { askChannel } from './ask-channel.ts';
import { isUncharged, mayComeLate, refusalOfClosed } from './late-money.ts';
import { findOrder, findOwnOrder, type OrderRow } from './orders.store.ts';
import { viewOne } from './orders.view.ts';
import { takeReceipt } from './take-receipt.ts';

type Answer = ResponseOf<'ORDERPAYSUCCESS'>;

/** Whatever the caller believes: the channel is asked where it has not told. */
export async function orderPaySuccess(
  deps: Deps,
  { uid }: User,
  { oid, receipt }: RequestOf<'ORDERPAYSUCCESS'>,
): Promise<Answer> {
  const current = await (receipt === undefined
    ? findOwnOrder(deps.db, uid, oid)
    : findAfterReceipt(deps, uid, oid, receipt));
  if (!current) throw new AppError(ERROR.notFound, 'no such order');
  const order = mayBePaid(current) ? await askAgain(deps, current) : current;
  const status = payCheckOf(order);
  if (status === PAY_CHECK.failed) throw new AppError(ERROR.payFailed, 'the channel refused');
  if (status === PAY_CHECK.notPaid || status === PAY_CHECK.paying || mayComeLate(order, deps))
    throw new AppError(ERROR.notYetPaid, 'the channel has no payment of it yet');
  if (isUncharged(order, deps)) throw refusalOfClosed(order, deps);
  return { status, order: await viewOne(deps.db, deps, order) };
}

/** The order as a receipt leaves it, also one that its user took out of the list: the money came all the same. Throws AppError for a receipt that is none. */
async function findAfterReceipt(deps: Deps, uid: string, oid: string, receipt: string): Promise<OrderRow | undefined> {
  const own = await findOrder(deps.db, oid);
  if (own?.uid !== uid) return undefined;
  await takeReceipt(deps, own, receipt);
  return findOrder(deps.db, oid);
}

/** Also over, an order may be open at its channel. */
const OPEN_AT_CHANNELS: ReadonlySet<OrderStatus> = new Set([
  ...[ORDER_STATUS.paying, ORDER_STATUS.closed, ORDER_STATUS.cancelled],
]);

/** A channel knows of it, and has not said that the money came. */
const mayBePaid = ({ status, paystatus }: OrderRow): boolean =>
  (paystatus === PAYMENT_STATUS.paying || paystatus === PAYMENT_STATUS.failed) && OPEN_AT_CHANNELS.has(status);

async function askAgain(deps: Deps, order: OrderRow): Promise<OrderRow> {
  await askChannel(deps, order);
  return (await findOwnOrder(deps.db, order.uid, order.id)) ?? order;
}
