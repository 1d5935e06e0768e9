import { ERROR, ORDER_STATUS, PAYMENT_STATUS } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { OrderRow } from './orders.store.ts';

type Clock = Pick<Deps, 'now'>;

/** For so long after an order was placed its channel is asked about it; what comes later a channel tells by itself, or its bill. */
export const ASKED_FOR_MS = 3 * 86_400_000;

const { closed, cancelled } = ORDER_STATUS;

/**
 * Whether money of an order that is over, by its time or by its user, may still come: a channel was told of it, and has not said that it takes nothing more. Of a channel that cannot be asked
 * that ends when no channel is asked any more.
 */
export const mayComeLate = ({ status, paystatus, open_at, placed_at }: OrderRow, { now }: Clock): boolean =>
  (status === closed || status === cancelled) &&
  paystatus < PAYMENT_STATUS.paid &&
  open_at.length > 0 &&
  placed_at > now() - ASKED_FOR_MS;

/** Whether an order is closed, and nothing was or will be charged for it. */
export const isUncharged = (order: OrderRow, clock: Clock): boolean =>
  order.status === closed && order.paystatus < PAYMENT_STATUS.paid && !mayComeLate(order, clock);

/** What paying a closed order is refused with: that nothing was charged is said only where nothing can be. */
export const refusalOfClosed = (order: OrderRow, clock: Clock): AppError =>
  isUncharged(order, clock)
    ? new AppError(ERROR.orderExpired, 'its time was over')
    : new AppError(ERROR.orderMayBePaid, 'its time was over, and money of it came or may come');
