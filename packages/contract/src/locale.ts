/** What a client knows of one of the 17 locales. */
export interface LocaleDefinition {
  /** Number on the wire (specification, section 9). */
  readonly number: number;
  /** Tag for `Intl` and the `lang` attribute. */
  readonly bcp47: string;
  readonly isRightToLeft: boolean;
  /** Its name in its own language. */
  readonly ownName: string;
}

/** The 17 locales, by the specification's codes. */
export const LOCALES = {
  'zh-Hans': { number: 1, bcp47: 'zh-Hans', isRightToLeft: false, ownName: '简体中文' },
  'zh-Hant': { number: 2, bcp47: 'zh-Hant', isRightToLeft: false, ownName: '繁體中文' },
  ja: { number: 3, bcp47: 'ja', isRightToLeft: false, ownName: '日本語' },
  ko: { number: 4, bcp47: 'ko', isRightToLeft: false, ownName: '한국어' },
  th: { number: 5, bcp47: 'th', isRightToLeft: false, ownName: 'ไทย' },
  vi: { number: 6, bcp47: 'vi', isRightToLeft: false, ownName: 'Tiếng Việt' },
  'en-ph': { number: 7, bcp47: 'en-PH', isRightToLeft: false, ownName: 'English (Philippines)' },
  'en-my': { number: 8, bcp47: 'en-MY', isRightToLeft: false, ownName: 'English (Malaysia)' },
  id: { number: 9, bcp47: 'id', isRightToLeft: false, ownName: 'Bahasa Indonesia' },
  en: { number: 0, bcp47: 'en', isRightToLeft: false, ownName: 'English' },
  ru: { number: 10, bcp47: 'ru', isRightToLeft: false, ownName: 'Русский' },
  fr: { number: 11, bcp47: 'fr', isRightToLeft: false, ownName: 'Français' },
  de: { number: 12, bcp47: 'de', isRightToLeft: false, ownName: 'Deutsch' },
  it: { number: 13, bcp47: 'it', isRightToLeft: false, ownName: 'Italiano' },
  es: { number: 14, bcp47: 'es', isRightToLeft: false, ownName: 'Español' },
  pt: { number: 15, bcp47: 'pt', isRightToLeft: false, ownName: 'Português' },
  ar: { number: 16, bcp47: 'ar', isRightToLeft: true, ownName: 'العربية' },
} as const satisfies Record<string, LocaleDefinition>;

export type LocaleCode = keyof typeof LOCALES;

export const DEFAULT_LOCALE = 'zh-Hans' satisfies LocaleCode;

export function isLocaleCode(code: string): code is LocaleCode {
  return Object.keys(LOCALES).includes(code);
}

/** The locale of a payload: its number on the wire, or its code. Undefined for anything else. */
export function readLocale(text: string): LocaleCode | undefined {
  const codes = Object.keys(LOCALES).filter(isLocaleCode);
  return codes.find((code) => code === text || String(LOCALES[code].number) === text);
}
