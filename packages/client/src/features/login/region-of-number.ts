import type { PhoneRegion } from '@kinora/contract';

/** Of regions that share a calling code the one that most of its numbers are from. */
const MAIN = new Set(['US', 'RU', 'GB', 'IT', 'NO', 'FI', 'AU', 'MA', 'RE', 'SH', 'CW', 'GP']);
/** Digits behind the code from which it is a number, and nothing that is being written still. */
const FEWEST_DIGITS = 4;

/** Where a number is from that was written with its calling code, as +49 or 0049; undefined where no region has it. */
export function regionOfNumber(written: string, regions: readonly PhoneRegion[]): PhoneRegion | undefined {
  const digits = written
    .trim()
    .replace(/^00/, '+')
    .replace(/[^+\d]/g, '');
  const found = regions.filter(({ area }) => digits.startsWith(area) && digits.length >= area.length + FEWEST_DIGITS);
  const [longest] = [...found].sort((a, b) => b.area.length - a.area.length);
  const sharing = found.filter(({ area }) => area === longest?.area);
  return sharing.find(({ region }) => MAIN.has(region)) ?? sharing[0];
}
