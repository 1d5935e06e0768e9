/** Encryption of personal data in rows, with a key from the configuration. */
export interface PersonalData {
  encrypt(plain: string): string;
  decrypt(sealed: string): string;
  /** Keyed digest for look-ups of an exact value, such as a phone number. */
  blindIndex(kind: string, plain: string): string;
}
