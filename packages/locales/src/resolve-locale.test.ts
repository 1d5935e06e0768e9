import { describe, expect, it } from 'vitest';
import { matchLocale, resolveLocale } from './resolve-locale.ts';

describe('matchLocale', () => {
  it.each([
    ['zh-CN', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['zh_TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['yue', 'zh-Hant'],
    ['en-PH', 'en-ph'],
    ['fil-PH', 'en-ph'],
    ['en-MY', 'en-my'],
    ['en-GB', 'en'],
    ['pt-BR', 'pt'],
    ['in-ID', 'id'],
    ['ar-EG', 'ar'],
    ['sw', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('%s is %s', (tag, locale) => {
    expect(matchLocale(tag)).toBe(locale);
  });
});

describe('resolveLocale', () => {
  it('takes the first wish that can be met', () => {
    expect(resolveLocale(['sw-KE', 'fr-CA', 'en'], ['en', 'fr'], 'en')).toBe('fr');
  });

  it('gives English for a regional English without a table', () => {
    expect(resolveLocale(['en-PH'], ['zh-Hans', 'en'], 'zh-Hans')).toBe('en');
  });

  it('gives the default when nothing fits', () => {
    expect(resolveLocale(['sw'], ['zh-Hans', 'en'], 'zh-Hans')).toBe('zh-Hans');
  });
});
