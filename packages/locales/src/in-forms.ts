import type { PluralText } from './text.ts';

/** The forms of a text of which a counted part alone changes: `%d day` and `%d days` in a paragraph that is written once. */
export function inForms<Forms extends PluralText>(
  forms: Forms,
  text: (part: string) => string,
): { readonly [Category in keyof Forms]: string } {
  const filled = Object.entries<string>({ ...forms }).map(([category, part]) => [category, text(part)]);
  return Object.fromEntries(filled);
}
