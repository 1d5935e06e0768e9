import { readThemePictures, themePicturesFolder } from '@kinora/theme-pictures';
import type { Db, Deps } from '../../deps.ts';
import { listAgreed, mayLeaveMachine, subjectsOf } from '../consents/index.ts';
import { coverKey, type FaceRow, findFaces, holdFace, sayOfFaces } from '../faces/index.ts';
import { listShootable } from '../real-person/index.ts';
import { holdUser } from '../users/index.ts';
import { insertCover } from './covers.store.ts';

const SEED = 1;

/** A picture that is to be made: the user's own face, or another person's beside it. */
export interface PictureOrder {
  themeId: string;
  /** Place among the theme's pictures, the cover being 0. */
  picture: number;
  own: FaceRow;
  other: FaceRow | undefined;
}

/** Makes one picture of a theme with a user's own face; false when there is no new one. May run twice at once. */
export async function makePicture(deps: Deps, order: PictureOrder, signal: AbortSignal): Promise<boolean> {
  const { themeId, picture, own, other } = order;
  const sheet = (await readThemePictures(themePicturesFolder(themeId)))[picture]?.sheet;
  if (sheet === undefined) return false;
  const faces = [own, ...(other ? [other] : [])];
  const basis = await readBasis(deps.db, deps, faces);
  if (!basis) return false;
  const plates = faces.map(({ id, plate_key: key }) => ({
    key,
    load: async () => (await deps.objects.get(key)).bytes,
    said: basis.said[id],
  }));
  const mayLeave = () => mayLeaveMachine(deps, own.uid, subjectsOf(faces));
  const made = await deps.engine.shootCover({ themeId, sheet, seed: SEED, plates, mayLeave }, signal);
  // A pair lies with the other one's face, and names the own one.
  const { uid, id } = other ?? own;
  const key = coverKey(uid, id, nameOf(order, basis.at));
  if (!made.dropped) await deps.objects.put(key, made.cover, { contentType: 'image/jpeg' });
  const row = {
    ...{ face_id: id, theme: themeId, picture, is_pair: other !== undefined, uid },
    with_face_id: other ? own.id : null,
    cover_key: made.dropped ? null : key,
    thumbhash_sealed: deps.personal.encrypt(made.dropped ? '' : made.thumbhash),
    width_px: made.dropped ? 0 : made.widthPx,
    height_px: made.dropped ? 0 : made.heightPx,
    consent_version: basis.version,
    created_at: deps.now(),
  };
  const isNew = await deps.db.transaction().execute(async (tx) => {
    // First of all, as what ends or merges an account does: whoever held a face and then came to the account would wait for it in vain.
    if (!(await holdUser(tx, own.uid))) return false;
    // Whoever says something else of them, or withdraws the consent, locks the faces: then it is before this, or deletes what is stored here.
    for (const face of faces) if (!(await holdFace(tx, face.id))) return false;
    return (await readBasis(tx, deps, faces))?.at === basis.at && insertCover(tx, row);
  });
  if (isNew) return !made.dropped;
  // A face may have been erased meanwhile, after its folder was.
  const remaining = await findFaces(
    deps.db,
    faces.map((face) => face.id),
  );
  const isAsBefore = remaining.length === faces.length && (await readBasis(deps.db, deps, faces))?.at === basis.at;
  if (!isAsBefore) await deps.objects.delete(key);
  return false;
}

/**
 * By what a picture of these faces is made: what was said of the people, and their consents; `at` is when the last of it was given. Undefined
 * unless everybody agrees and may be shot.
 */
async function readBasis(db: Db, deps: Deps, faces: readonly FaceRow[]) {
  const [first] = faces;
  const version = deps.config.business.coversVersion;
  const agreed = await listAgreed(db, { uid: first?.uid ?? '', kind: 'covers', version });
  const since = subjectsOf(faces).map((subject) => agreed.get(subject));
  if (!first || since.includes(undefined)) return undefined;
  if ((await listShootable(db, deps, first.uid, faces)).length < faces.length) return undefined;
  const { said, at } = await sayOfFaces(db, deps, first.uid, faces);
  return { version, said, at: Math.max(at, ...since.flatMap((time) => time ?? [])) };
}

/** The same picture after something else was said of who is in it, or agreed to, is another object: the former one is being erased. */
function nameOf({ themeId, picture, own, other }: PictureOrder, at: number): string {
  return `${themeId}${picture === 0 ? '' : `-${picture}`}${other ? `-with-${own.id}` : ''}-${at}`;
}
