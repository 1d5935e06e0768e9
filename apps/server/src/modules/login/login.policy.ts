export const CODE_LIFE_MS = 300_000;
export const CODE_RESEND_MS = 60_000;
/** Wrong entries that a code survives. */
export const CODE_TRIES = 5;
export const DAY_MS = 86_400_000;

/** A login ends after this time without a command. */
export const LOGIN_LIFE_MS = 90 * DAY_MS;
/** How far a login's expiry may lag behind its last command, to spare a write for each. */
export const LOGIN_SLIDE_MS = 24 * 3_600_000;

export interface CodeHistory {
  lastSentAt: number | null;
  sentToPhone: number;
  askedFromAddress: number;
}

/** Whether one more code may be sent, given what was sent in the last 24 hours. */
export function canSendCode(
  history: CodeHistory,
  limits: { codesPerPhone: number; codesPerAddress: number },
  now: number,
): boolean {
  if (history.lastSentAt !== null && now - history.lastSentAt < CODE_RESEND_MS) return false;
  return history.sentToPhone < limits.codesPerPhone && history.askedFromAddress < limits.codesPerAddress;
}
