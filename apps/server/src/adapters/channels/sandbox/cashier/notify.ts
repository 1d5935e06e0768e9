import { setTimeout as pause } from 'node:timers/promises';
import { HEARD } from '../messages.ts';
import { signBody } from '../signature.ts';
import type { Cashier } from './cashier.ts';

/** Between one try and the next; then at the last one's pace until the merchant has heard. */
const TRIES_MS = [300, 1_000, 2_000, 5_000, 15_000] as const;
const TIME_LIMIT_MS = 5_000;

export interface Notifier {
  /** Tells of an entry of the book until it was heard, from then on. */
  tell(place: number, afterMs?: number): void;
  /** Sends it once, whether it was heard or not. */
  send(place: number): Promise<boolean>;
  /** Sends what only looks like a notice of the order. */
  forge(order: string, notifyUrl: string): Promise<void>;
  close(): void;
}

export function createNotifier(cashier: () => Cashier, key: string, merchant: string, now: () => number): Notifier {
  const closing = new AbortController();

  async function post(url: string, body: string, headers: Record<string, string>): Promise<boolean> {
    try {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
      const response = await fetch(url, { method: 'POST', body, headers, signal });
      return response.ok && (await response.text()) === HEARD;
    } catch {
      // Whoever is not there is told later.
      return false;
    }
  }

  async function send(place: number): Promise<boolean> {
    const told = cashier().noticeOf(place);
    if (!told) return true;
    const body = JSON.stringify(told.notice);
    const isHeard = await post(told.notifyUrl, body, signBody(key, body, now()));
    if (isHeard && !closing.signal.aborted) cashier().heard(place);
    return isHeard;
  }

  async function tellUntilHeard(place: number, afterMs: number): Promise<void> {
    await pause(afterMs, undefined, { signal: closing.signal });
    for (let tried = 0; !(await send(place)); tried++) {
      await pause(TRIES_MS[Math.min(tried, TRIES_MS.length - 1)], undefined, { signal: closing.signal });
    }
  }

  return {
    send,
    tell(place, afterMs = 0) {
      tellUntilHeard(place, afterMs).catch((error: unknown) => {
        if (!closing.signal.aborted) throw error;
      });
    },
    async forge(order, notifyUrl) {
      const payment = { order, transaction: `forged-${order}`, amount: 1, currency: 'CNY' };
      const body = JSON.stringify({ kind: 'paid', merchant, environment: 'sandbox', ...payment });
      await post(notifyUrl, body, signBody('not the key', body, now()));
    },
    close: () => closing.abort(),
  };
}
