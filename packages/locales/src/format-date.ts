import type { LocaleCode } from '@kinora/contract';
import { localDigits } from './format-number.ts';
import { NO_BREAK } from './no-break.ts';

/** `day`: 22 November 2026. `month-day`: 22 Nov. `month`: November 2026. `time`: day, hour and minute. `moment`: the same with its year. */
export type DateStyle = 'day' | 'month-day' | 'month' | 'time' | 'moment';

const OPTIONS: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  day: { year: 'numeric', month: 'long', day: 'numeric' },
  'month-day': { month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  time: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  moment: { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
};

/** The tag for `Intl`: Arabic with its own digits, everything else as it is. */
export function intlTag(locale: LocaleCode): string {
  return locale === 'ar' ? 'ar-u-nu-arab' : locale;
}

/**
 * A date as the locale writes it, in the device's time zone, or in another one, which it does not name.
 * Without `Intl` (mini-programs) it is written in the device's zone and in numbers in the locale's order: 2026年11月22日, 22.11.2026,
 * 22/11/2026, 11/22/2026.
 */
export function formatDate(locale: LocaleCode, timeMs: number, style: DateStyle, timeZone?: string): string {
  if (typeof Intl === 'object' && typeof Intl.DateTimeFormat === 'function') {
    const text = new Intl.DateTimeFormat(intlTag(locale), { ...OPTIONS[style], timeZone }).format(timeMs);
    // A date stands on one line; with its year and its minute it is too long for that.
    return style === 'moment' ? text : text.replaceAll(' ', NO_BREAK);
  }
  return formatNumericDate(locale, timeMs, style);
}

type Order = 'cjk' | 'korean' | 'month-first' | 'day-dot' | 'day-slash';

const ORDERS: Readonly<Partial<Record<LocaleCode, Order>>> = {
  'zh-Hans': 'cjk',
  'zh-Hant': 'cjk',
  ja: 'cjk',
  ko: 'korean',
  en: 'month-first',
  'en-ph': 'month-first',
  ru: 'day-dot',
  de: 'day-dot',
};

const BUDDHIST_YEARS = 543;

/** The form of {@link formatDate} that needs no `Intl`. */
export function formatNumericDate(locale: LocaleCode, timeMs: number, style: DateStyle): string {
  const date = new Date(timeMs);
  const year = String(date.getFullYear() + (locale === 'th' ? BUDDHIST_YEARS : 0));
  const month = String(date.getMonth() + 1);
  const day = String(date.getDate());
  const text = joinDate(ORDERS[locale] ?? 'day-slash', style, year, month, day);
  if (style !== 'time' && style !== 'moment') return localDigits(locale, text);
  const minute = String(date.getMinutes()).padStart(2, '0');
  return localDigits(locale, `${text} ${date.getHours()}:${minute}`);
}

function joinDate(order: Order, style: DateStyle, year: string, month: string, day: string): string {
  const hasYear = style === 'day' || style === 'month' || style === 'moment';
  const hasDay = style !== 'month';
  if (order === 'cjk') return `${hasYear ? `${year}年` : ''}${month}月${hasDay ? `${day}日` : ''}`;
  if (order === 'korean') return `${hasYear ? `${year}년 ` : ''}${month}월${hasDay ? ` ${day}일` : ''}`;
  const monthDay = order === 'month-first' ? [month, day] : [day, month];
  const parts = [...(hasDay ? monthDay : [month]), ...(hasYear ? [year] : [])];
  return parts.join(order === 'day-dot' ? '.' : '/');
}
