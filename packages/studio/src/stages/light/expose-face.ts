import { clamp } from '../../pixels/interpolate.ts';
import { lumaOf } from '../colour.ts';
import { GUIDE, GUIDE_CHANNELS } from '../figure/guide.ts';
import type { StagedPerson } from '../stage-person.ts';
import { LIGHT_CHANNELS, type LightMap } from './relight.ts';

/** A face brighter than this loses its modelling, one darker than this its likeness; shares of full luma. */
const BRIGHTEST_FACE = 0.66;
const DARKEST_FACE = 0.2;

/** What a face is exposed for in a set by day and by night, and how far towards it: photos are exposed as they are, skin is as it is. */
const FACE_BY_DAY = 0.56;
const FACE_BY_NIGHT = 0.48;
const TOWARDS = 0.45;

/**
 * Scales the light so that the face's mean stays within what a print can show, as an exposure meter does. In place.
 * @param night in a set how much of a night it is, 0 to 1: faces are drawn to the exposure of the place.
 */
export function exposeFace(person: StagedPerson, map: LightMap, night?: number): void {
  const mean = meanFace(person, map);
  if (mean === undefined) return;
  const wanted =
    night === undefined ? mean : mean * ((FACE_BY_DAY + (FACE_BY_NIGHT - FACE_BY_DAY) * night) / mean) ** TOWARDS;
  const gain = clamp(wanted, DARKEST_FACE, BRIGHTEST_FACE) / mean;
  if (gain === 1) return;
  for (let i = 0; i < map.data.length; i += LIGHT_CHANNELS) {
    for (let c = 0; c < 3; c++) map.data[i + c] = (map.data[i + c] ?? 0) * gain;
  }
}

function meanFace(person: StagedPerson, map: LightMap): number | undefined {
  const { colour, guide, guideWidthPx, guideHeightPx, widthPx, heightPx } = person;
  let sum = 0;
  let weight = 0;
  for (let y = 0; y < guideHeightPx; y += 3) {
    for (let x = 0; x < guideWidthPx; x += 3) {
      const g = y * guideWidthPx + x;
      const face = guide[g * GUIDE_CHANNELS + GUIDE.face] ?? 0;
      if (face < 0.3 || x * 2 >= widthPx || y * 2 >= heightPx) continue;
      const i = (y * 2 * widthPx + x * 2) * 4;
      const l = g * LIGHT_CHANNELS;
      const luma = lumaOf(
        (colour[i] ?? 0) * (map.data[l] ?? 0),
        (colour[i + 1] ?? 0) * (map.data[l + 1] ?? 0),
        (colour[i + 2] ?? 0) * (map.data[l + 2] ?? 0),
      );
      sum += luma * face;
      weight += face;
    }
  }
  return weight > 20 ? sum / weight / 255 : undefined;
}
