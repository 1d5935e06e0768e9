export const DEFAULT_AREA = '+86';

/** Whether digits can be a mobile number of the mainland: 11 that begin with 1 and then 3 to 9; the server knows more. */
export function isMainlandMobile(phone: string): boolean {
  return /^1[3-9]\d{9}$/.test(phone);
}
