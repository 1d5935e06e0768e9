import { ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { requireOfAge } from '../ages/index.ts';
import { holdConsent } from '../consents/index.ts';
import { lockFaces, mayPublishFace } from '../faces/index.ts';
import {
  canPublish,
  countPublished,
  findPhotos,
  isPublished,
  lockPhotos,
  notePublication,
  type PhotoRow,
  setPublished,
  viewPhotos,
} from '../photos/index.ts';

const DAY_MS = 86_400_000;

export async function submitSquare(
  deps: Deps,
  actor: User,
  { id, share }: RequestOf<'SUBMITSQUARE'>,
): Promise<ResponseOf<'SUBMITSQUARE'>> {
  const photo = await deps.db.transaction().execute(async (tx) => {
    if (share) await requireOfAge(tx, deps, actor.uid);
    // Faces before the photo, as those who delete a face lock them: a face cannot go while its photo is published.
    const isOwn = share && (await holdOwnFaces(tx, actor.uid, id));
    const [locked] = await lockPhotos(tx, actor.uid, [id]);
    if (!locked || locked.deleted_at !== null) throw new AppError(ERROR.notFound, 'no such photo');
    if (isPublished(locked) && share) return locked;
    if (share && !(isOwn && canPublish(actor, locked))) {
      throw new AppError(ERROR.photoNotShareable, 'not kept, or not of their own faces');
    }
    const published_at = share ? await firstPublished(tx, deps, locked) : locked.published_at;
    if (share && !(await holdConsent(tx, actor.uid, 'square', deps.config.business.squareVersion))) {
      throw new AppError(ERROR.consentMissing, 'no consent to being shown in the square');
    }
    const after = { ...locked, square: share, published_at };
    await setPublished(tx, after);
    return after;
  });
  return { imgs: await viewPhotos(deps, actor, [photo]) };
}

/** Whether everyone in the photo is a face of the user that is on record; the sample face is nobody's own. */
async function holdOwnFaces(tx: Db, uid: string, id: string): Promise<boolean> {
  const [photo] = await findPhotos(tx, uid, [id]);
  if (!photo) return false;
  const faces = await lockFaces(tx, uid, photo.face_ids);
  const own = faces.filter((face) => mayPublishFace({ uid }, face));
  return own.length > 0 && own.length === photo.face_ids.length;
}

/** When it was published for the first time, which is put on record. Throws squareLimit when that would be one too many within a day. */
async function firstPublished(tx: Db, deps: Deps, photo: PhotoRow): Promise<number> {
  if (photo.published_at !== null) return photo.published_at;
  const { squarePerDay } = deps.config.business;
  const now = deps.now();
  if ((await countPublished(tx, photo.uid, now - DAY_MS)) >= squarePerDay) {
    throw new AppError(ERROR.squareLimit, 'enough for a day', [String(squarePerDay)]);
  }
  await notePublication(tx, { photo_id: photo.id, uid: photo.uid, published_at: now });
  return now;
}
