import type { Plane } from '../../pixels/float-plane.ts';
import type { Channels } from '../../pixels/guided-filter.ts';
import { BACKGROUND, FIGURE, type Trimap, UNKNOWN } from './trimap.ts';

/** All channels above this: the camera saw nothing there but light. */
const BLOWN = 0.93;
const HAIRY = 0.5;
/** How far from the background such light may reach into hair, in cells: more is a highlight of the hair itself. */
const REACH = 26;

/**
 * Hair that is as blown out as the sky or wall beside it and joined to it may be either: the net cannot tell, the colours of what is
 * surely hair can. Such cells of a trimap become unknown.
 * @param photo in cells.
 */
export function doubtBlown(trimap: Trimap, photo: Channels, hairiness: Plane): Trimap {
  const { widthPx, heightPx } = trimap;
  const data = trimap.data.slice();
  const isBlown = (i: number): boolean => photo.every((plane) => (plane.data[i] ?? 0) > BLOWN);
  let front: number[] = [];
  for (let i = 0; i < data.length; i++) if (data[i] === BACKGROUND && isBlown(i)) front.push(i);
  const seen = new Uint8Array(data.length);
  for (let step = 0; step < REACH && front.length > 0; step++) {
    const next: number[] = [];
    for (const i of front) {
      const x = i % widthPx;
      const y = (i - x) / widthPx;
      for (const n of [
        x > 0 ? i - 1 : i,
        x < widthPx - 1 ? i + 1 : i,
        y > 0 ? i - widthPx : i,
        y < heightPx - 1 ? i + widthPx : i,
      ]) {
        if (seen[n] || data[n] === BACKGROUND || (hairiness.data[n] ?? 0) < HAIRY || !isBlown(n)) continue;
        seen[n] = 1;
        if (data[n] === FIGURE) data[n] = UNKNOWN;
        next.push(n);
      }
    }
    front = next;
  }
  return { widthPx, heightPx, data };
}
