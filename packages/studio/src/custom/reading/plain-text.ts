/** A text without width, case and accents, and where each of its letters came from. */
export interface PlainText {
  text: string;
  /** Range in the original text of each UTF-16 unit. */
  from: number[];
  to: number[];
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** In these scripts the marks are ornaments; in Thai, Japanese and Korean they make the letter. */
const ORNAMENTED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Greek}]\p{M}+/gu;
const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  đ: 'd',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ـ: '',
  '’': "'",
};

/** Takes width, case, accents, and the variants of letters away. `fold` changes a letter further. */
export function plainText(original: string, fold?: (letter: string) => string): PlainText {
  const plain: PlainText = { text: '', from: [], to: [] };
  for (const { segment, index } of graphemes.segment(original)) {
    const letters = plainLetters(segment, fold);
    plain.text += letters;
    for (let i = 0; i < letters.length; i++) {
      plain.from.push(index);
      plain.to.push(index + segment.length);
    }
  }
  return plain;
}

function plainLetters(segment: string, fold?: (letter: string) => string): string {
  const bare = segment
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(ORNAMENTED, (letter) => letter.charAt(0))
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/gu, '');
  let out = '';
  for (const letter of bare) {
    const folded = FOLDED[letter] ?? letter;
    out += fold ? fold(folded) : folded;
  }
  return out;
}

/** Number of characters: code points, as every client can count them. */
export function countCharacters(text: string): number {
  return [...text].length;
}
