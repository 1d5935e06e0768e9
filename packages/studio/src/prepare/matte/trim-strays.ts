import { mapPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { smoothstep } from '../../pixels/interpolate.ts';
import { enlargePlane, shrinkPlane } from '../../pixels/resample.ts';
import { CELL_PX } from './class-maps.ts';

/** Sigma in cells: what is thinner is a strand, whatever its opacity. */
const MASS_SIGMA = 5;
/** Sigma in cells, and the shares of it, between which a strand fades: about 0.07 to 0.14 face heights from the head of hair. */
const REACH_SIGMA = 10;
const FADES = [0.02, 0.12] as const;

/**
 * Takes away the ends of strands that fly far from the head of hair: of these the matte has broken pieces only, lit by the old place,
 * which read as scratches before a new one. What grows out of the hair stays, and so does what is no hair.
 * @param matte opacity of the figure.
 * @param hairiness how much of the people nearby is hair, one value a cell.
 */
export function trimStrays(matte: Plane, hairiness: Plane): Plane {
  const thick = gaussianBlur(shrinkPlane(matte, CELL_PX), MASS_SIGMA);
  const mass = mapPlane(thick, (value) => smoothstep(0.35, 0.6, value));
  const near = gaussianBlur(mass, REACH_SIGMA);
  const kept = mapPlane(near, (value, i) => 1 - (hairiness.data[i] ?? 0) * (1 - smoothstep(FADES[0], FADES[1], value)));
  const { data } = enlargePlane(kept, matte.widthPx, matte.heightPx, CELL_PX);
  return mapPlane(matte, (alpha, i) => alpha * (data[i] ?? 1));
}
