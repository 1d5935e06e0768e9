import { ORDER_TIMING } from '../limits/order-limits.ts';

/** Status of an order in the order list and its operations (the specification's reading B). */
export const ORDER_STATUS = {
  open: 0,
  paying: 10,
  close: 20,
  cancel: 30,
  paid: 40,
  accept: 50,
  deliver: 60,
  delivered: 70,
  received: 80,
  complete: 90,
} as const;
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];

/** What a client does to an order before the server has answered, and the status that it sets. */
export const LOCAL_ORDER_ACTION = {
  close: ORDER_STATUS.close,
  cancel: ORDER_STATUS.cancel,
  paymentSuccess: ORDER_STATUS.paid,
} as const;
export type LocalOrderAction = keyof typeof LOCAL_ORDER_ACTION;

/** Closing and cancelling return the status of a virtual order's photos to ready. */
export function returnsPhotos(action: LocalOrderAction): boolean {
  return action !== 'paymentSuccess';
}

/** The price can no longer change. */
export function isPriceFixed(status: number): boolean {
  return status > ORDER_STATUS.paying;
}

/** Nothing more happens to the order by itself. */
export function isFinishedOrder(status: number): boolean {
  return status === ORDER_STATUS.close || status === ORDER_STATUS.cancel || status === ORDER_STATUS.complete;
}

/** An order can be paid when it has no id yet, or is open or paying. */
export function canPayOrder(order: { readonly id?: string; readonly status: number }): boolean {
  if (order.id === undefined || order.id === '') return true;
  return order.status === ORDER_STATUS.open || order.status === ORDER_STATUS.paying;
}

/** A paying order that is older than the payment expiry is closed. Both times in ms. */
export function isOrderExpired(order: { readonly status: number; readonly timestamp: number }, nowMs: number): boolean {
  const ageMs = nowMs - order.timestamp;
  return order.status === ORDER_STATUS.paying && ageMs > ORDER_TIMING.paymentExpireS * 1000;
}
