import type { CodeMessage, Sms } from '../../ports/sms.ts';
import { type CodePurpose, purposeOf } from '../code-purposes.ts';

/** A code that would have been sent. */
export interface InboxEntry extends Omit<CodeMessage, 'type'> {
  purpose: CodePurpose;
  /** ms since the epoch. */
  sentAt: number;
}

export interface InboxSms extends Sms {
  /** The newest first. */
  entries(): readonly InboxEntry[];
}

const ENTRIES_KEPT = 50;
/** Twice as long as a code is good for: whose phone it is may have closed their account meanwhile. */
const KEPT_MS = 600_000;

/** Instead of sending, keeps the newest codes in memory, for the development inbox to show. */
export function openInbox(now: () => number): InboxSms {
  const kept: InboxEntry[] = [];
  return {
    async sendCode({ type, ...message }) {
      const entry = { ...message, purpose: purposeOf(type), sentAt: now() };
      kept.unshift(entry);
      kept.length = Math.min(kept.length, ENTRIES_KEPT);
      setTimeout(() => {
        if (kept.at(-1) === entry) kept.pop();
      }, KEPT_MS).unref();
    },
    entries: () => kept,
  };
}
