const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';
const FIRST_YEAR = 1900;

/** Whether that is the number of a resident's identity card (GB 11643): 18 digits, a day of birth that was, and the right last one. */
export function isIdNumber(number: string, now: number): boolean {
  if (!/^\d{17}[\dX]$/.test(number)) return false;
  const [year, month, day] = [number.slice(6, 10), number.slice(10, 12), number.slice(12, 14)].map(Number);
  if (year === undefined || month === undefined || day === undefined || year < FIRST_YEAR) return false;
  const born = new Date(Date.UTC(year, month - 1, day));
  if (born.getUTCMonth() !== month - 1 || born.getUTCDate() !== day || born.getTime() > now) return false;
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(number[i]), 0);
  return CHECKS[sum % CHECKS.length] === number[17];
}
