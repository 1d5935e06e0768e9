import type { Face } from '@kinora/contract';
import type { Translator } from '@kinora/locales';

/** What each face is called: me, me 2… in the order in which they came, so that a new one renames nobody; the sample by its own name. */
export function nameFaces(faces: readonly Face[], t: Translator): ReadonlyMap<string, string> {
  const own = faces.filter(({ sample }) => !sample).sort((one, other) => one.stamp - other.stamp);
  const names = new Map(
    own.map(({ id }, index) => [id, index === 0 ? t('theme.me') : t('theme.me-number', index + 1)]),
  );
  for (const { id, sample } of faces) if (sample) names.set(id, t('avatar.sample-name'));
  return names;
}

/** In words: about how old, and a woman, man, girl or boy, as the studio estimates. */
export function describeFace({ gender, age }: Pick<Face, 'gender' | 'age'>, t: Translator): string {
  const years = Math.round(age);
  if (years < 16) return gender === 1 ? t('avatar.boy', years) : t('avatar.girl', years);
  return gender === 1 ? t('avatar.man', years) : t('avatar.woman', years);
}
