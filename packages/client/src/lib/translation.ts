import { DEFAULT_LOCALE, LOCALES } from '@kinora/contract';
import { type Area, LOADABLE_LOCALES, type LoadableLocale, resolveLocale, type Translator } from '@kinora/locales';
import { preferredLanguages } from '../platform/preferred-languages';
import { readItem, removeItem, writeItem } from '../platform/storage';
import { changeTexts, showLocale, translator } from './shown-texts';
import { createStore, useStore } from './store';
import { keepThemeTexts, type ThemeWords } from './theme-texts';

/** The language that the user chose: that of the system, or one of the tables. */
export type LocaleChoice = 'system' | LoadableLocale;

const STORAGE_KEY = 'locale';

const choice = createStore<LocaleChoice>('system');

const resolveChoice = (chosen: LocaleChoice): LoadableLocale =>
  chosen === 'system' ? resolveLocale(preferredLanguages(), LOADABLE_LOCALES, DEFAULT_LOCALE) : chosen;

/** Another choice may be made while the texts are on their way. */
const show = (chosen: LocaleChoice, areas: readonly Area[]): Promise<void> =>
  showLocale(resolveChoice(chosen), areas, () => choice.get() === chosen);

/** Without a network a language may not be at hand that was never used: then one that is kept with the app. */
async function showAny(areas: readonly Area[]): Promise<void> {
  const own = show(choice.get(), areas);
  await own
    .catch(() => showLocale('en', areas))
    .catch(() => showLocale(DEFAULT_LOCALE, areas))
    .catch(() => own);
}

/**
 * Loads the texts of the stored choice; before the first screen.
 * @param areas what the first screen needs of them
 */
export async function startTranslation(areas: readonly Area[]): Promise<void> {
  const stored = readItem(STORAGE_KEY);
  const code = LOADABLE_LOCALES.find((locale) => locale === stored);
  choice.set(code ?? 'system');
  await showAny(areas);
}

/** Changes the language at once and for the next time. Rejects, with the old one kept, when its texts cannot be fetched. */
export async function chooseLocale(next: LocaleChoice): Promise<void> {
  const before = choice.get();
  choice.set(next);
  try {
    await show(next, []);
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
export function learnThemeTexts(locale: LoadableLocale, themes: readonly ThemeWords[]): void {
  changeTexts(locale, keepThemeTexts(locale, themes));
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
