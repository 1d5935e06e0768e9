import { createPlane, mapPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { smoothstep } from '../../pixels/interpolate.ts';
import { PART_CELL_PX } from './person-parts.ts';

/** From so much of the cells on skin carries the neck on. */
const CARRIES = 0.35;
/** Where a neck begins: so near under the jaw, and to its middle, in face heights. */
const UNDER_FACES = 0.12;
const HALF_FACES = 0.3;
/** Strands and earrings so near to the rest hang on it, as a sigma in cells. */
const LOOSE_CELLS = 2.5;

/** The photo's neck as far as it hangs together with the jaw: fingers, another one's arm, skin between straps are none of it. */
export function joinedToJaw(neck: Plane, jaw: { at(x: number): number; middle: number }, faceHeightPx: number): Plane {
  const { widthPx, heightPx } = neck;
  const starts: number[] = [];
  const cell = (px: number): number => Math.round(px / PART_CELL_PX);
  const end = Math.min(widthPx, cell(jaw.middle + HALF_FACES * faceHeightPx));
  for (let x = Math.max(0, cell(jaw.middle - HALF_FACES * faceHeightPx)); x < end; x++) {
    const from = cell(jaw.at(x * PART_CELL_PX));
    const to = Math.min(heightPx, from + cell(UNDER_FACES * faceHeightPx));
    for (let y = Math.max(0, from); y < to; y++) starts.push(y * widthPx + x);
  }
  const near = gaussianBlur(flood(neck, starts), 1.5).data;
  return mapPlane(neck, (share, i) => share * smoothstep(0.02, 0.3, near[i] ?? 0));
}

/**
 * What is kept of a photo as far as it hangs together with the face: without the clothes between them another one's hair or shoulder,
 * and pieces of what was worn, would float beside the person. In place.
 * @param kept planes of one size that are shown together.
 * @param start a cell on the face.
 * @param neck what is joined to the jaw carries on too, and stays.
 */
export function dropFloating(kept: readonly Plane[], start: { x: number; y: number }, neck: Plane): void {
  const [first] = kept;
  if (!first) return;
  const all = mapPlane(first, (_, i) => Math.max(neck.data[i] ?? 0, ...kept.map(({ data }) => data[i] ?? 0)));
  const starts = [Math.floor(start.y) * first.widthPx + Math.floor(start.x)];
  for (let i = 0; i < neck.data.length; i++) if ((neck.data[i] ?? 0) >= CARRIES) starts.push(i);
  const found = flood(all, starts);
  const near = gaussianBlur(found, LOOSE_CELLS).data;
  for (const { data } of kept)
    for (let i = 0; i < data.length; i++) data[i] = (data[i] ?? 0) * smoothstep(0, 0.08, near[i] ?? 0);
}

/** 1 on the cells that carry on from a start. */
function flood({ data, widthPx, heightPx }: Plane, starts: readonly number[]): Plane {
  const found = createPlane(widthPx, heightPx);
  const queue: number[] = [];
  const visit = (i: number): void => {
    if (found.data[i] === 1 || (data[i] ?? 0) < CARRIES) return;
    found.data[i] = 1;
    queue.push(i);
  };
  for (const i of starts) visit(i);
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    const x = i % widthPx;
    if (x > 0) visit(i - 1);
    if (x < widthPx - 1) visit(i + 1);
    if (i >= widthPx) visit(i - widthPx);
    if (i + widthPx < data.length) visit(i + widthPx);
  }
  return found;
}
