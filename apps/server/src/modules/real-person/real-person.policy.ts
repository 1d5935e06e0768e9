import { ERROR, type ErrorId, REAL_PERSON_CODE } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { hasConsent } from '../consents/index.ts';
import { readUser } from '../users/index.ts';

/** From the beginning of a check until its frames have come: reading, ten seconds before the camera, sending; a clip is larger, and recorded elsewhere. */
export const FRAMES_MS = 120_000;
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

/** What the rule looks at. */
export interface Shooting {
  policy: Deps['config']['business']['realPerson'];
  /** Nobody but the sample is shot. */
  isSample: boolean;
  /** The terms in force are agreed to. */
  hasAgreed: boolean;
  /** Checked as a real person. */
  isVerified: boolean;
}

/**
 * Why the user may not shoot, if so: where the operator requires it, only who was checked as a real person and has agreed to the terms in force may;
 * the sample face needs neither.
 */
export function refusalOf({ policy, isSample, hasAgreed, isVerified }: Shooting): ErrorId | undefined {
  if (policy !== 'required' || isSample) return undefined;
  if (!hasAgreed) return ERROR.consentMissing;
  return isVerified ? undefined : ERROR.realPersonNeeded;
}

/** Throws what {@link refusalOf} says of the user and these faces. */
export async function requireRealPerson(
  tx: Db,
  deps: Deps,
  uid: string,
  faces: readonly { sample: boolean }[],
): Promise<void> {
  const { realPerson: policy, serviceVersion } = deps.config.business;
  const [hasAgreed, { verified_at }] = await Promise.all([
    hasConsent(tx, uid, 'service', serviceVersion),
    readUser(tx, uid),
  ]);
  const isSample = faces.every(({ sample }) => sample);
  const refusal = refusalOf({ policy, isSample, hasAgreed, isVerified: verified_at !== null });
  if (refusal !== undefined) throw new AppError(refusal, 'not agreed, or not checked as a real person');
}
