import { LOCALES } from '@kinora/contract';
import { type MarkLanguage, markLanguageOf } from '@kinora/provenance/node';

/** The mark's language for a client's locale: a number as it travels, or a code. */
export function languageOfLocale(locale: string): MarkLanguage {
  const found = Object.entries(LOCALES).find(([code, { number }]) => code === locale || String(number) === locale);
  return markLanguageOf(found?.[1].bcp47);
}
