import { ERROR } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { faceGiven, faceSettled } from '../../events/face-events.ts';
import { publish } from '../../events/publish.ts';
import { AppError } from '../../gateway/app-error.ts';
import { erasePeopleWithoutFaces } from './erase-people.ts';
import { faceKeys } from './face-keys.ts';
import { canSeeFace } from './faces.policy.ts';
import { type FaceRow, findFace, insertFace, listFaces, lockFaces, updateFace } from './faces.store.ts';
import { matchFacesJob } from './match-faces.job.ts';
import { prepareFaceJob } from './prepare-face.job.ts';
import { requireRoom } from './require-room.ts';
import { takeUpload } from './uploads.store.ts';

interface Kept {
  /** Of the upload. */
  id: string;
  memberId?: string | null | undefined;
  /** It is a frame of a real-person check that was passed. */
  isSeen?: boolean;
}

/**
 * Keeps a checked photo as a face of a person, whom the caller holds; null is the user. A face has the id of its upload, so
 * that asking again finds it: it then goes to that person, or stays whose it is when none is named. Throws uploadExpired, and
 * photosFull.
 */
export async function keepFace(
  tx: Db,
  deps: Deps,
  uid: string,
  { id, memberId, isSeen = false }: Kept,
): Promise<FaceRow> {
  const upload = await takeUpload(tx, uid, id);
  const now = deps.now();
  if (!upload) {
    const kept = await findKept(tx, uid, id);
    if (kept) return memberId === undefined ? kept : giveFace(tx, deps, kept, memberId);
  }
  if (!upload || upload.expires_at <= now) throw new AppError(ERROR.uploadExpired, 'no such upload');
  await requireRoom(tx, uid, memberId ?? null);
  const keys = faceKeys(uid, id);
  const face: FaceRow = {
    id,
    uid,
    state: 'preparing',
    photo_key: keys.photo,
    icon_key: keys.icon,
    plate_key: keys.plate,
    traits_sealed: upload.traits_sealed,
    width_px: upload.width_px,
    height_px: upload.height_px,
    sample: false,
    member_id: memberId ?? null,
    preferred_at: await behindStanding(tx, uid, memberId ?? null, now),
    person_check: isSeen ? 'seen' : null,
    created_at: now,
    deleted_at: null,
  };
  await insertFace(tx, face);
  await deps.jobs.enqueue(tx, prepareFaceJob, { faceId: id }, { uid });
  return face;
}

/** When a further photo counts as preferred: the one that stands for the person goes on to do so, unless none of theirs can be used. */
async function behindStanding(tx: Db, uid: string, memberId: string | null, now: number): Promise<number> {
  const theirs = (await listFaces(tx, uid)).filter((face) => face.member_id === memberId && !face.sample);
  const own = theirs.some(({ state }) => state !== 'failed') ? theirs : [];
  return Math.min(now, ...own.map((face) => face.preferred_at - 1));
}

async function findKept(tx: Db, uid: string, id: string): Promise<FaceRow | undefined> {
  const kept = await findFace(tx, id);
  return kept && canSeeFace({ uid }, kept) && !kept.sample ? kept : undefined;
}

/** The face is another person's, behind those that they have; whoever has no face left goes. */
async function giveFace(tx: Db, deps: Deps, { id, uid }: FaceRow, memberId: string | null): Promise<FaceRow> {
  const [face] = await lockFaces(tx, uid, [id]);
  if (!face) throw new AppError(ERROR.uploadExpired, 'the face went meanwhile');
  if (face.member_id === memberId) return face;
  await requireRoom(tx, uid, memberId);
  const preferred_at = await behindStanding(tx, uid, memberId, deps.now());
  const change = { member_id: memberId, preferred_at, person_check: null };
  await updateFace(tx, id, change);
  if (face.member_id !== null) await erasePeopleWithoutFaces(tx, [face.member_id], deps.now());
  if (memberId === null) await deps.jobs.enqueue(tx, matchFacesJob, { uid }, { uid });
  await publish(tx, deps, faceGiven, { uid, faceId: id });
  await publish(tx, deps, faceSettled, { uid, faceId: id });
  return { ...face, ...change };
}
