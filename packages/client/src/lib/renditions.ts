import { hasBadges, type Rendition, type RenditionKind, type ResultImage } from '@kinora/contract';
import type { Translator } from '@kinora/locales';

type RenderedPhoto = Pick<ResultImage, 'status' | 'renditions'>;

export function renditionOf(photo: RenderedPhoto, kind: RenditionKind): Rendition | undefined {
  return photo.renditions.find((rendition) => rendition.kind === kind);
}

/** What a kept photo wears in a grid: 4K, video, or both. */
export function renditionMark(t: Translator, photo: RenderedPhoto): string | undefined {
  if (!hasBadges(photo.status)) return undefined;
  const marks = [
    ...(renditionOf(photo, '4k')?.state === 'ready' ? [t('photo.mark-4k')] : []),
    ...(renditionOf(photo, 'video')?.state === 'ready' ? [t('photo.mark-video')] : []),
  ];
  return marks.length > 0 ? marks.join(' · ') : undefined;
}

/** Whether something of the photo is being made. */
export function isRendering({ renditions }: RenderedPhoto): boolean {
  return renditions.some(({ state }) => state === 'waiting');
}
