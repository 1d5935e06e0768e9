import type { Extent, ResultImage } from '@kinora/contract';
import { renditionOf } from '../../lib/renditions';

/** The pixels that a print can be made of: of the 4K picture, where there is one. */
export function pixelsOf(photo: ResultImage): Extent {
  const enlarged = renditionOf(photo, '4k');
  const { width, height } = enlarged?.state === 'ready' && enlarged.width > photo.width ? enlarged : photo;
  return { width, height };
}
