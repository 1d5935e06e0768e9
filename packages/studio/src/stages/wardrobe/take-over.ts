import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { clamp } from '../../pixels/interpolate.ts';
import { MOST_HUE, type PhotoNeck } from './photo-neck.ts';

/** Radii of the ratio's blur in cells, and how much each counts beside a wider one. */
const SPREADS = [
  { sigma: 4, weight: 1 },
  { sigma: 13, weight: 0.06 },
  { sigma: 34, weight: 0.004 },
] as const;

/** What a ratio of one weighs beside the spreads. */
const FAR_WEIGHT = 0.0012;

/** The photo's neck is believed in so far as it is no darker and no brighter than made skin by this; past it shadows of what is gone. */
const DARKEST = 0.78;
const BRIGHTEST = 1.2;
/** How far the photo's own neck is moved to the made one's tone. */
const MOST_LIFT = 1.3;
/** How far each channel of it: under another lamp than the face's it would be another one's neck. */
const MOST_CAST = 2.6;
/** Of the photo's skin to the made one's, where it is not a wrong pixel. */
const LEAST_RATIO = 0.35;
const MOST_RATIO = 3;

/** The made skin times the blurred ratio of the photo's to it, in place. Returns what the photo's own neck is to be multiplied by to match. */
export function takeOver(made: readonly [Plane, Plane, Plane], photo: PhotoNeck, cover: Plane): [Plane, Plane, Plane] {
  const gains = made.map(({ widthPx, heightPx }) => createPlane(widthPx, heightPx)) as [Plane, Plane, Plane];
  const ratios = made.map((plane, c) => ratioOf(plane, photo.colours[c] ?? plane, photo.weight, cover));
  for (let i = 0; i < cover.data.length; i++) {
    const shown = ratios.reduce((sum, ratio) => sum + (ratio[i] ?? 1), 0) / 3;
    const mean = clamp(shown, DARKEST, BRIGHTEST);
    for (const [c, { data }] of made.entries()) {
      const hue = clamp((ratios[c]?.[i] ?? 1) / shown, 1 - MOST_HUE, 1 + MOST_HUE);
      data[i] = (data[i] ?? 0) * mean * hue;
      const gain = gains[c];
      const own = (ratios[c]?.[i] ?? 1) / shown;
      if (gain)
        gain.data[i] =
          clamp(mean / shown, 1 / MOST_LIFT, MOST_LIFT) * clamp(hue / Math.max(0.1, own), 1 / MOST_CAST, MOST_CAST);
    }
  }
  return gains;
}

function ratioOf(made: Plane, photo: Plane, weight: Plane, cover: Plane): Float32Array {
  const [top, low, sure] = [0, 1, 2].map(() => createPlane(made.widthPx, made.heightPx)) as [Plane, Plane, Plane];
  for (let i = 0; i < made.data.length; i++) {
    const w = (weight.data[i] ?? 0) * (cover.data[i] ?? 0);
    sure.data[i] = w;
    top.data[i] = (photo.data[i] ?? 0) * w;
    low.data[i] = (made.data[i] ?? 0) * w;
  }
  const ratio = new Float32Array(made.data.length);
  const total = new Float32Array(made.data.length);
  for (const spread of SPREADS) {
    const [a, b, w] = [top, low, sure].map((plane) => gaussianBlur(plane, spread.sigma).data);
    for (let i = 0; i < ratio.length; i++) {
      const share = spread.weight * Math.max(0, w?.[i] ?? 0);
      if (share < 1e-6) continue;
      ratio[i] = (ratio[i] ?? 0) + share * clamp((a?.[i] ?? 0) / Math.max(1e-5, b?.[i] ?? 0), LEAST_RATIO, MOST_RATIO);
      total[i] = (total[i] ?? 0) + share;
    }
  }
  // Far from all that the photo shows the tone alone is right.
  return ratio.map((sum, i) => (sum + FAR_WEIGHT) / ((total[i] ?? 0) + FAR_WEIGHT));
}
