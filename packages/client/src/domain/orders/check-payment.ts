import { ERROR, PAY_CHECK_MS, PAY_POLL_MS, type PayCheck, payOutcomeOf } from '@kinora/contract';
import { isError, isNetworkError } from '../../api/command-error';

/** `over`: its time is, and nothing was charged. */
export type PaymentOutcome = 'paid' | 'failed' | 'over' | 'unknown';

export interface PaymentCheck {
  /** Asks once how it stands, by Reading A of the specification. Throws CommandError. */
  ask(): Promise<PayCheck>;
  delay(ms: number): Promise<void>;
  now(): number;
}

/** Asks whether an order was paid, again and again while the server says "not yet", until it says, or the time is over (specification, section 4). */
export async function checkPayment({ ask, delay, now }: PaymentCheck): Promise<PaymentOutcome> {
  const untilMs = now() + PAY_CHECK_MS;
  for (;;) {
    try {
      const outcome = payOutcomeOf(await ask());
      if (outcome === 'success') return 'paid';
      if (outcome === 'closed') return 'failed';
    } catch (error) {
      if (isError(error, ERROR.payFailed)) return 'failed';
      if (isError(error, ERROR.orderExpired)) return 'over';
      if (!isError(error, ERROR.notYetPaid) && !isNetworkError(error)) throw error;
    }
    if (now() + PAY_POLL_MS > untilMs) return 'unknown';
    await delay(PAY_POLL_MS);
  }
}
