import { ORDER_STATUS, type Order, PAYMENT_STATUS } from '@kinora/contract';
import type { PlainTextKey } from '@kinora/locales';

const BY_PAYMENT: Partial<Record<Order['paystatus'], PlainTextKey>> = {
  [PAYMENT_STATUS.refunding]: 'order.state-refunding',
  [PAYMENT_STATUS.refundAgreed]: 'order.state-agreed',
  [PAYMENT_STATUS.refunded]: 'order.state-refunded',
  [PAYMENT_STATUS.partlyRefunded]: 'order.state-partly',
};

/** How an order stands, in a word. */
export function stateKey({ status, paystatus }: Pick<Order, 'status' | 'paystatus'>): PlainTextKey {
  const ofMoney = BY_PAYMENT[paystatus];
  if (ofMoney) return ofMoney;
  if (status === ORDER_STATUS.closed) return 'order.state-closed';
  if (status === ORDER_STATUS.cancelled) return 'order.state-cancelled';
  if (status > ORDER_STATUS.cancelled) return 'order.state-complete';
  return paystatus === PAYMENT_STATUS.failed ? 'order.state-failed' : 'order.state-paying';
}
