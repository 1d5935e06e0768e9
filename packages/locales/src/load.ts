import type { LocaleCode } from '@kinora/contract';
import { AREAS, type Area } from './areas.ts';
import { readAreas } from './read-areas.ts';
import type { LocaleTables, Table } from './table.ts';

/** One dynamic import for each locale, so that a bundler makes a chunk of its first areas and one of each other area. */
const LOCALE_LOADERS = {
  'zh-Hans': () => import('./tables/zh-Hans/index.ts'),
  'zh-Hant': () => import('./tables/zh-Hant/index.ts'),
  ja: () => import('./tables/ja/index.ts'),
  ko: () => import('./tables/ko/index.ts'),
  th: () => import('./tables/th/index.ts'),
  vi: () => import('./tables/vi/index.ts'),
  en: () => import('./tables/en/index.ts'),
  ar: () => import('./tables/ar/index.ts'),
  de: () => import('./tables/de/index.ts'),
  ru: () => import('./tables/ru/index.ts'),
  'en-ph': () => import('./tables/en-ph/index.ts'),
  'en-my': () => import('./tables/en-my/index.ts'),
  id: () => import('./tables/id/index.ts'),
  fr: () => import('./tables/fr/index.ts'),
  it: () => import('./tables/it/index.ts'),
  es: () => import('./tables/es/index.ts'),
  pt: () => import('./tables/pt/index.ts'),
} as const satisfies Partial<Record<LocaleCode, () => Promise<{ readonly default: LocaleTables }>>>;

/** The locales that have a table. */
export type LoadableLocale = keyof typeof LOCALE_LOADERS;

export const LOADABLE_LOCALES = Object.keys(LOCALE_LOADERS).filter(
  (code): code is LoadableLocale => code in LOCALE_LOADERS,
);

export function isLoadableLocale(locale: LocaleCode): locale is LoadableLocale {
  return LOADABLE_LOCALES.some((code) => code === locale);
}

/** Fetches the texts of some areas of a locale. Rejects when a chunk of theirs cannot be fetched. */
export async function loadAreas(locale: LoadableLocale, areas: readonly Area[]): Promise<Partial<Table>> {
  return readAreas((await LOCALE_LOADERS[locale]()).default, areas);
}

/** Fetches every text of a locale. Rejects when a chunk cannot be fetched. */
export async function loadTable(locale: LoadableLocale): Promise<Table> {
  // All areas together are the table: the type of each says so.
  return (await loadAreas(locale, AREAS)) as Table;
}
