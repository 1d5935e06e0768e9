export const DEFAULT_AREA = '+86';

/** A mobile number of the mainland: 1, then 3, 4, 5, 7, 8 or 9, and at least 11 digits. */
export function isMainlandMobile(phone: string): boolean {
  return /^1[345789]\d{9,}$/.test(phone);
}
