import { boxBlur } from '../pixels/box-blur.ts';
import { bytesFromPlane, mapPlane, type Plane, planeFromBytes } from '../pixels/float-plane.ts';
import { clamp01 } from '../pixels/interpolate.ts';
import type { Plate } from '../plate.ts';

/** Of a face's height: how far rags of the old ground are cut back, and how deep its colour reaches into the hair. */
const RAG_FACES = 0.014;
const STAIN_FACES = 0.026;
/** What is left of the matte's soft edge after it was smoothed over a rag's width: what stands out falls off. */
const OUTSIDE = 0.58;
const INSIDE = 0.88;
const SOLID = 0.97;

/**
 * A plate whose outline shows nothing of the old ground: rags at the edge of the hair are cut off, and what the ground
 * coloured takes the colour of the hair beside it. Finer hair than a plain ground needs is lost with them.
 */
export function cleanEdge(plate: Plate): Plate {
  const { widthPx, heightPx, faceHeightPx } = plate;
  const alpha = planeFromBytes(widthPx, heightPx, plate.alpha);
  const smooth = boxBlur(boxBlur(alpha, faceHeightPx * RAG_FACES), (faceHeightPx * RAG_FACES) / 2);
  const cut = mapPlane(alpha, (value, i) =>
    Math.min(value, clamp01(((smooth.data[i] ?? 0) - OUTSIDE) / (INSIDE - OUTSIDE))),
  );
  const depth = boxBlur(alpha, faceHeightPx * STAIN_FACES);
  const inner = mapPlane(depth, (value) => (value >= SOLID ? 1 : 0));
  return { ...plate, alpha: bytesFromPlane(cut), foreground: spreadColours(plate, inner) };
}

/** Gives whatever lies outside `inner` the mean colour of what lies inside nearby. */
function spreadColours({ widthPx, heightPx, faceHeightPx, foreground }: Plate, inner: Plane): Uint8Array {
  const reach = faceHeightPx * STAIN_FACES * 2;
  const weights = boxBlur(inner, reach);
  const out = foreground.slice();
  for (let channel = 0; channel < 3; channel++) {
    const colour = planeFromBytes(widthPx, heightPx, foreground, 3, channel);
    const sums = boxBlur(
      mapPlane(colour, (value, i) => value * (inner.data[i] ?? 0)),
      reach,
    );
    for (let i = 0; i < inner.data.length; i++) {
      const weight = weights.data[i] ?? 0;
      if ((inner.data[i] ?? 0) === 0 && weight > 0.01) out[i * 3 + channel] = ((sums.data[i] ?? 0) / weight) * 255;
    }
  }
  return out;
}
