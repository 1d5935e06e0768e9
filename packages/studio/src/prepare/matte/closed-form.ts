import type { Plane } from '../../pixels/float-plane.ts';
import type { Channels } from '../../pixels/guided-filter.ts';
import { enlargePlane, shrinkPlane } from '../../pixels/resample.ts';
import type { DataTerm } from './data-term.ts';
import { mattingLaplacian } from './matting-laplacian.ts';
import { solveMatte } from './solve-matte.ts';
import { type Trimap, UNKNOWN } from './trimap.ts';

/** Rounds of the solver at full size, at half of it and at a quarter: what is wide is found small, strands at full size. */
const ROUNDS = [25, 50, 80] as const;

/** Opacity of each pixel: known ones as the trimap says, the others solved from coarse to fine. */
export function closedFormMatte(photo: Channels, trimap: Trimap, data: DataTerm, level = 0): Plane {
  const { widthPx, heightPx } = trimap;
  const start = level + 1 < ROUNDS.length ? coarser(photo, trimap, data, level) : data.target;
  const matte = { widthPx, heightPx, data: start.data.slice() };
  for (let i = 0; i < matte.data.length; i++) {
    const known = trimap.data[i] ?? 0;
    if (known !== UNKNOWN) matte.data[i] = known;
  }
  solveMatte(mattingLaplacian(photo, trimap), data, matte.data, ROUNDS[level] ?? 0);
  return matte;
}

function coarser(photo: Channels, trimap: Trimap, { target, weight }: DataTerm, level: number): Plane {
  const small = closedFormMatte(
    photo.map((plane) => shrinkPlane(plane, 2)) as unknown as Channels,
    shrinkTrimap(trimap),
    { target: shrinkPlane(target, 2), weight: shrinkPlane(weight, 2) },
    level + 1,
  );
  return enlargePlane(small, trimap.widthPx, trimap.heightPx, 2);
}

/** Four pixels of one kind are a pixel of that kind. */
function shrinkTrimap({ widthPx, heightPx, data }: Trimap): Trimap {
  const [width, height] = [Math.ceil(widthPx / 2), Math.ceil(heightPx / 2)];
  const small = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const above = 2 * y * widthPx;
    const below = Math.min(2 * y + 1, heightPx - 1) * widthPx;
    for (let x = 0; x < width; x++) {
      const right = Math.min(2 * x + 1, widthPx - 1);
      const kind = data[above + 2 * x] ?? UNKNOWN;
      const isOne = data[above + right] === kind && data[below + 2 * x] === kind && data[below + right] === kind;
      small[y * width + x] = isOne ? kind : UNKNOWN;
    }
  }
  return { widthPx: width, heightPx: height, data: small };
}
