/** Zeros of the scripts in which our users write numbers: Latin, Arabic, Persian, full width, Thai. */
const ZEROS = [0x30, 0x660, 0x6f0, 0xff10, 0xe50];

/** What a character is as a digit; undefined of what is none. */
function digitOf(character: string): number | undefined {
  const code = character.charCodeAt(0);
  const zero = ZEROS.find((one) => code >= one && code < one + 10);
  return zero === undefined ? undefined : code - zero;
}

/** The first digits of a text, as Latin ones: blanks, dashes and words around a phone number or a code are no reason to refuse it. */
export function digitsOf(text: string, most: number): string {
  const digits = [...text].map(digitOf).filter((digit) => digit !== undefined);
  return digits.slice(0, most).join('');
}

/** The number that somebody wrote; undefined of an empty field, NaN of what is no whole number. */
export function readWholeNumber(text: string): number | undefined {
  const written = text.trim();
  if (written === '') return undefined;
  return [...written].reduce((number, character) => number * 10 + (digitOf(character) ?? Number.NaN), 0);
}
