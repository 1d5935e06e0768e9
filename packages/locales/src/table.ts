import type { ArgsOfText } from './placeholders.ts';
import type source from './tables/zh-Hans.ts';

/** CLDR's plural categories. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A text that depends on a count: one form for each category that the language has; `other` is always there. */
export type PluralText = { readonly [C in Exclude<PluralCategory, 'other'>]?: string } & { readonly other: string };

/** Key of a text: `page.thing`. The table of Simplified Chinese is the source; its keys are the keys. */
export type TextKey = keyof typeof source;

/** The arguments of a text, by the placeholders of its Chinese source. */
export type ArgsOf<Key extends TextKey> = ArgsOfText<(typeof source)[Key]>;

/** Keys of texts that take no argument. */
export type PlainTextKey = { [Key in TextKey]: ArgsOf<Key> extends readonly [] ? Key : never }[TextKey];

/** A table of one locale: every key; a text that has forms in the source has forms here, any other text may have them. */
export type Table = {
  readonly [Key in TextKey]: (typeof source)[Key] extends string ? string | PluralText : PluralText;
};
