import type { Picture } from '../../pixels/picture.ts';
import { lumaOf, type Rgb } from '../colour.ts';

/** The colours that a scene throws on a person: bright parts count more, because lamps light and walls do not. */
export interface SceneTone {
  left: Rgb;
  right: Rgb;
  top: Rgb;
  mean: Rgb;
  luma: number;
  /** Third percentile of lightness. */
  black: number;
  /** Median of lightness: lamps and windows make no night a day. */
  middle: number;
}

const STEP_PX = 8;

export function measureSceneTone(scene: Picture): SceneTone {
  const zones = { left: [0, 0, 0, 0], right: [0, 0, 0, 0], top: [0, 0, 0, 0], mean: [0, 0, 0, 0] };
  const lumas = new Float32Array(Math.ceil(scene.widthPx / STEP_PX) * Math.ceil(scene.heightPx / STEP_PX));
  let count = 0;
  for (let y = 0; y < scene.heightPx; y += STEP_PX) {
    for (let x = 0; x < scene.widthPx; x += STEP_PX) {
      const i = (y * scene.widthPx + x) * 4;
      const colour = [(scene.data[i] ?? 0) / 255, (scene.data[i + 1] ?? 0) / 255, (scene.data[i + 2] ?? 0) / 255];
      const luma = lumaOf(colour[0] ?? 0, colour[1] ?? 0, colour[2] ?? 0);
      lumas[count++] = luma;
      const weight = 0.1 + luma * luma;
      addTo(zones.mean, colour, weight);
      if (x < scene.widthPx * 0.35) addTo(zones.left, colour, weight);
      if (x > scene.widthPx * 0.65) addTo(zones.right, colour, weight);
      if (y < scene.heightPx * 0.3) addTo(zones.top, colour, weight);
    }
  }
  lumas.sort();
  const mean = meanOf(zones.mean);
  return {
    left: meanOf(zones.left),
    right: meanOf(zones.right),
    top: meanOf(zones.top),
    mean,
    luma: lumaOf(...mean),
    black: lumas[Math.floor(lumas.length * 0.03)] ?? 0,
    middle: lumas[lumas.length >> 1] ?? 0,
  };
}

function addTo(sum: number[], colour: number[], weight: number): void {
  for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (colour[c] ?? 0) * weight;
  sum[3] = (sum[3] ?? 0) + weight;
}

function meanOf(sum: number[]): Rgb {
  const weight = sum[3] || 1;
  return [(sum[0] ?? 0) / weight, (sum[1] ?? 0) / weight, (sum[2] ?? 0) / weight];
}
