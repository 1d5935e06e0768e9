import { THEME_CATALOGUE } from '@kinora/studio/themes-catalogue';
import { readThemePictures, themePicturesFolder } from '@kinora/theme-pictures';
import type { Deps } from '../../deps.ts';
import { coverKey, type FaceRow, findFaces, holdFace } from '../faces/index.ts';
import { insertCover, listCoveredThemes } from './covers.store.ts';

const SEED = 1;
/** The gallery is told after so many covers, and at the end: its first rows come first. */
const TOLD_EVERY = 6;

/** Shoots the cover of each theme with a user's own face. May be run again, or twice at once, at any point. */
export async function makeCovers(deps: Deps, payload: { faceId: string }, signal: AbortSignal): Promise<void> {
  const done = new Set(await listCoveredThemes(deps.db, payload.faceId));
  const themes = THEME_CATALOGUE.filter(({ id, people }) => people.min === 1 && !done.has(id));
  let untold = 0;
  for (const { id } of themes) {
    signal.throwIfAborted();
    const [face] = await findFaces(deps.db, [payload.faceId]);
    if (face?.state !== 'ready' || face.sample) return;
    if (await makeCover(deps, face, id, signal)) untold += 1;
    if (untold >= TOLD_EVERY) untold = await tell(deps, face);
  }
  const [face] = await findFaces(deps.db, [payload.faceId]);
  if (untold > 0 && face) await tell(deps, face);
}

async function makeCover(deps: Deps, face: FaceRow, themeId: string, signal: AbortSignal): Promise<boolean> {
  const [cover] = await readThemePictures(themePicturesFolder(themeId));
  if (cover?.sheet === undefined) return false;
  const plate = { key: face.plate_key, load: async () => (await deps.objects.get(face.plate_key)).bytes };
  const made = await deps.engine.shootCover({ themeId, sheet: cover.sheet, seed: SEED, plate }, signal);
  if (made.dropped) return false;
  const key = coverKey(face.uid, face.id, themeId);
  await deps.objects.put(key, made.cover, { contentType: 'image/jpeg' });
  const row = {
    face_id: face.id,
    theme: themeId,
    uid: face.uid,
    cover_key: key,
    thumbhash_sealed: deps.personal.encrypt(made.thumbhash),
    width_px: made.widthPx,
    height_px: made.heightPx,
    created_at: deps.now(),
  };
  const isNew = await deps.db
    .transaction()
    .execute(async (tx) => (await holdFace(tx, face.id)) && (await insertCover(tx, row)));
  if (isNew) return true;
  // The face may have been erased meanwhile, after its folder was.
  if ((await findFaces(deps.db, [face.id])).length === 0) await deps.objects.delete(key);
  return false;
}

async function tell(deps: Deps, face: FaceRow): Promise<0> {
  await deps.db.transaction().execute((tx) => deps.push.notify(tx, face.uid, 'covers', face.id));
  return 0;
}
