import { leftToRight } from '@kinora/locales';

const [AHEAD, BEHIND] = [3, 4];

/** A number by which one recognises it, and others do not read it: its first three and its last four digits. */
export function shownPhone(phone: string): string {
  const hidden = Math.max(0, phone.length - AHEAD - BEHIND);
  return leftToRight(hidden === 0 ? phone : `${phone.slice(0, AHEAD)}${'*'.repeat(hidden)}${phone.slice(-BEHIND)}`);
}
