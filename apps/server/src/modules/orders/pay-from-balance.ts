import { ERROR, PAYMENT_STATUS, RESULT_STATUS, type RequestOf, type Unit } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { photosKept } from '../../events/photo-events.ts';
import { publish } from '../../events/publish.ts';
import { AppError } from '../../gateway/app-error.ts';
import { capture, LedgerError, reserve } from '../ledger/index.ts';
import { keepOrdered, priceOfPhoto } from '../photos/index.ts';
import { lockToPay, moveOrder, requireMove } from './change-state.ts';
import { photosOfOrder } from './order-photos.store.ts';
import type { OrderRow } from './orders.store.ts';

type Input = RequestOf<'ORDERPAY'>;

/** The hold of what an order takes of a unit. */
export const holdOf = ({ id }: Pick<OrderRow, 'id'>, unit: Unit): string => `order:${id}:${unit}`;

/**
 * Pays an order of photos out of its user's purses: cards and points are sold and the photos kept, all of it at once. Paying again what is paid changes nothing.
 * Throws AppError.
 */
export async function payFromBalance(deps: Deps, uid: string, input: Input): Promise<void> {
  const isPaid = await transact(deps.db, async (tx) => {
    const order = await lockToPay(tx, deps, uid, input);
    if (!order) return false;
    if (order.paystatus === PAYMENT_STATUS.paid) return true;
    await settle(tx, deps, order, input.price);
    return true;
  });
  if (!isPaid) throw new AppError(ERROR.orderExpired, 'its time is over');
}

async function settle(tx: Db, deps: Deps, order: OrderRow, shown: number): Promise<void> {
  const now = deps.now();
  const paid = await requireMove(tx, deps, order, 'pay', { paid_at: now });
  const photos = await photosOfOrder(tx, order.id);
  const bought = photos.find(({ status }) => status === RESULT_STATUS.order)?.ids.length ?? 0;
  if (shown !== order.price || bought * priceOfPhoto(deps.config) !== order.price)
    throw new AppError(ERROR.priceChanged, 'another price than when it was placed');
  await sell(tx, deps, order, 'card', order.cards);
  await sell(tx, deps, order, 'point', order.point);
  for (const part of photos) await keepOrdered(tx, part);
  await publish(tx, deps, photosKept, { uid: order.uid, photoIds: photos.flatMap(({ ids }) => ids) });
  await moveOrder(tx, deps, paid, 'complete', { completed_at: now });
}

async function sell(tx: Db, deps: Deps, order: OrderRow, unit: Unit, amount: number): Promise<void> {
  if (amount === 0) return;
  const { uid, expires_at: expiresAt } = order;
  const hold = holdOf(order, unit);
  try {
    await reserve(tx, deps, { hold, uid, unit, amount, expiresAt });
    await capture(tx, deps, { hold, uid });
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    if (error.fault === 'insufficient') throw new AppError(ERROR.cardsInsufficient, `fewer than ${amount} ${unit}`);
    if (error.fault === 'stopped') throw new AppError(ERROR.prepayFailed, error.message);
    throw error;
  }
}
