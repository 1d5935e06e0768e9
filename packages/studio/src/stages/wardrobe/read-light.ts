import { clamp } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import { linearOf } from './linear.ts';

/** The light that the photo was taken in, as the face shows it. */
export interface PhotoLight {
  /** Share of the key that comes from each side; 1 and 1 is even. */
  left: number;
  right: number;
  /** Brightness that a white shirt would have, about 1. */
  exposure: number;
  /** Hue of the light on cloth, each about 1. */
  hue: readonly [number, number, number];
  /** Median colour of the face in linear light. */
  face: readonly [number, number, number];
}

/** A usual face in neutral light: what deviates is partly the light's colour. */
const USUAL_FACE = [0.5, 0.29, 0.21] as const;
const USUAL_MEAN = 1 / 3;
const USUAL_LUMA = 0.34;

export function readPhotoLight(plate: Plate): PhotoLight {
  const face = medianFace(plate);
  const luma = 0.2126 * face[0] + 0.7152 * face[1] + 0.0722 * face[2];
  const left = lumaAt(plate, LANDMARK.leftCheek);
  const right = lumaAt(plate, LANDMARK.rightCheek);
  const ratio = clamp((left / Math.max(0.01, right)) ** 1.2, 0.4, 2.5);
  const mean = (face[0] + face[1] + face[2]) / 3;
  const hue = (c: 0 | 1 | 2): number => clamp((face[c] / mean) * (USUAL_MEAN / USUAL_FACE[c]), 0.8, 1.25) ** 0.4;
  return {
    left: (2 * ratio) / (1 + ratio),
    right: 2 / (1 + ratio),
    exposure: clamp((luma / USUAL_LUMA) ** 0.4, 0.7, 1.1),
    hue: [hue(0), hue(1), hue(2)],
    face,
  };
}

function medianFace(plate: Plate): [number, number, number] {
  const values: [number[], number[], number[]] = [[], [], []];
  const { face, skin, alpha, foreground } = plate;
  for (let i = 0; i < face.length; i += 37) {
    if ((face[i] ?? 0) < 200 || (skin[i] ?? 0) < 128 || (alpha[i] ?? 0) < 250) continue;
    for (const c of [0, 1, 2] as const) values[c].push(linearOf(foreground[i * 3 + c] ?? 0));
  }
  const middle = (c: 0 | 1 | 2): number => values[c].sort((a, b) => a - b)[values[c].length >> 1] ?? USUAL_FACE[c];
  return [middle(0), middle(1), middle(2)];
}

/** Mean light about a landmark. */
function lumaAt(plate: Plate, landmark: number): number {
  const { x, y } = pointAt(plate.landmarks, landmark);
  const reach = Math.round(plate.faceHeightPx * 0.03);
  let sum = 0;
  let count = 0;
  for (let v = Math.round(y) - reach; v <= y + reach; v++) {
    for (let u = Math.round(x) - reach; u <= x + reach; u++) {
      if (u < 0 || v < 0 || u >= plate.widthPx || v >= plate.heightPx) continue;
      sum += linearOf(plate.foreground[(v * plate.widthPx + u) * 3 + 1] ?? 0);
      count++;
    }
  }
  return count > 0 ? sum / count : 0.3;
}
