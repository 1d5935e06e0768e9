import type { OrderType } from '../entities/order.ts';
import { isFinishedOrder, ORDER_STATUS } from './order-status.ts';
import { canCancelRefund, canRequestRefund } from './payment-status.ts';

/** Everything that can be done to an order. */
export const ORDER_OPERATIONS = [
  'cancel',
  'pay',
  'repeat',
  'delete',
  'refund-apply',
  'refund-cancel',
  'contact-merchant',
  'customer-service',
  'complain',
  'comment',
] as const;
export type OrderOperation = (typeof ORDER_OPERATIONS)[number];

const REPEATABLE: readonly number[] = [
  ORDER_STATUS.paid,
  ORDER_STATUS.accept,
  ORDER_STATUS.deliver,
  ORDER_STATUS.delivered,
  ORDER_STATUS.complete,
  ORDER_STATUS.close,
  ORDER_STATUS.cancel,
];

const ALWAYS: readonly OrderOperation[] = ['contact-merchant', 'customer-service', 'complain', 'comment'];

/**
 * What a user may do to an order (specification, section 4).
 * @param supportsRefund false on the platforms that have no refund.
 */
export function allowedOrderOperations(
  order: { readonly type: OrderType; readonly status: number; readonly paystatus: number },
  supportsRefund: boolean,
): OrderOperation[] {
  const isPhysical = order.type === 'physical';
  const canRefund = isPhysical && supportsRefund;
  const allowed: OrderOperation[] = [];
  if (order.status === ORDER_STATUS.paying) allowed.push('cancel', 'pay');
  if (isPhysical && REPEATABLE.includes(order.status)) allowed.push('repeat');
  if (isFinishedOrder(order.status)) allowed.push('delete');
  if (canRefund && canRequestRefund(order.paystatus)) allowed.push('refund-apply');
  if (canRefund && canCancelRefund(order.paystatus)) allowed.push('refund-cancel');
  return [...allowed, ...ALWAYS];
}
