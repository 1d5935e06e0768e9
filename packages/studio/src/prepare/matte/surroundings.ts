import { mapPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import type { Channels } from '../../pixels/guided-filter.ts';
import { clamp01, smoothstep } from '../../pixels/interpolate.ts';
import { nearbyColours } from './nearby-colours.ts';
import { BACKGROUND, FIGURE, placesOf, type Trimap } from './trimap.ts';

/** What the two sides of an edge look like, one value a cell. */
export interface Surroundings {
  front: Channels;
  back: Channels;
  /** Variance of the colours of either side, summed over the channels. */
  frontSpread: Plane;
  backSpread: Plane;
  /** How much of the background is near, 0 to 1. */
  backNear: Plane;
}

/** How far sure colours are looked for, as sigmas in cells. */
const SIGMAS = [20, 6];
const ENOUGH = [0.002, 0.05] as const;
/** Inside a figure in doubt there is no background: its colour, from farther away than this sigma, tells nothing of cloth and skin. */
const NEAR_SIGMA = 6;
const NEAR = 0.01;
/** Keeps the opacity finite where both colours are alike. */
const FLOOR = 0.004;
/** What noise and compression add to the variance of any colour. */
const NOISE = 0.0008;
/** Squared distance of the two colours, in variances, from which on their mix begins to tell, and fully tells, the opacity. */
const DISTINCT_FROM = 1.5;
const DISTINCT_TO = 8;

/** @param photo in cells. */
export function lookAround(photo: Channels, trimap: Trimap): Surroundings {
  const squares = mapPlane(
    photo[0],
    (red, i) => red * red + (photo[1].data[i] ?? 0) ** 2 + (photo[2].data[i] ?? 0) ** 2,
  );
  const side = (places: Plane): [Channels, Plane] => {
    const colours = nearbyColours(photo, places, SIGMAS, ENOUGH);
    const [square] = nearbyColours([squares], places, SIGMAS, ENOUGH);
    const spread = mapPlane(square, (mean, i) => Math.max(0, mean - squareOf(colours, i)));
    return [colours, spread];
  };
  const behind = placesOf(trimap, BACKGROUND);
  const [front, frontSpread] = side(placesOf(trimap, FIGURE));
  const [back, backSpread] = side(behind);
  return { front, back, frontSpread, backSpread, backNear: gaussianBlur(behind, NEAR_SIGMA) };
}

function squareOf([red, green, blue]: Channels, i: number): number {
  return (red.data[i] ?? 0) ** 2 + (green.data[i] ?? 0) ** 2 + (blue.data[i] ?? 0) ** 2;
}

/** How far a colour lies on the way from the background's to the figure's, 0 to 1. */
export function projectColour(
  { front, back }: Surroundings,
  cell: number,
  red: number,
  green: number,
  blue: number,
): number {
  const [r, g, b] = [back[0].data[cell] ?? 0, back[1].data[cell] ?? 0, back[2].data[cell] ?? 0];
  const [dr, dg, db] = [(front[0].data[cell] ?? 0) - r, (front[1].data[cell] ?? 0) - g, (front[2].data[cell] ?? 0) - b];
  return clamp01(((red - r) * dr + (green - g) * dg + (blue - b) * db) / (dr * dr + dg * dg + db * db + FLOOR));
}

/**
 * How surely that tells the opacity, 0 to 1: the two colours differ by more than either varies.
 * @param hairiness what of the edge is hair, 0 to 1.
 */
export function distinctness(around: Surroundings, cell: number, hairiness: number): number {
  const { front, back, frontSpread, backSpread, backNear } = around;
  let distance = 0;
  for (const c of [0, 1, 2] as const) distance += ((front[c].data[cell] ?? 0) - (back[c].data[cell] ?? 0)) ** 2;
  const spread = (backSpread.data[cell] ?? 0) + 0.5 * (frontSpread.data[cell] ?? 0) + NOISE;
  const near = smoothstep(0, NEAR, backNear.data[cell] ?? 0);
  return (hairiness + (1 - hairiness) * near) * smoothstep(DISTINCT_FROM, DISTINCT_TO, distance / spread);
}
