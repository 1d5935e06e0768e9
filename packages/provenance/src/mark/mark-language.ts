/** The mark is in Chinese for those who read Chinese characters, in English for all others. */
export type MarkLanguage = 'zh' | 'en';

export const MARK_LANGUAGES: readonly MarkLanguage[] = ['zh', 'en'];

const HAN_LANGUAGES: ReadonlySet<string> = new Set(['zh', 'ja']);

/** The mark's language for a BCP 47 tag; Chinese for none. */
export function markLanguageOf(tag: string | undefined): MarkLanguage {
  const language = (tag ?? '').split('-')[0]?.toLowerCase() ?? '';
  return language === '' || HAN_LANGUAGES.has(language) ? 'zh' : 'en';
}
