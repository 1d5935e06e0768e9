import { DEFAULT_AREA, isMainlandMobile } from '@kinora/contract';

/** Whether a number can be asked a code for: mainland ones by their rule, the others by length alone; the server knows more. */
export function isPlausiblePhone(area: string, phone: string): boolean {
  if (area === DEFAULT_AREA) return isMainlandMobile(phone);
  return /^\d{4,15}$/.test(phone);
}

/** The digits of what was typed or pasted: blanks, dashes and full-width digits are no reason to refuse. */
export function phoneDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, 15);
}
