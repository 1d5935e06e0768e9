import { type LocaleCode, readLocale } from '@kinora/contract';

const TRADITIONAL_REGIONS = new Set(['tw', 'hk', 'mo']);
const ENGLISH_REGIONS: ReadonlyMap<string, LocaleCode> = new Map([
  ['ph', 'en-ph'],
  ['my', 'en-my'],
]);

/** By language alone. `in` is the old code of Indonesian, which some phones still send; Filipino readers get their English. */
const LANGUAGES: ReadonlyMap<string, LocaleCode> = new Map([
  ['en', 'en'],
  ['ja', 'ja'],
  ['ko', 'ko'],
  ['th', 'th'],
  ['vi', 'vi'],
  ['id', 'id'],
  ['in', 'id'],
  ['fil', 'en-ph'],
  ['tl', 'en-ph'],
  ['ru', 'ru'],
  ['fr', 'fr'],
  ['de', 'de'],
  ['it', 'it'],
  ['es', 'es'],
  ['pt', 'pt'],
  ['ar', 'ar'],
]);

/** The locale for one BCP-47 tag (`zh-TW`, `zh_Hant_HK`, `en-PH`, `pt-BR`…), or for its number on the wire; undefined when no table fits. */
export function matchLocale(tag: string): LocaleCode | undefined {
  const told = readLocale(tag);
  if (told !== undefined) return told;
  const [language = '', ...rest] = tag.toLowerCase().replace(/_/g, '-').split('-');
  if (language === 'zh' || language === 'yue') {
    if (rest.includes('hant')) return 'zh-Hant';
    if (rest.includes('hans')) return 'zh-Hans';
    const isTraditional = language === 'yue' || rest.some((part) => TRADITIONAL_REGIONS.has(part));
    return isTraditional ? 'zh-Hant' : 'zh-Hans';
  }
  const region = rest.find((part) => part.length === 2) ?? '';
  return (language === 'en' ? ENGLISH_REGIONS.get(region) : undefined) ?? LANGUAGES.get(language);
}

/**
 * The best locale for a reader.
 * @param preferred BCP-47 tags, the most wanted first, as `navigator.languages` gives them.
 * @param available locales that can be shown.
 * @param otherwise when nothing fits: the product's default.
 */
export function resolveLocale<Available extends LocaleCode>(
  preferred: readonly string[],
  available: readonly Available[],
  otherwise: Available,
): Available {
  for (const tag of preferred) {
    const match = matchLocale(tag);
    const fit = available.find((code) => code === match);
    if (fit !== undefined) return fit;
    const isEnglish = match === 'en-ph' || match === 'en-my';
    const english = isEnglish ? available.find((code) => code === 'en') : undefined;
    if (english !== undefined) return english;
  }
  return otherwise;
}
