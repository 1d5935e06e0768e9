import unhomoglyph from 'unhomoglyph';

/** Small letters that look like the first of their line to a hurried reader, beyond what Unicode calls confusable: small capitals, digits, signs. */
const ALIKE = [
  'aаαɑᴀ4@',
  'bвƅʙьβ8',
  'cсϲᴄ',
  'dԁɗᴅ',
  'eеєεᴇ3ҽ',
  'fƒꜰ',
  'gɡցɢ9',
  'hһнհʜ',
  'liіıιɪӏⅼʟ1!|łוا',
  'jјյᴊ',
  'kкκᴋқ',
  'mмᴍ',
  'nпηոɴñ',
  'oоοօᴏ0øσ',
  'pрρᴘ',
  'qԛգ',
  'rгʀɾ',
  'sѕꜱ5$',
  'tтτᴛ7+',
  'uυսᴜц',
  'vѵνᴠ',
  'wԝшωᴡ',
  'xхχ×',
  'yуγʏү',
  'zᴢ2',
];
const LETTER = new Map(ALIKE.flatMap((line) => [...line].map((letter) => [letter, [...line][0] ?? letter] as const)));
/** Names of fewer letters are protected as a whole alone: they begin many honest names. */
const LONG_ENOUGH = 5;

/** Where alphabets of letters in boxes and discs begin that no normal form takes apart: white on black, and of flags. */
const BOXED = [0x1f150, 0x1f170, 0x1f1e6] as const;
const BOXED_LETTER = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;

function unbox(letter: string): string {
  const place = letter.codePointAt(0) ?? 0;
  const start = BOXED.findLast((first) => first <= place) ?? place;
  return String.fromCodePoint('a'.charCodeAt(0) + place - start);
}

/** What a hurried reader sees of a name: nothing but letters, those that Unicode calls confusable (UTS #39) and other look-alikes read as one. */
export function outline(name: string): string {
  const bare = name.normalize('NFKD').replace(BOXED_LETTER, unbox).replace(/\p{M}/gu, '');
  // Capitals look like other letters than the small ones do: a Cyrillic Ѕ, a Cherokee Ꭺ.
  const plain = unhomoglyph(unhomoglyph(bare).toLowerCase()).toLowerCase();
  const letters = [...plain].map((letter) => LETTER.get(letter) ?? letter).join('');
  return letters
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Whether a name passes for another one, by itself or with words around it. */
export function looksLike(name: string, known: string): boolean {
  const [seen, meant] = [outline(name), outline(known)];
  if (meant === '') return false;
  return seen === meant || (meant.length >= LONG_ENOUGH && seen.includes(meant));
}
