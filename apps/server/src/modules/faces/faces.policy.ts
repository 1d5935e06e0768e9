import { DELETE_UNDO_S, ERROR, PHOTOS_OF_PERSON_MAX } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User, Viewer } from '../../gateway/command-handler.ts';
import { hasConsent, holdConsent } from '../consents/index.ts';
import type { FaceRow } from './faces.store.ts';

/** How long a checked photo waits for UPLOADFACE. */
export const UPLOAD_LIFE_MS = 3_600_000;
/** Uploads of a user that wait to be kept; the oldest gives way. Three times what a person's photos may be. */
export const UPLOADS_WAITING = 3 * PHOTOS_OF_PERSON_MAX;
export const DELETE_UNDO_MS = DELETE_UNDO_S * 1000;
/** A preparation that took longer is told by a message: the user may have left. */
export const PREPARATION_TOLD_MS = 60_000;

/** Throws unless the user's consent to the use of the face is on record for the newest version. */
export async function requireFaceConsent(deps: Deps, actor: User): Promise<void> {
  if (!(await hasConsent(deps.db, actor.uid, 'face', deps.config.business.faceVersion))) {
    throw new AppError(ERROR.consentMissing, 'no consent to the use of the face');
  }
}

/** {@link requireFaceConsent} within the transaction: a withdrawal at the same time comes before it or after it. */
export async function holdFaceConsent(tx: Db, deps: Deps, uid: string): Promise<void> {
  if (!(await holdConsent(tx, uid, 'face', deps.config.business.faceVersion))) {
    throw new AppError(ERROR.consentMissing, 'no consent to the use of the face');
  }
}

/** Whether a deletion at that time can still be undone. */
export function canUndo(deletedAt: number, now: number): boolean {
  return deletedAt > now - DELETE_UNDO_MS;
}

/** Person of the sample face: nobody whom anybody knows. */
const SAMPLE_PERSON = 'sample';

/** Whose a face is: a member, the user by their uid, or the sample. Two faces of one person are never two people. */
export function personIdOf({ uid, member_id, sample }: Pick<FaceRow, 'uid' | 'member_id' | 'sample'>): string {
  return sample ? SAMPLE_PERSON : (member_id ?? uid);
}

/** Whether a face is the user's own: neither another person's nor the sample. */
export const isOwn = ({ member_id, sample }: Pick<FaceRow, 'member_id' | 'sample'>): boolean =>
  member_id === null && !sample;

/** Faces by person, both in the order in which they first appear. */
export function groupByPerson<Face extends Parameters<typeof personIdOf>[0]>(faces: readonly Face[]): Face[][] {
  return [...Map.groupBy(faces, personIdOf).values()];
}

type Held = Pick<FaceRow, 'uid' | 'deleted_at'>;

/** Whether a viewer gets the face and its addresses. */
export function canSeeFace({ uid }: Viewer, face: Held): boolean {
  return uid === face.uid && face.deleted_at === null;
}

/** Whether a viewer may be shot with the face; one that is still being prepared will do, the shoot waits for it. */
export function mayShootWith(viewer: Viewer, face: Held & Pick<FaceRow, 'state'>): boolean {
  return canSeeFace(viewer, face) && face.state !== 'failed';
}

/** Whether a viewer may show the face to everyone: their own alone. Others agreed to be shot, and the sample is nobody's. */
export function mayPublishFace(viewer: Viewer, face: Held & Pick<FaceRow, 'sample' | 'member_id'>): boolean {
  return canSeeFace(viewer, face) && !face.sample && face.member_id === null;
}
