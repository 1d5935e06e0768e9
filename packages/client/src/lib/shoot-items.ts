import { formatNumber, type Translator } from '@kinora/locales';
import type { Person } from './people';
import { isUsable, photosToShoot } from './people-choice';

/**
 * Those who can take part in a shoot, each by the id of one face: the one that was chosen, else the one that stands for them; with the
 * number of photos that are shot of them where there are several.
 */
export function shootItems(
  people: readonly Person[],
  chosenIds: readonly string[],
  alone: readonly string[],
  t: Translator,
) {
  return people.flatMap(({ name, faces }) => {
    const usable = faces.filter(isUsable);
    const face = usable.find(({ id }) => chosenIds.includes(id)) ?? usable[0];
    if (!face) return [];
    const photos = photosToShoot([face.id], usable, alone).length;
    const count = photos > 1 ? { text: formatNumber(t.locale, photos), label: t('theme.photos', photos) } : undefined;
    return [{ id: face.id, name, src: face.icon, thumbHash: face.thumbhash, count }];
  });
}
