import type { LocaleCode } from '@kinora/contract';
import type { Table } from './table.ts';

/** One dynamic import for each locale, so that a bundler makes one chunk of each table. */
export const TABLE_LOADERS = {
  'zh-Hans': () => import('./tables/zh-Hans.ts'),
  'zh-Hant': () => import('./tables/zh-Hant.ts'),
  ja: () => import('./tables/ja.ts'),
  ko: () => import('./tables/ko.ts'),
  th: () => import('./tables/th.ts'),
  vi: () => import('./tables/vi.ts'),
  en: () => import('./tables/en.ts'),
  ar: () => import('./tables/ar.ts'),
  de: () => import('./tables/de.ts'),
  ru: () => import('./tables/ru.ts'),
  'en-ph': () => import('./tables/en-ph.ts'),
  'en-my': () => import('./tables/en-my.ts'),
  id: () => import('./tables/id.ts'),
  fr: () => import('./tables/fr.ts'),
  it: () => import('./tables/it.ts'),
  es: () => import('./tables/es.ts'),
  pt: () => import('./tables/pt.ts'),
} as const satisfies Partial<Record<LocaleCode, () => Promise<{ readonly default: Table }>>>;

/** The locales that have a table. */
export type LoadableLocale = keyof typeof TABLE_LOADERS;

export function isLoadableLocale(locale: LocaleCode): locale is LoadableLocale {
  return Object.keys(TABLE_LOADERS).includes(locale);
}

/** Fetches the table of a locale. Rejects when its chunk cannot be fetched. */
export async function loadTable(locale: LoadableLocale): Promise<Table> {
  return (await TABLE_LOADERS[locale]()).default;
}
