import type { LocaleCode } from '@kinora/contract';
import { NO_BREAK } from './no-break.ts';

/** Separators by CLDR 48: group, decimal, and the number of digits from which on groups are set. */
interface NumberSymbols {
  readonly group: string;
  readonly decimal: string;
  readonly groupsFrom: number;
}

const COMMA: NumberSymbols = { group: ',', decimal: '.', groupsFrom: 4 };
const DOT: NumberSymbols = { group: '.', decimal: ',', groupsFrom: 4 };
const SYMBOLS: Readonly<Partial<Record<LocaleCode, NumberSymbols>>> = {
  vi: DOT,
  id: DOT,
  de: DOT,
  pt: DOT,
  it: { ...DOT, groupsFrom: 5 },
  es: { ...DOT, groupsFrom: 5 },
  ru: { group: NO_BREAK, decimal: ',', groupsFrom: 4 },
  fr: { group: '\u202f', decimal: ',', groupsFrom: 4 },
  ar: { group: '٬', decimal: '٫', groupsFrom: 4 },
};

const ARABIC_ZERO = 0x0660;

/** Arabic texts use the digits of their readers; every other locale uses 0 to 9. */
export function localDigits(locale: LocaleCode, text: string): string {
  if (locale !== 'ar') return text;
  return text.replace(/\d/g, (digit) => String.fromCharCode(ARABIC_ZERO + Number(digit)));
}

/**
 * A number as the locale writes it. Own code rather than `Intl.NumberFormat`, which mini-programs lack, so that both
 * machines show the same; the tests hold it against `Intl`.
 * @param decimals digits after the separator, rounded half away from zero; as many as needed, up to 3, when not given.
 */
export function formatNumber(locale: LocaleCode, value: number, decimals?: number): string {
  const symbols = SYMBOLS[locale] ?? COMMA;
  const rounded =
    decimals === undefined ? String(Math.round(Math.abs(value) * 1000) / 1000) : Math.abs(value).toFixed(decimals);
  const [whole = '0', fraction] = rounded.split('.');
  const grouped = whole.length < symbols.groupsFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, symbols.group);
  const digits = fraction === undefined ? grouped : `${grouped}${symbols.decimal}${fraction}`;
  const sign = value < 0 && /[1-9]/.test(rounded) ? (locale === 'ar' ? '\u061c-' : '-') : '';
  return `${sign}${localDigits(locale, digits)}`;
}
