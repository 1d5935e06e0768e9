import { castPhotos, wishesOf } from '@kinora/studio/themes-catalogue';
import type { Deps } from '../../deps.ts';
import { type FaceRow, openTraits, type SaidOfFaces } from '../faces/index.ts';
import { dresses, whyOwnClothes } from './own-clothes.ts';
import type { ShootPlan } from './plan-shoot.ts';
import type { Casts } from './shoots.tables.ts';

type Planned = Pick<ShootPlan, 'theme' | 'custom' | 'keywords' | 'total'>;

/**
 * Which photo of each person a sheet is made of, settled once so that every run and every rendition takes the same one. Null where
 * everybody has one photo. Where a description asks for clothes, those count that they can be put on in.
 * @param people photos of each, from the left.
 */
export function castShoot(
  deps: Pick<Deps, 'personal'>,
  { theme: themeId, custom, keywords, total }: Planned,
  people: readonly (readonly FaceRow[])[],
  said: SaidOfFaces,
): Casts | null {
  if (people.every(({ length }) => length === 1)) return null;
  const subject = { themeId, recipe: custom?.recipe, keywords };
  const isDressed = custom !== undefined && dresses(custom.recipe);
  const allowed = (photos: readonly FaceRow[]) => {
    const dressable = photos.filter((face) => !whyOwnClothes(deps, face, said));
    return isDressed && dressable.length > 0 ? dressable : photos;
  };
  const chosen = people.map((photos, person) =>
    castPhotos(
      wishesOf(subject, person, people.length),
      allowed(photos).map(({ id, traits_sealed }) => ({ id, ...openTraits(deps.personal, traits_sealed) })),
    ),
  );
  return {
    people: people.map((photos) => photos.map(({ id }) => id)),
    sheets: Array.from({ length: total }, (_, sheet) => chosen.map((ids) => ids[sheet] ?? '')),
  };
}
