import { boxBlur } from '../pixels/box-blur.ts';
import { mapPlane, planeFromBytes } from '../pixels/float-plane.ts';
import type { Plate } from '../plate.ts';

/** From here on a pixel is solid: what lies behind is not seen through it. */
const SOLID = 250;
/** A chink has at most this area, in squares of a face's height; a larger one is a gap that is really there, as beside a raised arm. */
const LARGEST = 0.05;
/** Colours for a chink are taken from so far around, of a face's height; twice as far where that reaches nothing solid. */
const REACHES = [0.02, 0.04, 0.08] as const;
const ENOUGH = 0.02;

/**
 * A plate without chinks: where layers of a dressed person meet, between a cheek and the hair beside it, a plain ground would shine
 * through, which the light and the colours of a scene hide. They are filled with the colours around them.
 */
export function closeHoles(plate: Plate): Plate {
  const holes = findHoles(plate);
  if (!holes.includes(1)) return plate;
  const { widthPx, heightPx, faceHeightPx } = plate;
  const alpha = plate.alpha.slice();
  const foreground = plate.foreground.slice();
  const solid = planeFromBytes(
    widthPx,
    heightPx,
    plate.alpha.map((value) => (value >= SOLID ? 255 : 0)),
  );
  const around = REACHES.map((faces) => {
    const blur = (plane: typeof solid) => boxBlur(plane, faces * faceHeightPx);
    const colours = [0, 1, 2].map((channel) => {
      const colour = planeFromBytes(widthPx, heightPx, plate.foreground, 3, channel);
      return blur(mapPlane(colour, (value, i) => value * (solid.data[i] ?? 0)));
    });
    return { weights: blur(solid), colours };
  });
  for (let i = 0; i < holes.length; i++) {
    if (holes[i] === 0) continue;
    const near = around.find(({ weights }) => (weights.data[i] ?? 0) > ENOUGH) ?? around.at(-1);
    const weight = near?.weights.data[i] ?? 0;
    if (!near || weight === 0) continue;
    const share = (alpha[i] ?? 0) / 255;
    near.colours.forEach((sums, channel) => {
      const filled = ((sums.data[i] ?? 0) / weight) * 255;
      foreground[i * 3 + channel] = (foreground[i * 3 + channel] ?? 0) * share + filled * (1 - share);
    });
    alpha[i] = 255;
  }
  return { ...plate, alpha, foreground };
}

/** 1 for each pixel of what is not solid, is enclosed by what is, and is small. */
function findHoles({ widthPx, heightPx, faceHeightPx, alpha }: Plate): Uint8Array {
  const seen = new Uint8Array(alpha.length);
  const holes = new Uint8Array(alpha.length);
  const largest = LARGEST * faceHeightPx ** 2;
  for (let start = 0; start < alpha.length; start++) {
    if (seen[start] === 1 || (alpha[start] ?? 0) >= SOLID) continue;
    const region = [start];
    seen[start] = 1;
    let isEnclosed = true;
    for (let next = 0; next < region.length; next++) {
      const p = region[next] ?? 0;
      const [x, y] = [p % widthPx, Math.floor(p / widthPx)];
      if (x === 0 || y === 0 || x === widthPx - 1 || y === heightPx - 1) isEnclosed = false;
      for (const [dx, dy] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const) {
        if (x + dx < 0 || x + dx >= widthPx || y + dy < 0 || y + dy >= heightPx) continue;
        const q = p + dy * widthPx + dx;
        if (seen[q] === 1 || (alpha[q] ?? 0) >= SOLID) continue;
        seen[q] = 1;
        region.push(q);
      }
    }
    if (isEnclosed && region.length <= largest) for (const p of region) holes[p] = 1;
  }
  return holes;
}
