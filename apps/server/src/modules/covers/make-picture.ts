import { readThemePictures, themePicturesFolder } from '@kinora/theme-pictures';
import type { Deps } from '../../deps.ts';
import { coverKey, type FaceRow, findFaces, holdFace, sayOfFaces } from '../faces/index.ts';
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
  const { said, at } = await sayOfFaces(deps.db, deps, own.uid, faces);
  const plates = faces.map(({ id, plate_key: key }) => ({
    key,
    load: async () => (await deps.objects.get(key)).bytes,
    said: said[id],
  }));
  const made = await deps.engine.shootCover({ themeId, sheet, seed: SEED, plates }, signal);
  // A pair lies with the other one's face, and names the own one.
  const { uid, id } = other ?? own;
  const key = coverKey(uid, id, nameOf(order, at));
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
    for (const face of faces) if (!(await holdFace(tx, face.id))) return false;
    // Whoever says something else of them locks the faces: then it is before this, or deletes what is stored here.
    if ((await sayOfFaces(tx, deps, uid, faces)).at !== at) return false;
    return insertCover(tx, row);
  });
  if (isNew) return !made.dropped;
  // A face may have been erased meanwhile, after its folder was.
  const isErased =
    (
      await findFaces(
        deps.db,
        faces.map((face) => face.id),
      )
    ).length < faces.length;
  if (isErased || (await sayOfFaces(deps.db, deps, uid, faces)).at !== at) await deps.objects.delete(key);
  return false;
}

/** The same picture after something else was said of who is in it is another object: the former one is being erased. */
function nameOf({ themeId, picture, own, other }: PictureOrder, saidAt: number): string {
  const place = picture === 0 ? '' : `-${picture}`;
  return `${themeId}${place}${other ? `-with-${own.id}` : ''}${saidAt === 0 ? '' : `-${saidAt}`}`;
}
