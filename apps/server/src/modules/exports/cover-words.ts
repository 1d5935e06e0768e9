import { DEFAULT_LOCALE } from '@kinora/contract';
import {
  createTranslator,
  formatDate,
  LOADABLE_LOCALES,
  loadTable,
  messageText,
  resolveLocale,
  type Text,
  type Translator,
} from '@kinora/locales';
import { THEME_CATALOGUE } from '@kinora/studio/themes-catalogue';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The words of a language, the names of themes among them. */
export async function coverTranslator(told: string): Promise<Translator> {
  const locale = resolveLocale([told], LOADABLE_LOCALES, DEFAULT_LOCALE);
  const texts = new Map<string, Text>(Object.entries<Text>(await loadTable(locale)));
  for (const theme of THEME_CATALOGUE)
    texts.set(`theme.${theme.id}.name`, (theme.texts[locale] ?? theme.texts.en).name);
  return createTranslator(locale, texts);
}

/** What a theme is called; its id where it is offered no more. */
export const themeName = (t: Translator, theme: string): string => t.find(`theme.${theme}.name`) ?? theme;

/** Whatever zone a server is in: the file is read anywhere. */
const ZONE = 'UTC';

/** A moment as the locale writes it, with its zone. */
export const momentText = (t: Translator, time: string | number): string =>
  formatDate(t.locale, new Date(time).getTime(), 'moment', ZONE);

/** A message as it is read, moments in it with their zone. */
export const coverMessage = (t: Translator, message: Parameters<typeof messageText>[1]) =>
  messageText(t, message, ZONE);
