import { OperatorError } from './operator-order.ts';

/** So many of something: `1 card`, `2 cards`. */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** An amount in the smallest unit, as the operator reads and writes it: `54.00 CNY`. */
export const moneyWords = ({ amount, currency }: { amount: number; currency: string }): string =>
  `${(amount / 100).toFixed(2)} ${currency}`;

/** What the operator wrote in that way, without the currency, in the smallest unit. Throws OperatorError for what is none, or more than there is. */
export function readMoney(told: string, most: { amount: number; currency: string }): number {
  const amount = /^\d{1,9}(\.\d{1,2})?$/.test(told) ? Math.round(Number(told) * 100) : 0;
  if (amount < 1 || amount > most.amount)
    throw new OperatorError(`--amount is in ${most.currency}, from 0.01 to ${moneyWords(most)}, such as 5.40.`);
  return amount;
}
