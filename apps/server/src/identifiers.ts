import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte & 31]).join('');
}

/** Id of a row: 100 random bits, so that it tells nothing and cannot be guessed. */
export function newId(): string {
  return randomText(20);
}

/** Names something for ten minutes: 215 random bits in letters and digits, since some systems take no other state. */
export function newTicket(): string {
  return randomText(43);
}

/** Id of a user: 13 characters, as the specification has it. */
export function newUid(): string {
  return randomText(13);
}
