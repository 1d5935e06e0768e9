/** CLDR's plural categories. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A text that depends on a count: one form for each category that the language has; `other` is always there. */
export type PluralText = { readonly [C in Exclude<PluralCategory, 'other'>]?: string } & { readonly other: string };

/** One text of a table. */
export type Text = string | PluralText;
