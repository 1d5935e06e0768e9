import { OWNER_PROOF_DAYS } from '@kinora/contract';

/** Also in the words of the messages: twilio/message.ts, and templates of the operator's. */
export const CODE_LIFE_MS = 300_000;
export const CODE_RESEND_MS = 60_000;
/** Wrong entries of one address or known device that a code survives. */
export const CODE_TRIES = 5;
/** Entries of all others than who asked for it that a code survives. */
export const CODE_TRIES_OF_OTHERS = 20;
export const DAY_MS = 86_400_000;

/** A login ends after this time without a command. */
export const LOGIN_LIFE_MS = 90 * DAY_MS;
/** A login is forgotten so long after it ended or ran out: until then its device is told why. */
export const LOGIN_MEMORY_MS = 90 * DAY_MS;
/** How far a login's expiry may lag behind its last command, to spare a write for each (AliveExpire, specification, section 9). */
export const LOGIN_SLIDE_MS = 7_200_000;
/** A way that was bound a moment ago may be the work of whoever took a login over. */
export const OWNER_PROOF_AGE_MS = OWNER_PROOF_DAYS * DAY_MS;
/** From the beginning of a way through somebody else to its end. */
export const ATTEMPT_LIFE_MS = 600_000;
/** No limit counts a code for so long. */
export const CODE_MEMORY_MS = 2 * DAY_MS;
/** No provider's token is taken for so long. */
export const CREDENTIAL_MEMORY_MS = 100 * DAY_MS;

/** Codes of a day after which a number is hot. */
const HOT_PHONE = 3;
/** Codes of a day after which an address is hot, at least; else half of what it may have. */
const HOT_ADDRESS = 10;
/** What one of them may, so many times, may be had by strangers as they like; then an address has one code a day. */
const SHARES_OF_STRANGERS = 3;
/** Beyond this many shares a number costs the operator no more that day. */
const SHARES_AT_MOST = 10;
/** Zero bits: 33,000 hashes on average, a tenth of a second on a computer; then 131,000, doubled with each share, up to a million. */
const EASY_BITS = 15;
const HARD_BITS = 17;
const HARDEST_BITS = 20;

/** Of the day's codes of the installation, the part that is left to devices which have signed in before. */
const SHARE_OF_KNOWN = 0.2;
/** Wrong codes of a day after which a stranger's address, and the subnet around it, enters no more. */
const WRONG_PER_ADDRESS = 30;
const WRONG_PER_SUBNET = 100;
/** Wrong codes of a day, from wherever, at codes that somebody else had asked for: who signs in seldom changes networks on the way. */
const WRONG_AT_CODES_OF_OTHERS = 100;
/** Wrong codes of a day, from wherever, after which each stranger does some work for a code: at least, or of the day's codes. */
const WRONG_OF_ALL = 100;
const WRONG_SHARE = 0.1;

/** What was sent in the last 24 hours. */
export interface CodeHistory {
  /** To the number, for whoever asks now. */
  own: { lastSentAt: number | null; count: number };
  /** To the number, for everybody. */
  phone: { lastSentAt: number | null; count: number };
  /** To any number, for whoever asks now. */
  asked: number;
}

/** What was counted of the day by UTC, for any number. */
export interface DayOfCodes {
  /** Codes that strangers of the subnet asked for. */
  subnet: number;
  /** Codes that strangers anywhere asked for, and all codes. */
  strangers: number;
  all: number;
  /** Wrong codes of all strangers. */
  wrong: number;
}

export type CodeLimits = Readonly<
  Record<'codesPerPhone' | 'codesPerAddress' | 'codesPerSubnet' | 'codesPerDay', number>
>;

export type CodeVerdict =
  | { outcome: 'send' }
  | { outcome: 'refuse'; because: 'too often' | 'share' | 'network' | 'used up' }
  | { outcome: 'challenge'; bits: number };

const isRecent = (sentAt: number | null, now: number): boolean => sentAt !== null && now - sentAt < CODE_RESEND_MS;

const refuse = (because: 'too often' | 'share' | 'network' | 'used up'): CodeVerdict => ({
  outcome: 'refuse',
  because,
});

/** Whether one more code may be sent. What strangers ask for does not count against a device that the account knows. */
export function judgeCodeRequest(
  { own, phone, asked, ...day }: CodeHistory & DayOfCodes,
  limits: CodeLimits,
  isKnownDevice: boolean,
  now: number,
): CodeVerdict {
  if (isRecent(own.lastSentAt, now)) return refuse('too often');
  if (own.count >= limits.codesPerPhone) return refuse('share');
  const isUsedUp = day.all >= limits.codesPerDay;
  if (isKnownDevice) return isUsedUp ? refuse('used up') : { outcome: 'send' };
  const shares = phone.count / limits.codesPerPhone;
  const hadItsOne = shares >= SHARES_OF_STRANGERS && own.count > 0;
  if (hadItsOne || shares >= SHARES_AT_MOST) return refuse('share');
  // Whoever asks from there may never have asked before: a carrier has many behind one address.
  if (asked >= limits.codesPerAddress || day.subnet >= limits.codesPerSubnet) return refuse('network');
  const leftToKnown = Math.floor(limits.codesPerDay * SHARE_OF_KNOWN);
  if (isUsedUp || day.strangers >= limits.codesPerDay - leftToKnown) return refuse('used up');
  const isHotAddress = asked >= Math.max(HOT_ADDRESS, limits.codesPerAddress / 2);
  const isHotSubnet = day.subnet >= Math.max(HOT_ADDRESS, limits.codesPerSubnet / 2);
  const isHotDay = day.wrong >= Math.max(WRONG_OF_ALL, limits.codesPerDay * WRONG_SHARE);
  const isHotPhone = isRecent(phone.lastSentAt, now) || phone.count >= HOT_PHONE;
  if (!isHotAddress && !isHotSubnet && !isHotDay && !isHotPhone) return { outcome: 'send' };
  const bits = bitsAfter(shares);
  return { outcome: 'challenge', bits: isHotDay ? Math.max(bits, HARD_BITS) : bits };
}

const bitsAfter = (shares: number): number =>
  shares < 1 ? EASY_BITS : Math.min(HARDEST_BITS, HARD_BITS - 1 + Math.floor(shares));

/** Wrong codes of the day by UTC, at any number. */
export interface WrongCodes {
  /** Of the stranger's address, and of the subnet around it. */
  address: number;
  subnet: number;
  /** From wherever, at codes that somebody else had asked for. */
  ofOthers: number;
}

/** Whether a stranger may enter one more code at all. */
export const mayEnter = ({ address, subnet }: WrongCodes): boolean =>
  address < WRONG_PER_ADDRESS && subnet < WRONG_PER_SUBNET;

/** Whether a stranger may enter a code that somebody else asked for. */
export const mayEnterOfOthers = ({ ofOthers }: WrongCodes): boolean => ofOthers < WRONG_AT_CODES_OF_OTHERS;
