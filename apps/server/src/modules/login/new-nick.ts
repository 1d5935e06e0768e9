import { randomInt } from 'node:crypto';
import { DEFAULT_LOCALE } from '@kinora/contract';
import { createTranslator, LOADABLE_LOCALES, loadTable, resolveLocale } from '@kinora/locales';

/** The name of an account until its user changes it, in their language: never the operator's, which no user may take. */
export async function newNick(told: string): Promise<string> {
  const locale = resolveLocale([told], LOADABLE_LOCALES, DEFAULT_LOCALE);
  const t = createTranslator(locale, await loadTable(locale));
  return t('mine.newcomer', randomInt(10_000).toString().padStart(4, '0'));
}
