import type { Currency, LocaleCode } from '@kinora/contract';
import { formatNumber } from './format-number.ts';
import { leftToRight } from './left-to-right.ts';
import { NO_BREAK } from './no-break.ts';

/** By CLDR 48: elsewhere a bare ¥ is the yen. */
const signOf = (locale: LocaleCode, currency: Currency): string => {
  if (currency === 'USD') return '$';
  if (locale === 'zh-Hans') return '¥';
  return locale === 'ja' ? '元' : 'CN¥';
};

/** Where the sign follows the number, by CLDR 48; it leads elsewhere. */
const SIGN_LAST: ReadonlySet<LocaleCode> = new Set<LocaleCode>(['de', 'es', 'fr', 'it', 'ru', 'vi']);

/** An amount of the smallest unit as the locale writes it; among Arabic text the sign stands in front too. */
export function moneyText(locale: LocaleCode, amount: number, currency: Currency): string {
  const [sign, number] = [signOf(locale, currency), formatNumber(locale, amount / 100, 2)];
  if (sign === '元') return `${number}${sign}`;
  if (SIGN_LAST.has(locale)) return `${number}${NO_BREAK}${sign}`;
  return leftToRight(locale === 'pt' ? `${sign}${NO_BREAK}${number}` : `${sign}${number}`);
}
