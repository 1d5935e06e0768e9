/** How long an order waits to be paid, s (specification, section 9: paymentExpire). */
export const PAYMENT_EXPIRE_S = 900;
/** How often, and for how long, a client that comes back from a channel asks whether it was paid, ms. */
export const PAY_POLL_MS = 2_000;
export const PAY_CHECK_MS = 12_000;
/** How long after a payment the balance is asked for again, ms. */
export const BALANCE_REFRESH_MS = 5_000;
export const ORDER_PAGE_SIZE = 10;
export const REFUND_REASON_MAX = 200;
