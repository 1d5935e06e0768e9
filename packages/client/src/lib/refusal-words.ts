import { IMAGE_LIMITS } from '@kinora/contract';
import type { Translator } from '@kinora/locales';
import type { faceShapes } from '../ui/face-shapes';
import type { Refusal } from './photo-refusal';

/** What is wrong with a photo, what to do about it, and its drawing. */
export function explainRefusal(
  { problem, sidePx = 0 }: Refusal,
  t: Translator,
): { title: string; text: string; drawing: keyof typeof faceShapes } {
  const title = t(`add-face.problem.${problem}`);
  if (problem === 'too-small') {
    return { title, text: t('add-face.too-small-text', IMAGE_LIMITS.minSidePx, sidePx), drawing: 'small' };
  }
  const text = t(`add-face.problem.${problem}-text`);
  switch (problem) {
    case 'webp':
    case 'format':
    case 'unreadable':
    case 'too-large':
      return { title, text, drawing: 'file' };
    default:
      return { title, text, drawing: problem };
  }
}
