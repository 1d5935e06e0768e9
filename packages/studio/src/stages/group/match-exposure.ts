import { clamp } from '../../pixels/interpolate.ts';
import type { Rgb } from '../colour.ts';
import { lumaOf } from '../colour.ts';
import { GUIDE, GUIDE_CHANNELS } from '../figure/guide.ts';
import { LIGHT_CHANNELS, type LightMap } from '../light/relight.ts';
import type { StagedPerson } from '../stage-person.ts';

/** How far the bright parts of the faces come together: all the way would give everybody one skin. */
const TOGETHER_SHARE = 0.55;
const SMALLEST_GAIN = 0.82;
const LARGEST_GAIN = 1.22;
const BRIGHT_QUANTILE = 0.9;

/** Gains that draw the bright parts of several faces together, each face keeping most of its own tone. */
export function exposureGains(brights: readonly number[]): number[] {
  const seen = brights.filter((bright) => bright > 0);
  if (seen.length < 2) return brights.map(() => 1);
  const goal = Math.exp(seen.reduce((sum, bright) => sum + Math.log(bright), 0) / seen.length);
  return brights.map((bright) =>
    bright > 0 ? clamp((goal / bright) ** TOGETHER_SHARE, SMALLEST_GAIN, LARGEST_GAIN) : 1,
  );
}

/** Lightness of the bright parts of a lit face, 0 to 255; 0 when the frame shows no face. */
export function brightOfFace(person: StagedPerson, map: LightMap): number {
  const { colour, guide, guideWidthPx, guideHeightPx, widthPx, heightPx } = person;
  const lumas: number[] = [];
  for (let y = 0; y < guideHeightPx && y * 2 < heightPx; y += 2) {
    for (let x = 0; x < guideWidthPx && x * 2 < widthPx; x += 2) {
      const g = y * guideWidthPx + x;
      if ((guide[g * GUIDE_CHANNELS + GUIDE.face] ?? 0) < 0.9) continue;
      const i = (y * 2 * widthPx + x * 2) * 4;
      const l = g * LIGHT_CHANNELS;
      lumas.push(
        lumaOf(
          (colour[i] ?? 0) * (map.data[l] ?? 0),
          (colour[i + 1] ?? 0) * (map.data[l + 1] ?? 0),
          (colour[i + 2] ?? 0) * (map.data[l + 2] ?? 0),
        ),
      );
    }
  }
  lumas.sort((a, b) => a - b);
  return lumas[Math.floor(lumas.length * BRIGHT_QUANTILE)] ?? 0;
}

/** Multiplies all light on a person, in place. */
export function scaleLight(map: LightMap, gains: Rgb): void {
  const { data } = map;
  for (let i = 0; i < data.length; i += LIGHT_CHANNELS) {
    data[i] = (data[i] ?? 0) * gains[0];
    data[i + 1] = (data[i + 1] ?? 0) * gains[1];
    data[i + 2] = (data[i + 2] ?? 0) * gains[2];
  }
}
