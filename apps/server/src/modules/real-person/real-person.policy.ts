import { ERROR, REAL_PERSON_CODE } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { hasConsent } from '../consents/index.ts';
import { readUser } from '../users/index.ts';

/** From the beginning of a check until its frames have come: reading, ten seconds before the camera, sending. */
export const FRAMES_MS = 90_000;
/** How long a service's page may stay open. */
export const SERVICE_MS = 1_800_000;
/** Frames are judged within this time of the deadline, or their process has died. */
export const JUDGING_MS = 180_000;
/** How much longer than the check itself its frames may claim to have taken. */
export const CLOCK_SLACK_MS = 2_000;
export const DAY_MS = 86_400_000;
/** How long checks stay on record, and digests of their frames. */
export const CHECK_MEMORY_MS = 30 * DAY_MS;

export const PASSED = { code: REAL_PERSON_CODE.passed, fault: null } as const;
export const INTERRUPTED = { code: REAL_PERSON_CODE.interrupted, fault: null } as const;

/**
 * Throws unless the user may shoot with these faces: where the operator requires it, only who was checked as a real person and has agreed
 * to the terms in force; the sample face needs neither.
 */
export async function requireRealPerson(
  tx: Db,
  deps: Deps,
  uid: string,
  faces: readonly { sample: boolean }[],
): Promise<void> {
  const { realPerson, business } = deps.config;
  if (realPerson.policy !== 'required' || faces.every(({ sample }) => sample)) return;
  if (!(await hasConsent(tx, uid, 'service', business.serviceVersion)))
    throw new AppError(ERROR.consentMissing, 'the terms in force are not agreed to');
  if ((await readUser(tx, uid)).verified_at === null)
    throw new AppError(ERROR.realPersonNeeded, 'not checked as a real person');
}
