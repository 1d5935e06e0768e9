import { outline } from './looks-like.ts';

/** A name as a hurried reader takes it, in which a word would show that blanks, dots, digits or look-alikes hide. */
export interface NameReadings {
  /** Words with one blank between and around them, in outline: as written, spelled out, and at capitals and digits apart. */
  readonly spaced: readonly string[];
  /** All of its letters as one word, in outline. */
  readonly joined: string;
  /** Letters and their own marks: for writing without blanks. */
  readonly dense: string;
}

const SPELLED = /(?<![^ ])[\p{L}\p{N}](?: [\p{L}\p{N}]){2,}(?![^ ])/gu;
/** Where a word of many is written as one: before a capital, and where digits begin or end. */
const SEAM = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;
const NOT_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/** Pictures that are read as a character. */
const READ_ALOUD = /[🐴🐎]/gu;

/** What of a name is letters, in which a mark of no script in particular hides nothing. */
export const denseOf = (text: string): string =>
  [...text.normalize('NFKC').toLowerCase().replace(READ_ALOUD, '马').replace(NOT_WORD, '')]
    .filter((letter) => !/\p{Script=Inherited}/u.test(letter))
    .join('');

/** As {@link NameReadings.spaced}, of words that are written plainly. */
export const spacedOf = (text: string): string => ` ${text.split(NOT_WORD).map(outline).filter(Boolean).join(' ')} `;

export function readName(name: string): NameReadings {
  const plain = name.normalize('NFKC').replace(NOT_WORD, ' ').trim();
  const apart = plain.replace(SEAM, ' ').replace(/(?<![^ ])\p{N}+(?![^ ])/gu, ' ');
  const spelled = plain.replace(SPELLED, (letters) => letters.replaceAll(' ', ''));
  const withoutEnds = spelled.replace(/(?<!\p{L})\p{N}+|\p{N}+(?!\p{L})/gu, ' ');
  return {
    spaced: [...new Set([plain, spelled, apart, withoutEnds].map(spacedOf))],
    joined: outline(withoutEnds),
    dense: denseOf(name),
  };
}
