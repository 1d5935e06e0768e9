/** What Kinora counts of its own: gold cards, bonus points, liao coins. */
export const UNITS = ['card', 'point', 'coin'] as const;
export type Unit = (typeof UNITS)[number];

/** Money by its ISO 4217 code, in its smallest unit. */
export type Money = Uppercase<string>;
export type Currency = Unit | Money;

/** Where a person's balance of a currency lies: what they paid for, what they were given, what is set aside. */
export type Purse = 'paid' | 'gift' | 'held';

/** Accounts of the house. Their names stand where others have a person's pseudonym. */
export const HOUSES = {
  sales: 'house:sales',
  gifts: 'house:gifts',
  channels: 'house:channels',
  refunds: 'house:refunds',
  expired: 'house:expired',
  closed: 'house:closed',
} as const;
export type House = keyof typeof HOUSES;

/** More than anybody has or moves at once; sums of it stay exact. */
export const AMOUNT_MAX = 1_000_000_000;
