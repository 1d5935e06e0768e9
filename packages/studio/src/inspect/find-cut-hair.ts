import type { Photo } from '../pixels/photo.ts';
import type { Outline } from './face-outline.ts';
import { type BustLook, likeliestAt } from './look-at-bust.ts';

/** From so far above the oval to the chin the hair frames the face, as a share of the oval's height: lower down it may leave the photo. */
const ABOVE_SHARE = 0.45;
/** Hair along this share of the oval's height at a side of the photo goes on beyond it. */
const MIN_RUN_SHARE = 0.3;

/** Whether a side of the photo cuts the hair beside the face. */
export function isHairCut({ box, planes }: BustLook, photo: Photo, outline: Outline): boolean {
  const { widthPx, heightPx } = planes.hair;
  const rowOf = (y: number) => Math.round(((y - box.top) * heightPx) / box.heightPx);
  const from = Math.max(0, rowOf(outline.top - outline.heightPx * ABOVE_SHARE));
  const to = Math.min(heightPx - 1, rowOf(outline.top + outline.heightPx));
  const leastRows = (outline.heightPx * MIN_RUN_SHARE * heightPx) / box.heightPx;
  const hairAt = (column: number) => {
    let rows = 0;
    for (let y = from; y <= to; y++) if (likeliestAt(planes, y * widthPx + column) === 'hair') rows++;
    return rows >= leastRows;
  };
  // One in: the very border of a photo is often a dark or blended line.
  const isAtLeft = box.left <= 1 && hairAt(1);
  return isAtLeft || (box.left + box.widthPx >= photo.widthPx - 1 && hairAt(widthPx - 2));
}
