import type { Plane } from '../pixels/float-plane.ts';
import type { PlatePerson } from '../plate.ts';

/** A border that the person touches over this share of the face's height, or more, cuts the person off. */
const MIN_RUN_SHARE = 0.04;

/** The plate's borders at which the person goes on: such a side must leave a picture's frame. */
export function findCutEdges(matte: Plane, faceHeightPx: number): PlatePerson['cutAt'] {
  const { widthPx, heightPx, data } = matte;
  const leastPx = faceHeightPx * MIN_RUN_SHARE;
  const touches = (length: number, index: (along: number) => number): boolean => {
    let count = 0;
    for (let along = 0; along < length; along++) if ((data[index(along)] ?? 0) > 0.5) count++;
    return count >= leastPx;
  };
  // One pixel in: the very border of a photo is often a dark or blended line.
  return {
    top: touches(widthPx, (x) => widthPx + x),
    left: touches(heightPx, (y) => y * widthPx + 1),
    right: touches(heightPx, (y) => (y + 1) * widthPx - 2),
    bottom: touches(widthPx, (x) => (heightPx - 2) * widthPx + x),
  };
}
