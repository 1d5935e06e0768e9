import { FACE_MOMENTS, type Face, type FaceMoment } from '@kinora/contract';
import type { Translator } from '@kinora/locales';
import { listWords } from './format-list';
import { isUsable } from './people-choice';

/** What a photo shows, in words: Front · Smile. */
export function momentWords(moments: readonly FaceMoment[], t: Translator): string {
  return moments.map((moment) => t(`moment.${moment}`)).join(' · ');
}

/** The same within a sentence, where German alone keeps its capitals. */
export function momentList(moments: readonly FaceMoment[], t: Translator): string {
  const words = moments.map((moment) => t(`moment.${moment}`));
  return listWords(t.locale, t.locale === 'de' ? words : words.map((word) => word.toLocaleLowerCase(t.locale)));
}

/** What none of a person's photos shows; undefined while one of them was never measured, so that nobody can tell. */
export function missingMoments(faces: readonly Pick<Face, 'state' | 'moments'>[]): readonly FaceMoment[] | undefined {
  const usable = faces.filter(isUsable);
  if (usable.length === 0 || usable.some(({ moments }) => moments === undefined)) return undefined;
  return FACE_MOMENTS.filter((moment) => !usable.some(({ moments }) => moments?.includes(moment)));
}
