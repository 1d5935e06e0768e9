/** Zeros of the scripts in which people write years and ages: Latin, Arabic, Persian, full width, Thai. */
const ZEROS = [0x30, 0x660, 0x6f0, 0xff10, 0xe50];

/** The number that somebody wrote, in the digits of any of our scripts; undefined of an empty field, NaN of what is no whole number. */
export function readWholeNumber(text: string): number | undefined {
  const written = text.trim();
  if (written === '') return undefined;
  const digits = [...written].map((character) => {
    const code = character.charCodeAt(0);
    const zero = ZEROS.find((one) => code >= one && code < one + 10);
    return zero === undefined ? Number.NaN : code - zero;
  });
  return digits.reduce((number, digit) => number * 10 + digit, 0);
}
