/** Where an order stands: Reading B of the specification (section 4). */
export const ORDER_STATUS = {
  open: 0,
  paying: 10,
  closed: 20,
  cancelled: 30,
  paid: 40,
  accepted: 50,
  delivering: 60,
  delivered: 70,
  received: 80,
  complete: 90,
} as const;
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];

/** Where the money of an order stands (specification, section 4). */
export const PAYMENT_STATUS = {
  notPaid: 0,
  failed: 10,
  paying: 20,
  paid: 30,
  refunding: 40,
  refundAgreed: 45,
  refunded: 50,
  partlyRefunded: 60,
  revoked: 70,
} as const;
export type PaymentStatus = (typeof PAYMENT_STATUS)[keyof typeof PAYMENT_STATUS];

/** What the check of a payment answers: Reading A of the specification. */
export const PAY_CHECK = {
  notPaid: 0,
  failed: 1,
  paying: 10,
  closed: 20,
  success: 30,
  refunded: 50,
  revoked: 60,
} as const;
export type PayCheck = (typeof PAY_CHECK)[keyof typeof PAY_CHECK];

/** What Reading A comes to where somebody waits for it (specification, section 4). */
const OUTCOMES = {
  ...{ [PAY_CHECK.notPaid]: 'pending', [PAY_CHECK.paying]: 'pending', [PAY_CHECK.failed]: 'pending' },
  ...{ [PAY_CHECK.revoked]: 'pending', [PAY_CHECK.success]: 'success' },
  ...{ [PAY_CHECK.closed]: 'closed', [PAY_CHECK.refunded]: 'closed' },
} as const satisfies Readonly<Record<PayCheck, 'pending' | 'success' | 'closed'>>;

/** Whether who paid still waits, has what was paid for, or it is over without that. */
export const payOutcomeOf = (check: PayCheck): (typeof OUTCOMES)[PayCheck] => OUTCOMES[check];

const { closed, success } = PAY_CHECK;

/** Reading A of an order whose money does not say it, by its status; one of these was never seen with another. */
const UNPAID: Readonly<Record<OrderStatus, PayCheck>> = {
  [ORDER_STATUS.open]: PAY_CHECK.notPaid,
  [ORDER_STATUS.paying]: PAY_CHECK.paying,
  [ORDER_STATUS.closed]: closed,
  [ORDER_STATUS.cancelled]: closed,
  [ORDER_STATUS.paid]: success,
  [ORDER_STATUS.accepted]: success,
  [ORDER_STATUS.delivering]: success,
  [ORDER_STATUS.delivered]: success,
  [ORDER_STATUS.received]: success,
  [ORDER_STATUS.complete]: success,
};

/** The one table that maps Reading B to Reading A: by what happened to the money, and where nothing did by the order. */
const CHECK_OF_PAYMENT: Readonly<Record<PaymentStatus, PayCheck | typeof UNPAID>> = {
  [PAYMENT_STATUS.notPaid]: UNPAID,
  [PAYMENT_STATUS.failed]: { ...UNPAID, [ORDER_STATUS.paying]: PAY_CHECK.failed },
  [PAYMENT_STATUS.paying]: UNPAID,
  [PAYMENT_STATUS.paid]: success,
  [PAYMENT_STATUS.refunding]: success,
  // Also money that came for an order that was over, of which nothing came.
  [PAYMENT_STATUS.refundAgreed]: UNPAID,
  [PAYMENT_STATUS.refunded]: PAY_CHECK.refunded,
  [PAYMENT_STATUS.partlyRefunded]: success,
  [PAYMENT_STATUS.revoked]: PAY_CHECK.revoked,
};

/** The order as the check of a payment reads it. */
export function payCheckOf({ status, paystatus }: { status: OrderStatus; paystatus: PaymentStatus }): PayCheck {
  const check = CHECK_OF_PAYMENT[paystatus];
  return typeof check === 'number' ? check : check[status];
}
