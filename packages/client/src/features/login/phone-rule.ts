import { DEFAULT_AREA, isMainlandMobile } from '@kinora/contract';

/** Whether a number can be asked a code for: mainland ones by their rule, the others by length alone; the server knows more. */
export function isPlausiblePhone(area: string, phone: string): boolean {
  if (area === DEFAULT_AREA) return isMainlandMobile(phone);
  return /^\d{4,15}$/.test(phone);
}
