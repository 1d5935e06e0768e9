import { segmentPerson } from '../models/segment-person.ts';
import { cutPhoto, type Photo } from '../pixels/photo.ts';
import type { Outline } from './face-outline.ts';

/** How far around the face's oval the head is looked at, as shares of its height. */
const REACH_SHARE = 0.55;
/** Hair along this share of the face's height at the photo's upper edge goes on beyond it. Cut heads measured 0.55 or more. */
const MIN_RUN_SHARE = 0.1;

/** Whether the photo's upper edge cuts the crown of the head or the hair on it. */
export async function isCrownCut(photo: Photo, outline: Outline): Promise<boolean> {
  const reach = outline.heightPx * REACH_SHARE;
  if (outline.top > reach) return false;
  const left = Math.max(0, Math.round(outline.left - reach));
  const right = Math.min(photo.widthPx, Math.round(outline.left + outline.widthPx + reach));
  const bottom = Math.min(photo.heightPx, Math.round(outline.top + outline.heightPx + reach));
  const head = await segmentPerson(cutPhoto(photo, { left, top: 0, widthPx: right - left, heightPx: bottom }));
  // One pixel in: the very border of a photo is often a dark or blended line.
  const row = head.data.subarray(head.widthPx, 2 * head.widthPx);
  return row.filter((confidence) => confidence > 0.5).length >= outline.heightPx * MIN_RUN_SHARE;
}
