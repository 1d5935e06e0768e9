import { GUIDE, GUIDE_CHANNELS, GUIDE_SCALE } from '../stages/figure/guide.ts';
import { releasePerson, stagePerson } from '../stages/stage-person.ts';
import type { GroupPlace } from './group-place.ts';

/** Small enough to be tried several times for a sheet, large enough that a distant face is some hundred cells. */
const HEIGHT_PX = 192;

/** How much of the face of the one behind lies under the one in front, 0 to 1: hair, shoulder and all. */
export function coveredFace([behind, front]: readonly [GroupPlace, GroupPlace], aspect: number): number {
  const size = { widthPx: Math.round(HEIGHT_PX * aspect), heightPx: HEIGHT_PX };
  const covering = stagePerson(front.plate, { ...size, framing: front.framing, pose: front.pose });
  const covered = stagePerson(behind.plate, { ...size, framing: behind.framing, pose: behind.pose });
  const { guide, guideWidthPx } = covered;
  let [cells, hidden] = [0, 0];
  for (let y = 0; y < size.heightPx; y += GUIDE_SCALE) {
    for (let x = 0; x < size.widthPx; x += GUIDE_SCALE) {
      const face = guide[((y / GUIDE_SCALE) * guideWidthPx + x / GUIDE_SCALE) * GUIDE_CHANNELS + GUIDE.face] ?? 0;
      if (face < 0.5) continue;
      cells++;
      if ((covering.colour[(y * size.widthPx + x) * 4 + 3] ?? 0) > 127) hidden++;
    }
  }
  releasePerson(covering);
  releasePerson(covered);
  return cells === 0 ? 0 : hidden / cells;
}
