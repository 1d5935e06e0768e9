/** Status of an order's money. */
export const PAYMENT_STATUS = {
  notPaid: 0,
  payFailed: 10,
  paying: 20,
  paid: 30,
  refunding: 40,
  refundAgreed: 45,
  refunded: 50,
  partlyRefunded: 60,
  revoked: 70,
} as const;
export type PaymentStatus = (typeof PAYMENT_STATUS)[keyof typeof PAYMENT_STATUS];

/** A refund can be asked for while the order is paid; it makes the status refunding. */
export function canRequestRefund(status: number): boolean {
  return status === PAYMENT_STATUS.paid;
}

/** A refund that was asked for can be taken back; it makes the status paid again. */
export function canCancelRefund(status: number): boolean {
  return status === PAYMENT_STATUS.refunding;
}
