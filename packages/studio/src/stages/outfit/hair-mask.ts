import { boxBlur } from '../../pixels/box-blur.ts';
import { createPlane } from '../../pixels/float-plane.ts';
import { guidedFilter } from '../../pixels/guided-filter.ts';
import { smoothstep } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import { lumaOf } from '../colour.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import type { ClothMask } from './cloth-mask.ts';

const SCALE = 2;
/** Samples of a whole head of hair; fewer is a bald head, a cap's edge or a photo that cuts the hair off. */
const FEWEST_SAMPLES = 400;
/** Share of the samples that must look alike: a hat with a pattern or a hand in the hair is not recoloured. */
const ALIKE_SHARE = 0.55;

/** The hair of a plate at half its size: what belongs to the person above and around the face and is no skin. */
export function findHair(plate: Plate): ClothMask | undefined {
  const forehead = pointAt(plate.landmarks, LANDMARK.forehead);
  const chin = pointAt(plate.landmarks, LANDMARK.chin);
  const fh = plate.faceHeightPx;
  const samples = sampleCrown(plate, forehead.x, forehead.y);
  if (samples.length < FEWEST_SAMPLES) return undefined;
  const middle = (channel: 0 | 1 | 2): number =>
    samples.map((c) => c[channel]).sort((a, b) => a - b)[samples.length >> 1] ?? 0;
  const hair = [middle(0), middle(1), middle(2)] as const;
  const luma = lumaOf(...hair);
  const alike = samples.filter((c) => likeness(c[0], c[1], c[2], hair, luma) > 0.4).length;
  if (alike / samples.length < ALIKE_SHARE) return undefined;
  const width = plate.widthPx >> 1;
  const height = plate.heightPx >> 1;
  const mask = createPlane(width, height);
  const guide = createPlane(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    const py = y * SCALE;
    // Long hair falls beside the face; below the chin cloth of the same colour would be taken for it.
    const above = 1 - smoothstep(chin.y - fh * 0.15, chin.y + fh * 0.2, py);
    for (let x = 0; x < width; x++, i++) {
      const p = py * plate.widthPx + x * SCALE;
      const [r, g, b] = colourAt(plate, p);
      guide.data[i] = lumaOf(r, g, b);
      if (above <= 0 || (plate.alpha[p] ?? 0) < 5) continue;
      const inside = insideFace((x * SCALE - forehead.x) / fh, (py - forehead.y) / fh);
      const bare = 1 - ((plate.skin[p] ?? 0) / 255) * 0.95;
      mask.data[i] = likeness(r, g, b, hair, luma) * above * bare * (1 - inside);
    }
  }
  const fitted = guidedFilter(guide, boxBlur(mask, 1), { radiusPx: 4, epsilon: 6e-4 });
  for (let i = 0; i < fitted.data.length; i++) fitted.data[i] = smoothstep(0.18, 0.7, fitted.data[i] ?? 0);
  return { plane: fitted, luma };
}

function colourAt(plate: Plate, p: number): [number, number, number] {
  return [
    (plate.foreground[p * 3] ?? 0) / 255,
    (plate.foreground[p * 3 + 1] ?? 0) / 255,
    (plate.foreground[p * 3 + 2] ?? 0) / 255,
  ];
}

/** Colours of the band above the forehead that is no skin. */
function sampleCrown(plate: Plate, centreX: number, foreheadY: number): [number, number, number][] {
  const fh = plate.faceHeightPx;
  const samples: [number, number, number][] = [];
  for (let y = Math.max(0, Math.round(foreheadY - fh * 0.45)); y < foreheadY - fh * 0.06; y += 3) {
    for (
      let x = Math.max(0, Math.round(centreX - fh * 0.34));
      x < Math.min(plate.widthPx, centreX + fh * 0.34);
      x += 3
    ) {
      const p = y * plate.widthPx + x;
      if ((plate.alpha[p] ?? 0) > 242 && (plate.skin[p] ?? 0) < 90) samples.push(colourAt(plate, p));
    }
  }
  return samples;
}

/** How like the hair a colour is: strands are lit unevenly, so that the hue counts more than the lightness. */
function likeness(r: number, g: number, b: number, hair: readonly [number, number, number], luma: number): number {
  const own = lumaOf(r, g, b);
  const scale = Math.min(2.4, Math.max(0.4, own / Math.max(0.05, luma)));
  const hue = ((r - own - (hair[0] - luma) * scale) ** 2 + (b - own - (hair[2] - luma) * scale) ** 2) / 0.085 ** 2;
  // The shaded side of a head is the same hair.
  const light = own < luma ? Math.max(0, luma - own - 0.32) / 0.2 : Math.max(0, own - luma - 0.2) / 0.12;
  return Math.exp(-0.5 * (hue + light * light));
}

/** 1 within the face (brows, beard and lashes keep their colour), 0 outside of it; shares of the face's height from the forehead. */
function insideFace(x: number, y: number): number {
  const radius = Math.hypot(x / 0.36, (y - 0.63) / 0.44);
  return 1 - smoothstep(0.92, 1.06, radius);
}
