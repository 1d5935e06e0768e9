import type { LocaleCode } from '@kinora/contract';
import { formatNumber } from './format-number.ts';
import { type Argument, fillPlaceholders } from './placeholders.ts';
import { pluralCategory } from './plural-rules.ts';
import type { ArgsOf, PluralText, Table, TextKey } from './table.ts';

/** Texts of one locale. Call it with a key and the arguments that the Chinese source of that text asks for. */
export interface Translator {
  <Key extends TextKey>(key: Key, ...args: ArgsOf<Key>): string;
  readonly locale: LocaleCode;
  /**
   * The text of a key that is only known at run time (an error's id, a theme's id), or undefined when there is none.
   * Arguments are not checked: a count must be a number.
   */
  find(key: string, ...args: readonly Argument[]): string | undefined;
}

/**
 * Makes the translator of a locale. A count picks its form by CLDR's rules: it is the first number among the arguments.
 * @param fallback table for keys that `table` lacks, as a table that came from a server of another version may.
 */
export function createTranslator(locale: LocaleCode, table: Partial<Table>, fallback?: Table): Translator {
  // Maps, because keys come from outside in `find`, and mini-programs may lack Object.hasOwn.
  const texts = new Map<string, string | PluralText>(Object.entries<string | PluralText>(table));
  const fallbackTexts = new Map<string, string | PluralText>(Object.entries<string | PluralText>(fallback ?? {}));

  function find(key: string, ...args: readonly Argument[]): string | undefined {
    const text = texts.get(key) ?? fallbackTexts.get(key);
    if (text === undefined) return undefined;
    return fillPlaceholders(formOf(locale, text, args), args, (value) => formatNumber(locale, value));
  }

  const t = <Key extends TextKey>(key: Key, ...args: ArgsOf<Key>): string => find(key, ...args) ?? key;
  return Object.assign(t, { locale, find });
}

function formOf(locale: LocaleCode, text: string | PluralText, args: readonly Argument[]): string {
  if (typeof text === 'string') return text;
  const count = args.find((arg) => typeof arg === 'number');
  return count === undefined ? text.other : (text[pluralCategory(locale, count)] ?? text.other);
}
