import { DEFAULT_LOCALE } from '@kinora/contract';
import {
  createTranslator,
  formatDate,
  intlTag,
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

/** The words of a language, and the time zone that moments are told in. */
export type CoverWords = Translator & { readonly zone: string };

/** The words of whoever asked, the names of themes among them. */
export async function coverWords(asked: { locale: string; zone: string }): Promise<CoverWords> {
  const locale = resolveLocale([asked.locale], LOADABLE_LOCALES, DEFAULT_LOCALE);
  const texts = new Map<string, Text>(Object.entries<Text>(await loadTable(locale)));
  for (const theme of THEME_CATALOGUE)
    texts.set(`theme.${theme.id}.name`, (theme.texts[locale] ?? theme.texts.en).name);
  return Object.assign(createTranslator(locale, texts), { zone: asked.zone });
}

/** What a theme is called; its id where it is offered no more. */
export const themeName = (t: Translator, theme: string): string => t.find(`theme.${theme}.name`) ?? theme;

/** A moment as the locale writes it, in the page's zone. */
export const momentText = (t: CoverWords, time: string | number): string =>
  formatDate(t.locale, new Date(time).getTime(), 'moment', t.zone);

/** A message as it is read, moments in it in the page's zone. */
export const coverMessage = (t: CoverWords, message: Parameters<typeof messageText>[1]) =>
  messageText(t, message, t.zone);

/** The page's zone as the locale names it, and as machines do: China Standard Time (Asia/Shanghai). */
export function zoneText({ locale, zone }: CoverWords): string {
  if (zone === 'UTC') return zone;
  const named = new Intl.DateTimeFormat(intlTag(locale), { timeZone: zone, timeZoneName: 'longGeneric' });
  const name = named.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  return `${name} (${zone})`;
}
