/** Timing of orders and payments. */
export const ORDER_TIMING = {
  paymentExpireS: 900,
  payPollingStepMs: 2000,
  h5PayCheckTimeoutMs: 12_000,
  /** The balance is asked for again this long after a payment. */
  balanceRefreshMs: 5000,
} as const;

/** Percent at which nothing is discounted. */
export const FULL_PRICE_PERCENT = 100;

/** Prices of the specification; a server's configuration may set others. */
export const PRICES = {
  /** Yuan for each photo in the test period. */
  testPeriodYuanPerPhoto: 2,
  /** Gold cards for marking a favourite. */
  favouriteCards: 3,
  /** Custom photos that one bonus point pays for. */
  customPhotosPerPoint: 1,
} as const;
