import type { Unit } from '@kinora/contract';

/** Money by its ISO 4217 code, in its smallest unit. */
export type Money = Uppercase<string>;
export type Currency = Unit | Money;

/** Accounts of the house. Their names stand where others have a person's pseudonym. */
export const HOUSES = {
  sales: 'house:sales',
  gifts: 'house:gifts',
  channels: 'house:channels',
  refunds: 'house:refunds',
  transit: 'house:transit',
  expired: 'house:expired',
  closed: 'house:closed',
} as const;
export type House = keyof typeof HOUSES;

/** More than anybody has or moves at once; sums of it stay exact. */
export const AMOUNT_MAX = 1_000_000_000;
