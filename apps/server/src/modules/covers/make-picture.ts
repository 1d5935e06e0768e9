import { readThemePictures, themePicturesFolder } from '@kinora/theme-pictures';
import type { Deps } from '../../deps.ts';
import { coverKey, type FaceRow, findFaces, holdFace } from '../faces/index.ts';
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
  const plates = [own, ...(other ? [other] : [])].map(({ plate_key: key }) => ({
    key,
    load: async () => (await deps.objects.get(key)).bytes,
  }));
  const made = await deps.engine.shootCover({ themeId, sheet, seed: SEED, plates }, signal);
  // A pair lies with the other one's face, and names the own one.
  const { uid, id } = other ?? own;
  const key = coverKey(uid, id, `${themeId}${picture === 0 ? '' : `-${picture}`}${other ? `-with-${own.id}` : ''}`);
  if (!made.dropped) await deps.objects.put(key, made.cover, { contentType: 'image/jpeg' });
  const row = {
    ...{ face_id: id, theme: themeId, picture, is_pair: other !== undefined, uid },
    with_face_id: other ? own.id : null,
    cover_key: made.dropped ? null : key,
    thumbhash_sealed: deps.personal.encrypt(made.dropped ? '' : made.thumbhash),
    width_px: made.dropped ? 0 : made.widthPx,
    height_px: made.dropped ? 0 : made.heightPx,
    created_at: deps.now(),
  };
  const isNew = await deps.db.transaction().execute(async (tx) => {
    for (const face of [own, other]) if (face && !(await holdFace(tx, face.id))) return false;
    return insertCover(tx, row);
  });
  if (isNew) return !made.dropped;
  // A face may have been erased meanwhile, after its folder was.
  const ids = [own.id, ...(other ? [other.id] : [])];
  if ((await findFaces(deps.db, ids)).length < ids.length) await deps.objects.delete(key);
  return false;
}
