const SEPARATORS: Readonly<Record<string, string>> = { zh: '、', ja: '、', ar: '، ' };

/** Words in a row, as the locale writes them; mini-programs have no Intl.ListFormat. */
export function listWords(locale: string, words: readonly string[]): string {
  return words.join(SEPARATORS[locale.slice(0, 2)] ?? ', ');
}
