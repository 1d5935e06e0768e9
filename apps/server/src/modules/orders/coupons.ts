import { ERROR } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { capture, LedgerError, reserve, voidHold } from '../ledger/index.ts';
import { holdOf } from './deliver-photos.ts';
import type { OrderRow } from './orders.store.ts';

type Context = Pick<Deps, 'now'>;

/** The hold ends with its order alone, which has a time of its own: money that was paid within it may be told of later. */
const UNTIL_IT_ENDS = Number.MAX_SAFE_INTEGER;

/** Takes the coupons of an order out of its user's purse while it waits. Throws AppError where they are not there any more. */
export async function setCouponsAside(tx: Db, deps: Context, order: OrderRow): Promise<void> {
  const { uid, coupon: amount } = order;
  if (amount === 0) return;
  try {
    const hold = holdOf(order, 'coupon');
    await reserve(tx, deps, { hold, uid, unit: 'coupon', amount, expiresAt: UNTIL_IT_ENDS });
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    if (error.fault === 'insufficient') throw new AppError(ERROR.priceChanged, `fewer than ${amount} coupons`);
    if (error.fault === 'stopped') throw new AppError(ERROR.prepayFailed, error.message);
    throw error;
  }
}

/** They are used: the order is paid. Throws LedgerError. */
export async function spendCoupons(tx: Db, deps: Context, order: OrderRow): Promise<void> {
  if (order.coupon > 0) await capture(tx, deps, { hold: holdOf(order, 'coupon'), uid: order.uid });
}

/** They are their user's again: nobody paid for the order. */
export async function returnCoupons(tx: Db, deps: Context, order: OrderRow): Promise<void> {
  if (order.coupon > 0) await voidHold(tx, deps, { hold: holdOf(order, 'coupon'), uid: order.uid });
}
