/** Limits of family, friends and profiles; the configuration may override those of the family. */
export const PEOPLE_LIMITS = {
  familyMax: 5,
  familyGroupMax: 2,
  friendGroupMax: 2,
  searchKeyMaxCharacters: 20,
  /** Nicks of embedded hosts are cut here. */
  hostNickMaxCharacters: 12,
  defaultBirthYear: 1990,
} as const;

/** Limits of what a user types. */
export const INPUT_LIMITS = {
  codeDigits: 6,
  phoneMinDigits: 11,
  phoneTailDigits: 4,
  idNumberDigits: 18,
  questionMinCharacters: 8,
  questionMaxCharacters: 200,
} as const;

export const DEFAULT_AREA = '+86';
export const MESSAGE_PAGE_SIZE = 10;

/** A mobile number of the mainland: 1, then 3, 4, 5, 7, 8 or 9, and at least 11 digits. */
export function isMainlandMobile(phone: string): boolean {
  return /^1[345789]\d{9,}$/.test(phone);
}

/** A number in the form of a mainland ID: 18 digits, of which the last, a check digit, may be X. */
export function isIdNumber(id: string): boolean {
  return /^\d{17}[\dXx]$/.test(id);
}

export function isVerificationCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** The last digits of a friend's phone, which a gift asks for. */
export function isPhoneTail(tail: string): boolean {
  return /^\d{4}$/.test(tail);
}
