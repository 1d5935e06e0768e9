import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

export interface PhoneNumber {
  /** For example +8613800138000. */
  e164: string;
  /** International area code with its plus sign. */
  area: string;
  /** Digits without the area code. */
  national: string;
}

/** Types of numbers that take short messages; in some countries mobile and fixed lines share one range. */
const REACHABLE = new Set<string | undefined>(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** A phone number that can be sent a code, or null when it is none. */
export function parsePhoneNumber(area: string, phone: string): PhoneNumber | null {
  const digits = phone.replace(/[\s().-]/g, '');
  if (!/^\d+$/.test(digits)) return null;
  const parsed = parsePhoneNumberFromString(`${area}${digits}`);
  if (!parsed?.isValid() || `+${parsed.countryCallingCode}` !== area || !REACHABLE.has(parsed.getType())) return null;
  return { e164: parsed.number, area, national: parsed.nationalNumber };
}

/** The parts of a number that was stored in E.164. Throws when it is none. */
export function readPhoneNumber(e164: string): PhoneNumber {
  const parsed = parsePhoneNumberFromString(e164);
  if (!parsed) throw new TypeError('not a phone number in E.164');
  return { e164, area: `+${parsed.countryCallingCode}`, national: parsed.nationalNumber };
}

/** A number as it may be shown: the first three and the last four digits, the rest hidden. */
export function maskPhoneNumber(national: string): string {
  const shownAhead = Math.min(3, Math.max(0, national.length - 6));
  const hidden = national.length - shownAhead - 4;
  return national.slice(0, shownAhead) + '*'.repeat(hidden) + national.slice(-4);
}
