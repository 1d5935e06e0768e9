/** Channels that money comes through, by the keys of the specification (section 3), and the cashier that only behaves like one. */
export const PAY_METHODS = [
  'wechat',
  'alipay',
  'applepay',
  'balance',
  'liaopay',
  'ttpay',
  'kspay',
  'ksapplepay',
  'googleplaybill',
  'facebookbill',
  'sandbox',
  /** WeChat's own way for digital goods in a mini-program. */
  'wechatvirtual',
] as const;
export type PayMethodKey = (typeof PAY_METHODS)[number];

/** Stores that take the full price of what may be had at a discount elsewhere (specification, section 9). */
export const FULL_PRICE_METHODS: ReadonlySet<PayMethodKey> = new Set(['applepay', 'ksapplepay']);

/** Ways of which Apple has the money and alone gives it back, once who paid asks it to. */
export const REFUNDED_BY_APPLE: ReadonlySet<PayMethodKey> = new Set(['applepay', 'ksapplepay']);

/** Whether gold cards can be bought: by another way than out of a balance, ours or the sister app's (specification, section 6). */
export const canRecharge = (methods: readonly PayMethodKey[]): boolean =>
  methods.some((method) => method !== 'balance' && method !== 'liaopay');

/** What prices are in; amounts are in the smallest unit, such as fen or cents. */
export const CURRENCIES = ['CNY', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];
