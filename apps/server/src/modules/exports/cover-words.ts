import { type Currency, DEFAULT_LOCALE, findTemplate, MESSAGE_TEMPLATES } from '@kinora/contract';
import {
  createTranslator,
  formatNumber,
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

/** A moment as the locale writes it, with its zone: the file is read anywhere. */
export const momentText = (t: Translator, time: string | number): string =>
  new Intl.DateTimeFormat(intlTag(t.locale), {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone: 'UTC', timeZoneName: 'short' },
  }).format(new Date(time));

/** A message as it is read, a moment in it with its zone. */
export function coverMessage(t: Translator, message: Parameters<typeof messageText>[1]) {
  const name = findTemplate(message.template);
  if (!name) return messageText(t, message);
  const names: readonly string[] = MESSAGE_TEMPLATES[name].args;
  const isMoment = (arg: string, index: number) => names[index] === 'moment' && /^\d+$/.test(arg);
  const args = message.args.map((arg, index) => (isMoment(arg, index) ? momentText(t, Number(arg)) : arg));
  return messageText(t, { ...message, args });
}

const SIGNS: Readonly<Record<Currency, string>> = { CNY: '¥', USD: '$' };

/** An amount of the smallest unit: the sign in front. */
export const moneyText = (t: Translator, amount: number, currency: Currency): string =>
  `${SIGNS[currency]}${formatNumber(t.locale, amount / 100, 2)}`;
