import type { Outline } from './face-outline.ts';

export type Side = 'top' | 'left' | 'right' | 'bottom';

/** A point of the oval this far beyond the photo, as a share of the face's height, means that the edge cuts the face. */
const CUT_SHARE = 0.015;

/** Hair stands at least this far above the oval, as a share of its height; with less room the photo cuts the head. */
const HEAD_ROOM_SHARE = 0.15;

/** Whether the photo's upper edge leaves no room for the crown of the head. */
export function isHeadCut(outline: Outline): boolean {
  return outline.top < outline.heightPx * HEAD_ROOM_SHARE;
}

/** Sides at which the photo's edge cuts the face. The mesh guesses the missing part, so its points lie outside the photo. */
export function findCutSides(outline: Outline, widthPx: number, heightPx: number): Side[] {
  const slack = outline.heightPx * CUT_SHARE;
  const sides: [Side, boolean][] = [
    ['top', outline.top < -slack],
    ['left', outline.left < -slack],
    ['right', outline.left + outline.widthPx > widthPx + slack],
    ['bottom', outline.top + outline.heightPx > heightPx + slack],
  ];
  return sides.filter(([, isCut]) => isCut).map(([side]) => side);
}
