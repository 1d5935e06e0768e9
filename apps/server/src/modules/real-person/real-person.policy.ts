import { ERROR, type ErrorId, REAL_PERSON_CODE } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { hasConsent } from '../consents/index.ts';
import { type FaceRow, isOwn } from '../faces/index.ts';
import { readUser } from '../users/index.ts';
import { listReviews } from './reviews.store.ts';

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
  /** Of the user's own photos those that nobody has held against the check: ready ones, and ones that are still prepared, which may turn out to show the same person. */
  unchecked: { ready: number; preparing: number };
}

/**
 * Why the user may not shoot, if so: where the operator requires it, only who was checked as a real person and has agreed to the terms in force may;
 * and of the user's own photos those that show the person who was checked. The sample face needs none of it.
 */
export function refusalOf({ policy, isSample, hasAgreed, isVerified, unchecked }: Shooting): ErrorId | undefined {
  if (policy !== 'required' || isSample) return undefined;
  if (!hasAgreed) return ERROR.consentMissing;
  if (!isVerified) return ERROR.realPersonNeeded;
  if (unchecked.ready > 0) return ERROR.faceUnchecked;
  return unchecked.preparing > 0 ? ERROR.faceNotReady : undefined;
}

/** Whether a person has accepted the user, whom nobody has seen: there is nothing to hold a photo against. */
export async function isAccepted(db: Db, uid: string): Promise<boolean> {
  const [latest] = await listReviews(db, uid);
  return latest?.state === 'accepted';
}

/** Throws what {@link refusalOf} says of the user and these faces. */
export async function requireRealPerson(tx: Db, deps: Deps, uid: string, faces: readonly FaceRow[]): Promise<void> {
  const standing = await readStanding(tx, deps, uid);
  const open = listUnchecked(standing, faces);
  const count = (state: FaceRow['state']) => open.filter((face) => face.state === state).length;
  const unchecked = { ready: count('ready'), preparing: count('preparing') };
  const isSample = faces.every(({ sample }) => sample);
  const refusal = refusalOf({ ...standing, isSample, unchecked });
  const [first] = open.toSorted((a, b) => Number(a.state !== 'ready') - Number(b.state !== 'ready'));
  if (refusal !== undefined)
    throw new AppError(refusal, 'not agreed, or not checked as a real person', first && [first.id]);
}

/** Of a user's photos those that may be shot without being asked for, as {@link refusalOf} has it. */
export async function listShootable(
  db: Db,
  deps: Pick<Deps, 'config'>,
  uid: string,
  faces: readonly FaceRow[],
): Promise<FaceRow[]> {
  if (deps.config.business.realPerson !== 'required') return [...faces];
  const standing = await readStanding(db, deps, uid);
  const refused = refusalOf({ ...standing, isSample: false, unchecked: { ready: 0, preparing: 0 } });
  const unchecked = listUnchecked(standing, faces);
  return refused === undefined ? faces.filter((face) => !unchecked.includes(face)) : [];
}

interface Standing extends Pick<Shooting, 'policy' | 'hasAgreed' | 'isVerified'> {
  /** By a person, who has seen no photo. */
  isAccepted: boolean;
}

async function readStanding(db: Db, { config }: Pick<Deps, 'config'>, uid: string): Promise<Standing> {
  const { realPerson: policy, serviceVersion } = config.business;
  const [hasAgreed, { verified_at }, accepted] = await Promise.all([
    hasConsent(db, uid, 'service', serviceVersion),
    readUser(db, uid),
    isAccepted(db, uid),
  ]);
  return { policy, hasAgreed, isVerified: verified_at !== null, isAccepted: accepted };
}

const listUnchecked = ({ isAccepted }: Standing, faces: readonly FaceRow[]): FaceRow[] =>
  faces.filter((face) => !isAccepted && isOwn(face) && face.person_check === null);
