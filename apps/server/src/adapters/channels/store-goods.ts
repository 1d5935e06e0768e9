import { CURRENCIES } from '@kinora/contract';
import type { Money } from '../ports/pay-channel.ts';

/** The id of the goods that a store sells at a price, one for each, such as `kinora_usd499`: what the ids begin with, the currency, the smallest unit. */
export function goodsFor(beginning: string, { amount, currency }: Money): string {
  return `${beginning}${currency.toLowerCase()}${amount}`;
}

/** What goods cost, by their id; undefined for goods of others. */
export function priceOfGoods(beginning: string, id: string): Money | undefined {
  const currency = CURRENCIES.find((one) => id.startsWith(beginning + one.toLowerCase()));
  const digits = currency && id.slice(beginning.length + currency.length);
  return currency && /^[1-9]\d{0,8}$/.test(digits ?? '') ? { amount: Number(digits), currency } : undefined;
}
