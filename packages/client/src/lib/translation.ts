import { DEFAULT_LOCALE, LOCALES } from '@kinora/contract';
import {
  createTranslator,
  type LoadableLocale,
  loadTable,
  resolveLocale,
  TABLE_LOADERS,
  type Translator,
} from '@kinora/locales';
import { preferredLanguages } from '../platform/preferred-languages';
import { readItem, removeItem, writeItem } from '../platform/storage';
import { createStore, useStore } from './store';
import { keepThemeTexts, readThemeTexts, type ThemeWords } from './theme-texts';

/** The language that the user chose: that of the system, or one of the tables. */
export type LocaleChoice = 'system' | LoadableLocale;

/** The languages that can be chosen. */
export const LOADABLE_LOCALES = Object.keys(TABLE_LOADERS).filter(
  (code): code is LoadableLocale => code in TABLE_LOADERS,
);

const STORAGE_KEY = 'locale';

const choice = createStore<LocaleChoice>('system');
const translator = createStore<Translator | undefined>(undefined);

const resolveChoice = (chosen: LocaleChoice): LoadableLocale =>
  chosen === 'system' ? resolveLocale(preferredLanguages(), LOADABLE_LOCALES, DEFAULT_LOCALE) : chosen;

async function show(chosen: LocaleChoice): Promise<void> {
  const locale = resolveChoice(chosen);
  const table = await loadTable(locale);
  // Another choice may have been made while the table was on its way.
  if (choice.get() === chosen) translator.set(createTranslator(locale, { ...table, ...readThemeTexts(locale) }));
}

/** Without a network a language may not be at hand that was never used: then one that is kept with the app. */
async function showAny(): Promise<void> {
  try {
    await show(choice.get());
  } catch (error) {
    for (const locale of ['en', DEFAULT_LOCALE] as const) {
      const table = await loadTable(locale).catch(() => undefined);
      if (table) return translator.set(createTranslator(locale, { ...table, ...readThemeTexts(locale) }));
    }
    throw error;
  }
}

/** Loads the texts of the stored choice; before the first screen. */
export async function startTranslation(): Promise<void> {
  const stored = readItem(STORAGE_KEY);
  const code = LOADABLE_LOCALES.find((locale) => locale === stored);
  choice.set(code ?? 'system');
  await showAny();
}

/** Changes the language at once and for the next time. Rejects, with the old one kept, when its texts cannot be fetched. */
export async function chooseLocale(next: LocaleChoice): Promise<void> {
  const before = choice.get();
  choice.set(next);
  try {
    await show(next);
  } catch (error) {
    if (choice.get() === next) choice.set(before);
    throw error;
  }
  if (next === 'system') removeItem(STORAGE_KEY);
  else writeItem(STORAGE_KEY, next);
}

/** The texts outside of components. Throws before {@link startTranslation} is done. */
export function currentTranslator(): Translator {
  const current = translator.get();
  if (!current) throw new Error('The texts are not loaded yet');
  return current;
}

/** The texts: `t('tab.album')`. */
export function useT(): Translator {
  useStore(translator);
  return currentTranslator();
}

/** The choice as it is set, for the settings. */
export function useLocaleChoice(): LocaleChoice {
  return useStore(choice);
}

/** Takes up what the themes are called in a language; shown at once when it is the one on the screen. */
export async function learnThemeTexts(locale: LoadableLocale, themes: readonly ThemeWords[]): Promise<void> {
  const texts = keepThemeTexts(locale, themes);
  const table = await loadTable(locale);
  if (translator.get()?.locale === locale) translator.set(createTranslator(locale, { ...table, ...texts }));
}

/** Calls back after the language changed. */
export function onLocaleChange(listener: () => void): () => void {
  let last = translator.get()?.locale;
  return translator.subscribe(() => {
    const locale = translator.get()?.locale;
    if (locale === last) return;
    last = locale;
    listener();
  });
}

/** Whether the language on the screen is written from right to left. */
export function useIsRightToLeft(): boolean {
  return LOCALES[useT().locale].isRightToLeft;
}
