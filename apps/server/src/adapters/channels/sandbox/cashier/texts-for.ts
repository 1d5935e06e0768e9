import { resolveLocale } from '@kinora/locales';
import type { CashierTexts } from './cashier-texts.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { id } from './texts/id.ts';
import { it } from './texts/it.ts';
import { ja } from './texts/ja.ts';
import { ko } from './texts/ko.ts';
import { pt } from './texts/pt.ts';
import { ru } from './texts/ru.ts';
import { th } from './texts/th.ts';
import { vi } from './texts/vi.ts';
import { zhHans } from './texts/zh-Hans.ts';
import { zhHant } from './texts/zh-Hant.ts';

const TEXTS = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en, de, es, fr, id, it, ja, ko, pt, ru, th, vi, ar };
type CashierLocale = keyof typeof TEXTS;
const LOCALES = Object.keys(TEXTS).filter((code): code is CashierLocale => code in TEXTS);

/** The words of the cashier's page in the language of a browser, Chinese where it wants none of those that there are. */
export function textsFor(acceptLanguage: string | undefined): CashierTexts & { locale: CashierLocale } {
  const tags = (acceptLanguage ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '');
  const locale = resolveLocale(tags, LOCALES, 'zh-Hans');
  return { ...TEXTS[locale], locale };
}
