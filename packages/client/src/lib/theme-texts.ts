import type { LocaleCode } from '@kinora/contract';
import { readItem, writeItem } from '../platform/storage';

/** A theme's words as the server tells them. */
export interface ThemeWords {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

type Texts = Readonly<Record<string, string>>;

const keyOf = (locale: LocaleCode): string => `themes.${locale}`;

/** What is known of themes, by the keys of the locale tables. */
export const textsOfThemes = (themes: readonly ThemeWords[]): Texts =>
  Object.fromEntries(
    themes.flatMap(({ id, name, about }) => [
      [`theme.${id}.name`, name],
      [`theme.${id}.about`, about],
    ]),
  );

/** The texts of the themes that are known in a language since the last time, by the keys of the locale tables. */
export function readThemeTexts(locale: LocaleCode): Texts {
  const kept = readItem(keyOf(locale));
  if (kept === undefined) return {};
  try {
    const texts: unknown = JSON.parse(kept);
    return typeof texts === 'object' && texts !== null ? (texts as Texts) : {};
  } catch {
    return {}; // Something else was stored there: the server is asked at every start.
  }
}

/** Keeps the texts for the next start. @returns them by the keys of the locale tables */
export function keepThemeTexts(locale: LocaleCode, themes: readonly ThemeWords[]): Texts {
  const texts = textsOfThemes(themes);
  writeItem(keyOf(locale), JSON.stringify(texts));
  return texts;
}
