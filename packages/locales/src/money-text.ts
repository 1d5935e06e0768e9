import type { Currency, LocaleCode } from '@kinora/contract';
import { formatNumber } from './format-number.ts';
import { leftToRight } from './left-to-right.ts';

const SIGNS: Readonly<Record<Currency, string>> = { CNY: '¥', USD: '$' };

/** An amount of the smallest unit as it is read: the sign in front, also among Arabic text. */
export const moneyText = (locale: LocaleCode, amount: number, currency: Currency): string =>
  leftToRight(`${SIGNS[currency]}${formatNumber(locale, amount / 100, 2)}`);
