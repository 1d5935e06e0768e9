import { PLACEHOLDER } from './placeholders.ts';
import type { Table } from './table.ts';
import type { PluralText } from './text.ts';

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþrŕsštţuûwŵyýzž'].reduce<[string, string][]>((pairs, letter, index, all) => {
    const accented = all[index + 1];
    if (index % 2 === 0 && accented !== undefined) pairs.push([letter, accented]);
    return pairs;
  }, []),
);

/** `accented` shows untranslated and clipped texts; `right-to-left` shows layouts that do not mirror. */
export type PseudoKind = 'accented' | 'right-to-left';

const RIGHT_TO_LEFT_OVERRIDE = '\u202e';
const POP_DIRECTION = '\u202c';

/** How much longer than English a text may become (German, Russian). */
const GROWTH = 0.4;

function pseudoText(text: string, kind: PseudoKind): string {
  const parts = text.split(new RegExp(`(${PLACEHOLDER.source.replace('(', '(?:')})`));
  const accented = parts
    .map((part, index) => (index % 2 === 1 ? part : [...part].map((letter) => ACCENTED[letter] ?? letter).join('')))
    .join('');
  if (kind === 'right-to-left') return `${RIGHT_TO_LEFT_OVERRIDE}${accented}${POP_DIRECTION}`;
  const padding = '·'.repeat(Math.ceil(text.length * GROWTH));
  return `[${accented}${padding}]`;
}

/**
 * A table for finding faults on screens, made from English: accented letters, 40 % longer, in brackets, placeholders kept;
 * or the same letters forced from right to left. Use it with `en` as the locale, and `dir="rtl"` for the second.
 */
export function pseudoTable(english: Table, kind: PseudoKind): Table {
  const texts: [string, string | PluralText][] = Object.entries<string | PluralText>(english).map(([key, text]) => [
    key,
    typeof text === 'string'
      ? pseudoText(text, kind)
      : { ...mapForms(text, (form) => pseudoText(form, kind)), other: pseudoText(text.other, kind) },
  ]);
  // Object.fromEntries forgets the keys; they are those of the table that this one was made from.
  return Object.fromEntries(texts) as Table;
}

function mapForms(text: PluralText, change: (form: string) => string): Partial<PluralText> {
  return Object.fromEntries(Object.entries(text).map(([category, form]) => [category, change(form)]));
}
