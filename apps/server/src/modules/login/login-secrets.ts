import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { PersonalData } from '../../adapters/ports/personal-data.ts';

export function indexPhone(personal: PersonalData, e164: string): string {
  return personal.blindIndex('phone', e164);
}

/** Keyed, and bound to the phone: six digits alone would be found by trying them all. */
export function hashCode(personal: PersonalData, phoneIndex: string, code: string): string {
  return personal.blindIndex('sms-code', `${phoneIndex}:${code}`);
}

export function hashPassword(personal: PersonalData, uid: string, password: string): string {
  return personal.blindIndex('temporary-password', `${uid}:${password}`);
}

export function newPassword(): string {
  return randomBytes(32).toString('base64url');
}

/** Compares in a time that does not depend on where the texts differ. */
export function isSameHash(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
