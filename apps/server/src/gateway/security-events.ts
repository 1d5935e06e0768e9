import type { Logger } from 'pino';
import type { GatewayMetrics } from '../http/metrics.ts';

/** What an operator who looks for an attack wants to know of. */
export type SecurityEvent =
  | 'sign-in'
  | 'sign-out'
  | 'consent-given'
  | 'consent-withdrawn'
  | 'code-wrong'
  | 'code-locked'
  | 'codes-sprayed'
  | 'codes-used-up'
  | 'challenge-asked'
  | 'challenge-refused'
  | 'login-refused'
  | 'login-copied'
  | 'sign-in-refused'
  | 'return-refused'
  | 'devices-logged-off'
  | 'account-closing'
  | 'account-ended'
  | 'account-kept'
  | 'accounts-merged'
  | 'phone-changed'
  | 'way-added'
  | 'way-removed'
  | 'owner-proven'
  | 'owner-not-proven'
  | 'real-person-passed'
  | 'real-person-refused'
  | 'export-asked'
  | 'export-taken'
  | 'unmarked-picture-taken'
  | 'photo-published'
  | 'order-placed'
  | 'order-paying'
  | 'refund-asked'
  | 'reward-taken'
  | 'cards-given'
  | 'refused-by-policy'
  | 'refused-by-limit'
  | 'replay'
  | 'tampered';

/** `uid` only where the caller has proven it; a job has no request. */
interface Occasion {
  command: string;
  requestId?: string;
  uid?: string | null;
}

/** Counts an event and writes it to the log: which, of which request and account; never a phone, a code or an address. */
export function recordSecurityEvent(
  { metrics, log }: { metrics: Pick<GatewayMetrics, 'countSecurityEvent'>; log: Logger },
  event: SecurityEvent | undefined,
  { command, requestId, uid }: Occasion,
): void {
  if (event === undefined) return;
  metrics.countSecurityEvent(event);
  log.info({ event, command, ...(requestId && { requestId }), ...(uid && { uid }) }, 'a security event');
}
