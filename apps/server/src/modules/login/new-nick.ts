import { randomInt } from 'node:crypto';
import { createTranslator, isLoadableLocale, loadTable, matchLocale } from '@kinora/locales';

/** The name of an account until its user changes it, in their language: never the operator's, which no user may take. */
export async function newNick(told: string): Promise<string> {
  const code = matchLocale(told);
  const locale = code !== undefined && isLoadableLocale(code) ? code : 'zh-Hans';
  const t = createTranslator(locale, await loadTable(locale));
  return t('mine.newcomer', randomInt(10_000).toString().padStart(4, '0'));
}
