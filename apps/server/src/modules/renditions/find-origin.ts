import { isConceptId, readRecipe } from '@kinora/studio/custom';
import type { Person } from '../../adapters/ports/engine-people.ts';
import type { PictureOrigin } from '../../adapters/ports/engine-renditions.ts';
import type { Deps } from '../../deps.ts';
import { findFaces } from '../faces/index.ts';
import type { PhotoRow } from '../photos/index.ts';
import { findSheetOrigin, findShoots, peopleOfFaces, saidInShoot } from '../shoots/index.ts';

/** Whom a photo shows, as long as their faces are there: a person who erased theirs is not drawn from it again. */
export async function findPeople(deps: Deps, photo: PhotoRow): Promise<Person[] | undefined> {
  const faces = new Map((await findFaces(deps.db, photo.face_ids)).map((face) => [face.id, face]));
  const shown = photo.face_ids.flatMap((id) => {
    const face = faces.get(id);
    return face?.state === 'ready' && face.deleted_at === null ? face : [];
  });
  if (shown.length === 0 || shown.length !== photo.face_ids.length) return undefined;
  const [shoot] = await findShoots(deps.db, [photo.shoot_id]);
  return peopleOfFaces(deps, shown, shoot ? saidInShoot(deps, shoot) : {});
}

/** Which sheet of what a photo is; undefined where the studio did not shoot it. */
export async function findShot(deps: Deps, photo: PhotoRow): Promise<Omit<PictureOrigin, 'people'> | undefined> {
  const shoot = await findSheetOrigin(deps.db, photo.shoot_id, photo.sheet);
  if (!shoot?.isByStudio) return undefined;
  const { seed, recipe, keywords } = shoot;
  const known = keywords.filter(isConceptId);
  return {
    ...{ themeId: photo.theme, sheet: photo.sheet, seed },
    ...(recipe !== null && { recipe: readRecipe(JSON.parse(recipe)) }),
    ...(known.length > 0 && { keywords: known }),
  };
}

/** How the studio can shoot the photo again; undefined when it did not, or may not. */
export async function findOrigin(deps: Deps, photo: PhotoRow): Promise<PictureOrigin | undefined> {
  const shot = await findShot(deps, photo);
  const people = shot && (await findPeople(deps, photo));
  return people && { ...shot, people };
}
