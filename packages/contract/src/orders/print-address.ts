import * as z from 'zod/mini';
import { isMainlandMobile } from '../login/phone-number.ts';

/** Most characters of a line of an address. */
export const ADDRESS_LINE_MAX = 60;
export const ADDRESS_STREET_MAX = 120;
const STREET_MIN = 2;

/** Control characters, and what turns the direction of a label's text. */
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const line = (most: number, least: number) =>
  z.string().check(
    z.trim(),
    z.minLength(least),
    z.maxLength(most),
    z.refine((text) => !UNPRINTABLE.test(text)),
  );
const PHONE = /^\+?[\d -]{5,20}$/;
const POSTCODE = /^[\dA-Za-z -]{0,12}$/;

/** Where prints are sent. */
export const printAddress = z.object({
  name: line(ADDRESS_LINE_MAX, 1),
  phone: z.string().check(z.trim(), z.regex(PHONE)),
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Province or state, city, and district, as the post of the country writes them; empty where it has none. */
  province: line(ADDRESS_LINE_MAX, 0),
  city: line(ADDRESS_LINE_MAX, 1),
  district: line(ADDRESS_LINE_MAX, 0),
  street: line(ADDRESS_STREET_MAX, 1),
  postcode: z.string().check(z.trim(), z.regex(POSTCODE)),
});
export type PrintAddress = z.infer<typeof printAddress>;

export type AddressField = keyof PrintAddress;

/** A mobile number; or one of a fixed line or of another country, which nothing more is known of. */
const reachesChina = (phone: string): boolean => /^[+0]/.test(phone) || isMainlandMobile(phone.replace(/[ -]/g, ''));

/** The fields of an address that cannot be sent to as they are. Stricter than what an order is read by: older ones stay readable. */
export function findAddressFaults(address: PrintAddress): AddressField[] {
  const parsed = printAddress.safeParse(address);
  const faults = parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0] as AddressField);
  if (address.street.trim().length < STREET_MIN) faults.push('street');
  if (address.country === 'CN') {
    faults.push(...(['province', 'district'] as const).filter((field) => address[field].trim() === ''));
    if (!reachesChina(address.phone.trim())) faults.push('phone');
  }
  return [...new Set(faults)];
}
