import { randomBytes } from 'node:crypto';
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

/** Names a sign-in by what its client alone knows. */
export function indexAttempt(personal: PersonalData, attempt: string): string {
  return personal.blindIndex('sign-in-attempt', attempt);
}

/** The key of a machine as one account, or one way into it, knows it: nobody sees that two are used on the same one. */
export function indexDevice(personal: PersonalData, whose: string, key: string): string {
  return personal.blindIndex('device-key', `${whose}:${key}`);
}

export function newPassword(): string {
  return randomBytes(32).toString('base64url');
}
