/** Languages that the mark is written in; Japanese reads the Chinese one. */
export const MARK_LANGUAGES = ['zh', 'en', 'ko', 'th', 'vi', 'id', 'ru', 'fr', 'de', 'it', 'es', 'pt', 'ar'] as const;
export type MarkLanguage = (typeof MARK_LANGUAGES)[number];

/** The mark's language for a BCP 47 tag: Chinese for none and for Japanese, English for what it is not written in. */
export function markLanguageOf(tag: string | undefined): MarkLanguage {
  const language = (tag ?? '').split('-')[0]?.toLowerCase() ?? '';
  if (language === '' || language === 'ja') return 'zh';
  return MARK_LANGUAGES.find((known) => known === language) ?? 'en';
}

/** Read from the right: its mark stands where a mirrored screen has room for it. */
export const isRightToLeft = (language: MarkLanguage): boolean => language === 'ar';
