import { OWNER_PROOF_DAYS } from '@kinora/contract';

export const CODE_LIFE_MS = 300_000;
export const CODE_RESEND_MS = 60_000;
/** Wrong entries of one address or known device that a code survives. */
export const CODE_TRIES = 5;
/** Entries of all others than who asked for it that a code survives. */
export const CODE_TRIES_OF_OTHERS = 20;
export const DAY_MS = 86_400_000;

/** A login ends after this time without a command. */
export const LOGIN_LIFE_MS = 90 * DAY_MS;
/** How far a login's expiry may lag behind its last command, to spare a write for each (AliveExpire, specification, section 9). */
export const LOGIN_SLIDE_MS = 7_200_000;
/** A way that was bound a moment ago may be the work of whoever took a login over. */
export const OWNER_PROOF_AGE_MS = OWNER_PROOF_DAYS * DAY_MS;
/** From the beginning of a way through somebody else to its end. */
export const ATTEMPT_LIFE_MS = 600_000;
/** No provider's token is taken for so long. */
export const CREDENTIAL_MEMORY_MS = 100 * DAY_MS;

/** Codes of a day after which a number is hot. */
const HOT_PHONE = 3;
/** Codes of a day after which an address is hot, at least; else half of what it may have. */
const HOT_ADDRESS = 10;
/** Strangers may have this many times what one of them may: beyond it, a number costs the operator no more that day. */
const STRANGERS = 3;
/** Zero bits: 33,000 hashes on average, a tenth of a second on a computer; then 131,000. */
const EASY_BITS = 15;
const HARD_BITS = 17;

/** What was sent in the last 24 hours. */
export interface CodeHistory {
  /** To the number, for whoever asks now. */
  own: { lastSentAt: number | null; count: number };
  /** To the number, for everybody. */
  phone: { lastSentAt: number | null; count: number };
  /** To any number, for whoever asks now. */
  asked: number;
}

export type CodeVerdict = { outcome: 'send' } | { outcome: 'refuse' } | { outcome: 'challenge'; bits: number };

const isRecent = (sentAt: number | null, now: number): boolean => sentAt !== null && now - sentAt < CODE_RESEND_MS;

/** Whether one more code may be sent. What strangers ask for does not count against a device that the account knows. */
export function judgeCodeRequest(
  { own, phone, asked }: CodeHistory,
  limits: { codesPerPhone: number; codesPerAddress: number },
  isKnownDevice: boolean,
  now: number,
): CodeVerdict {
  if (isRecent(own.lastSentAt, now) || own.count >= limits.codesPerPhone) return { outcome: 'refuse' };
  if (isKnownDevice) return { outcome: 'send' };
  if (asked >= limits.codesPerAddress || phone.count >= STRANGERS * limits.codesPerPhone) return { outcome: 'refuse' };
  const isHotAddress = asked >= Math.max(HOT_ADDRESS, limits.codesPerAddress / 2);
  const isHotPhone = isRecent(phone.lastSentAt, now) || phone.count >= HOT_PHONE;
  if (!isHotAddress && !isHotPhone) return { outcome: 'send' };
  return { outcome: 'challenge', bits: phone.count >= limits.codesPerPhone ? HARD_BITS : EASY_BITS };
}
