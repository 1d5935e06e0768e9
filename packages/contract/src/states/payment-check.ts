/** Status of an order as the payment check answers it (the specification's reading A). */
export const PAYMENT_CHECK_STATUS = {
  notPaid: 0,
  failed: 1,
  paying: 10,
  closed: 20,
  success: 30,
  refunded: 50,
  revoked: 60,
} as const;
export type PaymentCheckStatus = (typeof PAYMENT_CHECK_STATUS)[keyof typeof PAYMENT_CHECK_STATUS];

/** What a payment check comes to on the client. */
export const LOCAL_PAYMENT_STATE = { success: 0, pending: 1, closed: 2 } as const;
export type LocalPaymentState = (typeof LOCAL_PAYMENT_STATE)[keyof typeof LOCAL_PAYMENT_STATE];

const LOCAL_STATES: Readonly<Record<PaymentCheckStatus, LocalPaymentState>> = {
  [PAYMENT_CHECK_STATUS.notPaid]: LOCAL_PAYMENT_STATE.pending,
  [PAYMENT_CHECK_STATUS.failed]: LOCAL_PAYMENT_STATE.pending,
  [PAYMENT_CHECK_STATUS.paying]: LOCAL_PAYMENT_STATE.pending,
  [PAYMENT_CHECK_STATUS.closed]: LOCAL_PAYMENT_STATE.closed,
  [PAYMENT_CHECK_STATUS.success]: LOCAL_PAYMENT_STATE.success,
  [PAYMENT_CHECK_STATUS.refunded]: LOCAL_PAYMENT_STATE.closed,
  [PAYMENT_CHECK_STATUS.revoked]: LOCAL_PAYMENT_STATE.pending,
};

export function isPaymentCheckStatus(status: number): status is PaymentCheckStatus {
  return Object.values<number>(PAYMENT_CHECK_STATUS).includes(status);
}

/** Maps a status of the payment check to the client's own state: pending for 0, 1, 10, 60; success for 30; closed for 20, 50. */
export function localPaymentState(status: PaymentCheckStatus): LocalPaymentState {
  return LOCAL_STATES[status];
}
