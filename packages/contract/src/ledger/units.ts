/** What Kinora counts of its own: gold cards, bonus points, liao coins, and coupons, each of which takes the place of the price of one item. */
export const UNITS = ['card', 'point', 'coin', 'coupon'] as const;
export type Unit = (typeof UNITS)[number];

/** Where a person's balance of a unit lies: what they paid for, what they were given, what is set aside. */
export const PURSES = ['paid', 'gift', 'held'] as const;
export type Purse = (typeof PURSES)[number];

/** What moves somebody's balance; the server's rules say how. */
export const POSTING_KINDS = [
  'registration-gift',
  'operator-grant',
  'reserve',
  'capture',
  'sale',
  'void',
  'refund',
  'expiry',
  'account-merged',
  'recharge',
  'recharge-return',
  'recharge-kept',
  'recharge-refund',
  'gift-sent',
  'gift-taken',
  'gift-returned',
  'activity-reward',
] as const;
export type PostingKind = (typeof POSTING_KINDS)[number];

/** What somebody has of each unit, in whole ones. */
export type Balances = Readonly<Record<Unit, number>>;
