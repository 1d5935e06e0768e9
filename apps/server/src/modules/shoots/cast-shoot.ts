import { castPhotos, wishesOf } from '@kinora/studio/themes-catalogue';
import type { Deps } from '../../deps.ts';
import { type FaceRow, openTraits } from '../faces/index.ts';
import type { ShootPlan } from './plan-shoot.ts';
import type { Casts } from './shoots.tables.ts';

type Planned = Pick<ShootPlan, 'theme' | 'custom' | 'keywords' | 'total'>;

/**
 * Which photo of each person a sheet is made of, settled once so that every run and every rendition takes the same one. Null where
 * everybody has one photo.
 * @param people photos of each, from the left.
 */
export function castShoot(
  { personal }: Pick<Deps, 'personal'>,
  { theme: themeId, custom, keywords, total }: Planned,
  people: readonly (readonly FaceRow[])[],
): Casts | null {
  if (people.every(({ length }) => length === 1)) return null;
  const subject = { themeId, recipe: custom?.recipe, keywords };
  const chosen = people.map((photos, person) =>
    castPhotos(
      wishesOf(subject, person, people.length),
      photos.map(({ id, traits_sealed }) => ({ id, ...openTraits(personal, traits_sealed) })),
    ),
  );
  return {
    people: people.map((photos) => photos.map(({ id }) => id)),
    sheets: Array.from({ length: total }, (_, sheet) => chosen.map((ids) => ids[sheet] ?? '')),
  };
}
