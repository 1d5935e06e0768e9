import { ORDER_NOTE_KINDS } from './order-note.ts';
import { ORDER_STATUS, type OrderStatus, PAYMENT_STATUS, type PaymentStatus } from './order-status.ts';

export const ORDER_TYPES = ['recharge', 'virtual', 'physical'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** What a user can do with an order. */
export const ORDER_OPERATIONS = [
  ...(['pay', 'cancel', 'receive', 'copy', 'delete', 'refund', 'cancelRefund'] as const),
  ...ORDER_NOTE_KINDS,
] as const;
export type OrderOperation = (typeof ORDER_OPERATIONS)[number];

interface Standing {
  type: OrderType;
  status: OrderStatus;
  paystatus: PaymentStatus;
}

const { paying, closed, cancelled, paid, accepted, delivering, delivered, complete } = ORDER_STATUS;
const COPIED: readonly OrderStatus[] = [paid, accepted, delivering, delivered, complete, closed, cancelled];
const FINISHED: readonly OrderStatus[] = [closed, cancelled, complete];
/** Orders of which money comes back on request: the specification's physical ones, and recharges for the cards not yet spent. */
const REFUNDED: readonly OrderType[] = ['physical', 'recharge'];

const RULES: Readonly<Record<OrderOperation, (order: Standing) => boolean>> = {
  pay: ({ status }) => status === paying,
  cancel: ({ status }) => status === paying,
  receive: ({ type, status }) => type === 'physical' && status === delivered,
  copy: ({ type, status }) => type === 'physical' && COPIED.includes(status),
  delete: ({ status, paystatus }) => FINISHED.includes(status) && !isRefunding(paystatus),
  refund: ({ type, paystatus }) => REFUNDED.includes(type) && paystatus === PAYMENT_STATUS.paid,
  cancelRefund: ({ type, paystatus }) => REFUNDED.includes(type) && paystatus === PAYMENT_STATUS.refunding,
  contact: () => true,
  complain: isPaid,
  comment: isPaid,
};

/** What may be done with the order as it stands (specification, section 4), in the order of ORDER_OPERATIONS. */
export const operationsOf = (order: Standing): OrderOperation[] =>
  ORDER_OPERATIONS.filter((operation) => RULES[operation](order));

/** Money came, whatever became of it: before that there is nothing to judge. */
function isPaid({ paystatus }: Standing): boolean {
  return paystatus >= PAYMENT_STATUS.paid;
}

/** Money is on its way back: an order that is deleted meanwhile could not tell of it. */
function isRefunding(paystatus: PaymentStatus): boolean {
  return paystatus === PAYMENT_STATUS.refunding || paystatus === PAYMENT_STATUS.refundAgreed;
}
