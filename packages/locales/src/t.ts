import type { LocaleCode } from '@kinora/contract';
import { formatNumber } from './format-number.ts';
import { type Argument, fillPlaceholders } from './placeholders.ts';
import { pluralCategory } from './plural-rules.ts';
import type { ArgsOf, Table, TextKey } from './table.ts';
import type { Text } from './text.ts';

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

/** A table, or a map that may still grow: of areas that come later. */
export type Texts = Partial<Table> | Map<string, Text>;

export interface TranslatorOptions {
  /** English, for keys that the table lacks, as a table that came from a server of another version may. */
  readonly fallback?: Texts;
  /** Hears of every key that the table lacks, each time that it is asked for. Without it, such a key throws. */
  readonly onMissing?: (key: string, locale: LocaleCode) => void;
}

/** Makes the translator of a locale. A count picks its form by CLDR's rules: it is the first number among the arguments. */
export function createTranslator(locale: LocaleCode, table: Texts, options: TranslatorOptions = {}): Translator {
  const { fallback = {}, onMissing = refuseMissing } = options;
  const texts = mapOf(table);
  const fallbackTexts = mapOf(fallback);

  /** The table's text, or the fallback's, which is told. */
  function textOf(key: string): Text | undefined {
    const own = texts.get(key);
    if (own !== undefined) return own;
    const other = fallbackTexts.get(key);
    if (other !== undefined) onMissing(key, locale);
    return other;
  }

  const fill = (text: Text, args: readonly Argument[]): string =>
    fillPlaceholders(formOf(locale, text, args), args, (value) => formatNumber(locale, value));

  function find(key: string, ...args: readonly Argument[]): string | undefined {
    const text = textOf(key);
    return text === undefined ? undefined : fill(text, args);
  }

  function t<Key extends TextKey>(key: Key, ...args: ArgsOf<Key>): string {
    const text = textOf(key);
    if (text !== undefined) return fill(text, args);
    onMissing(key, locale);
    return key;
  }
  return Object.assign(t, { locale, find });
}

// Maps, because keys come from outside in `find`, and mini-programs may lack Object.hasOwn.
function mapOf(texts: Texts): ReadonlyMap<string, Text> {
  return texts instanceof Map ? texts : new Map<string, Text>(Object.entries<Text>(texts));
}

function refuseMissing(key: string, locale: LocaleCode): never {
  throw new Error(`The texts of ${locale} lack “${key}”`);
}

function formOf(locale: LocaleCode, text: Text, args: readonly Argument[]): string {
  if (typeof text === 'string') return text;
  const count = args.find((arg) => typeof arg === 'number');
  return count === undefined ? text.other : (text[pluralCategory(locale, count)] ?? text.other);
}
