import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDate, formatNumericDate } from './format-date.ts';

const TIME = new Date(2026, 10, 22, 5, 6).getTime();

afterEach(() => vi.unstubAllGlobals());

describe('with Intl', () => {
  it.each([
    ['zh-Hans', '2026年11月22日'],
    ['en', 'November\u00a022,\u00a02026'],
    ['ar', '٢٢\u00a0نوفمبر\u00a0٢٠٢٦'],
  ] as const)('%s writes %s', (locale, text) => {
    expect(formatDate(locale, TIME, 'day')).toBe(text);
  });

  it('a moment has its year and its minute', () => {
    expect(formatDate('zh-Hans', TIME, 'moment')).toBe('2026年11月22日 5:06');
  });
});

describe('without Intl', () => {
  it.each([
    ['zh-Hans', 'day', '2026年11月22日'],
    ['ja', 'month-day', '11月22日'],
    ['ko', 'day', '2026년 11월 22일'],
    ['en', 'day', '11/22/2026'],
    ['de', 'day', '22.11.2026'],
    ['fr', 'time', '22/11 5:06'],
    ['fr', 'moment', '22/11/2026 5:06'],
    ['th', 'month', '11/2569'],
    ['ar', 'month-day', '٢٢/١١'],
  ] as const)('%s %s is %s', (locale, style, text) => {
    expect(formatNumericDate(locale, TIME, style)).toBe(text);
  });

  it('formatDate writes the numeric form', () => {
    vi.stubGlobal('Intl', undefined);
    expect(formatDate('ru', TIME, 'day')).toBe('22.11.2026');
  });
});
