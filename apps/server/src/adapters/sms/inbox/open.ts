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

/** Instead of sending, keeps the newest codes in memory, for the development inbox to show. */
export function openInbox(now: () => number): InboxSms {
  const kept: InboxEntry[] = [];
  return {
    async sendCode(phone, code, locale) {
      kept.unshift({ phone, code, locale, sentAt: now() });
      kept.length = Math.min(kept.length, ENTRIES_KEPT);
    },
    entries: () => kept,
  };
}
