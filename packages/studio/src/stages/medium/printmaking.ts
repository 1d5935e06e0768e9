import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { clamp01, lerp, smoothstep } from '../../pixels/interpolate.ts';
import type { Picture } from '../../pixels/picture.ts';
import { type Rgb, rgbOfHex } from '../colour.ts';
import type { StagedPerson } from '../stage-person.ts';
import { evenTones, traceLines } from './draw-lines.ts';
import { setUpEasel, takeOffEasel } from './easel.ts';
import { traceFlow } from './flow-field.ts';
import { kuwahara } from './kuwahara.ts';

/** One ink in round dots on paper; lightness becomes the dots' size. */
export function printHalftone(picture: Picture, paper: string, ink: string, dots: number, angle: number): void {
  const { widthPx: w, heightPx: h, data } = picture;
  const ground = rgbOfHex(paper);
  const colour = rgbOfHex(ink);
  const step = w / dots;
  const cos = Math.cos((angle * Math.PI) / 180) / step;
  const sin = Math.sin((angle * Math.PI) / 180) / step;
  const soft = Math.max(0.1, 1.2 / step);
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i += 4) {
      const u = x * cos - y * sin;
      const v = x * sin + y * cos;
      const luma = (0.299 * (data[i] ?? 0) + 0.587 * (data[i + 1] ?? 0) + 0.114 * (data[i + 2] ?? 0)) / 255;
      // Cosine screen: its level sets are dots below half tone and holes above.
      const screen = 0.5 + 0.25 * (Math.cos(u * 2 * Math.PI) + Math.cos(v * 2 * Math.PI));
      const cover = smoothstep(luma - soft, luma + soft, screen * 0.96 + 0.02);
      for (let c = 0; c < 3; c++) data[i + c] = 255 * lerp(ground[c as 0 | 1 | 2], colour[c as 0 | 1 | 2], cover);
    }
  }
}

/** A few flat colours from dark to bright, the face's mean in the upper middle, with dark lines. */
export function printScreen(
  picture: Picture,
  staged: readonly StagedPerson[],
  colours: readonly string[],
  hasLines: boolean,
): void {
  const easel = setUpEasel(picture, staged, 0.85);
  const unit = (picture.heightPx * 0.85) / 1024;
  const { luma, raster, faces, people } = easel;
  const flow = traceFlow(gaussianBlur(luma, 1), Math.max(2, Math.round(3 * unit)));
  const soft = kuwahara(raster, luma, flow, Math.max(2, 5 * unit));
  const lines = hasLines
    ? traceLines(
        evenTones(luma, 40 * unit),
        flow,
        { sigma: 1.5 * unit, sharpness: 16, threshold: 0.44, hardness: 9 },
        people,
      ).data
    : undefined;
  const palette = colours.map(rgbOfHex);
  const darkest = palette[0] ?? ([0, 0, 0] as Rgb);
  const gain = 0.6 / meanOver(luma.data, faces.data);
  for (let i = 0; i < luma.data.length; i++) {
    const tone =
      0.299 * (soft.data[i * 3] ?? 0) + 0.587 * (soft.data[i * 3 + 1] ?? 0) + 0.114 * (soft.data[i * 3 + 2] ?? 0);
    // The person's exposure is evened; the scene keeps its own tones.
    const level = clamp01(lerp(tone, tone * gain, people.data[i] ?? 0)) * palette.length;
    const index = Math.min(palette.length - 1, Math.floor(level));
    const edge = smoothstep(0.94, 1, level - index);
    const low = palette[index] ?? darkest;
    const high = palette[Math.min(palette.length - 1, index + 1)] ?? low;
    const line = lines ? (1 - (lines[i] ?? 1)) * (people.data[i] ?? 0) * 0.9 : 0;
    for (let c = 0; c < 3; c++) {
      const k = c as 0 | 1 | 2;
      raster.data[i * 3 + c] = lerp(lerp(low[k], high[k], edge), darkest[k], line);
    }
  }
  takeOffEasel(raster, picture);
}

function meanOver(values: Float32Array, weights: Float32Array): number {
  let sum = 0;
  let weight = 0;
  for (let i = 0; i < values.length; i++) {
    sum += (values[i] ?? 0) * (weights[i] ?? 0);
    weight += weights[i] ?? 0;
  }
  return weight > 0 ? Math.max(0.1, sum / weight) : 0.6;
}
