import type { Face } from '@kinora/contract';
import type { Translator } from '@kinora/locales';

/** In words: about how old, and a woman, man, girl or boy, as the studio estimates. */
export function describeFace({ gender, age }: Pick<Face, 'gender' | 'age'>, t: Translator): string {
  const years = Math.round(age);
  if (years < 16) return gender === 1 ? t('avatar.boy', years) : t('avatar.girl', years);
  return gender === 1 ? t('avatar.man', years) : t('avatar.woman', years);
}
