import type { Sms } from '../../ports/sms.ts';

/** A code that would have been sent. */
export interface InboxEntry {
  phone: string;
  code: string;
  locale: string;
  /** ms since the epoch. */
  sentAt: number;
}

export interface InboxSms extends Sms {
  /** The newest first. */
  entries(): readonly InboxEntry[];
}

const ENTRIES_KEPT = 50;
/** Ten times as long as a code is good for: whose phone it is may have closed their account meanwhile. */
const KEPT_MS = 600_000;

/** Instead of sending, keeps the newest codes in memory, for the development inbox to show. */
export function openInbox(now: () => number): InboxSms {
  const kept: InboxEntry[] = [];
  return {
    async sendCode(phone, code, locale) {
      const entry = { phone, code, locale, sentAt: now() };
      kept.unshift(entry);
      kept.length = Math.min(kept.length, ENTRIES_KEPT);
      setTimeout(() => {
        if (kept.at(-1) === entry) kept.pop();
      }, KEPT_MS).unref();
    },
    entries: () => kept,
  };
}
