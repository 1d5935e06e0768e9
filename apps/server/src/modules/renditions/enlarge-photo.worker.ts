import { isConceptId, readRecipe } from '@kinora/studio/custom';
import type { PictureOrigin } from '../../adapters/ports/portrait-engine.ts';
import type { Deps } from '../../deps.ts';
import { findFaces } from '../faces/index.ts';
import { findPhotoToRender, type PhotoRow } from '../photos/index.ts';
import { findSheetOrigin } from '../shoots/index.ts';
import { failRendition } from './end-rendition.ts';
import { storeRendition } from './store-rendition.ts';
import { trackProgress } from './track-progress.ts';

/** Makes the 4K rendition of a photo. May run again, or twice at once: the object is replaced whole, the state changes once. */
export async function enlargePhoto(deps: Deps, payload: { photoId: string }, signal: AbortSignal): Promise<void> {
  const photo = await findPhotoToRender(deps.db, payload.photoId, '4k');
  if (!photo) return;
  const { bytes } = await deps.objects.get(photo.photo_key);
  const { onProgress, settle } = trackProgress(deps, photo, '4k');
  if (!deps.engine.enlarge) throw new Error('no engine here enlarges');
  const made = await deps.engine.enlarge(bytes, signal, { origin: await findOrigin(deps, photo), onProgress });
  await settle();
  const { jpeg: file, widthPx, heightPx } = made;
  await storeRendition(deps, photo, '4k', { file, contentType: 'image/jpeg', widthPx, heightPx });
}

/** Called when every try failed. */
export function giveUpEnlargement(deps: Deps, payload: { photoId: string }): Promise<void> {
  return failRendition(deps, payload.photoId, '4k');
}

/** How the photo was shot, as long as its faces are there: a person who erased theirs is not drawn from it again. */
async function findOrigin(deps: Deps, photo: PhotoRow): Promise<PictureOrigin | undefined> {
  const shoot = await findSheetOrigin(deps.db, photo.shoot_id, photo.sheet);
  if (!shoot?.isByStudio) return undefined;
  const faces = new Map((await findFaces(deps.db, photo.face_ids)).map((face) => [face.id, face]));
  const load = (key: string) => async () => (await deps.objects.get(key)).bytes;
  const people = photo.face_ids.flatMap((id) => {
    const face = faces.get(id);
    if (face?.state !== 'ready' || face.deleted_at !== null) return [];
    const { plate_key, photo_key } = face;
    return { plate: { key: plate_key, load: load(plate_key) }, photo: { key: photo_key, load: load(photo_key) } };
  });
  if (people.length === 0 || people.length !== photo.face_ids.length) return undefined;
  const { seed, recipe, keywords } = shoot;
  const known = keywords.filter(isConceptId);
  return {
    ...{ themeId: photo.theme, sheet: photo.sheet, seed, people },
    ...(recipe !== null && { recipe: readRecipe(JSON.parse(recipe)) }),
    ...(known.length > 0 && { keywords: known }),
  };
}
