import type { Plane } from '../../pixels/float-plane.ts';
import { clamp } from '../../pixels/interpolate.ts';
import type { Picture } from '../../pixels/picture.ts';
import { hueAsLight, lumaOf } from '../colour.ts';
import { harmonisePair, type LitPerson, lightOfGroup, overlapPair } from '../group/harmonise-pair.ts';
import { scaleLight } from '../group/match-exposure.ts';
import { skinBalanceOf } from '../group/white-balance.ts';
import type { StagedPerson } from '../stage-person.ts';
import { castShadow } from './cast-shadow.ts';
import { drawGobo } from './draw-gobo.ts';
import { exposeFace } from './expose-face.ts';
import { fallOff, lightByNight, nightOf } from './light-of-night.ts';
import type { Lighting } from './lighting.ts';
import { LIGHT_CHANNELS, type LightMap, releaseLight, relight } from './relight.ts';
import type { SceneTone } from './scene-tone.ts';

/** A scene ready to take people. */
export interface SceneView {
  /** Drawn upon in place. */
  picture: Picture;
  tone: SceneTone;
  /** The scene blurred, at 1/8 of the size, for the light that wraps round edges. */
  glow: Picture;
}

export const GLOW_SHRINK = 8;

/** Lights staged people by the scene and composites them onto it, the first one at the back. */
export function joinScene(view: SceneView, people: readonly StagedPerson[], lighting: Lighting): void {
  const first = people[0];
  if (!first) return;
  const { gobo } = lighting;
  let through: Plane | undefined;
  if (gobo) {
    through = drawGobo(gobo, first.guideWidthPx, first.guideHeightPx);
    if (gobo.onScene ?? true) shadeScene(view.picture, through);
  }
  // Every shadow on the wall first: nobody's falls on somebody who is joined already.
  if (lighting.cast) for (const person of people) castShadow(view.picture, person, lighting.cast);
  for (const { person, map } of lightPeople(people, view.tone, lighting, through)) {
    composite(view, person, map, fitTone(person, map, view.tone, lighting));
    releaseLight(map);
  }
}

function lightPeople(
  people: readonly StagedPerson[],
  tone: SceneTone,
  lighting: Lighting,
  gobo: Plane | undefined,
): LitPerson[] {
  const [back, front] = people;
  const night = nightOf(tone, lighting);
  const byNight = lightByNight(lighting, night);
  const own = back && front ? lightOfGroup(byNight) : byNight;
  const lit = people.map((person) => ({ person, map: relight(person, tone, own, gobo) }));
  const [behind, before] = lit;
  if (behind && before) harmonisePair(behind, before);
  for (const { person, map } of lit) {
    if (lighting.ambient) scaleLight(map, skinBalanceOf(person.plate));
    exposeFace(person, map, lighting.ambient && night);
    fallOff(person, map, night);
  }
  if (behind && before) overlapPair(behind, before, own);
  return lit;
}

function shadeScene(picture: Picture, through: Plane): void {
  const { widthPx, heightPx, data } = picture;
  for (let y = 0; y < heightPx; y++) {
    const row = Math.min(through.heightPx - 1, y >> 1) * through.widthPx;
    for (let x = 0; x < widthPx; x++) {
      const light = through.data[row + Math.min(through.widthPx - 1, x >> 1)] ?? 0;
      const j = (y * widthPx + x) * 4;
      data[j] = (data[j] ?? 0) * (0.28 + light * 0.86);
      data[j + 1] = (data[j + 1] ?? 0) * (0.26 + light * 0.78);
      data[j + 2] = (data[j + 2] ?? 0) * (0.29 + light * 0.64);
    }
  }
}

/** Gain and offset of each channel after the light, bytes: blacks lifted to the scene's, a little of its lightness and hue. */
interface ToneFit {
  gain: number;
  lift: [number, number, number];
}

/** Air lifts blacks; a bright wall does not: beyond this a scene's darkest tone is its colour. */
const LIGHTEST_BLACK = 0.16;

function fitTone(person: StagedPerson, map: LightMap, tone: SceneTone, lighting: Lighting): ToneFit {
  const { haze = 0.5, transfer = 0.2 } = lighting;
  const mean = meanLuma(person, map);
  const black = Math.min(tone.black, LIGHTEST_BLACK) * haze;
  const hazeColour = hueAsLight(tone.mean, 0.9);
  const lighter = clamp((tone.luma - mean) * transfer * 0.35, -0.04, 0.04);
  // Only a shift of ± 0.03 in hue: matching the person's own mean turns skin grey-green beside strong clothes.
  const hue = (value: number): number => clamp((value - tone.luma) * transfer * 0.6, -0.03, 0.03);
  const lift = (channel: 0 | 1 | 2): number => (hazeColour[channel] * black + lighter + hue(tone.mean[channel])) * 255;
  return { gain: 1 - black, lift: [lift(0), lift(1), lift(2)] };
}

function meanLuma(person: StagedPerson, map: LightMap): number {
  const { colour, widthPx, heightPx } = person;
  let sum = 0;
  let weight = 0;
  for (let y = 0; y < heightPx; y += 8) {
    for (let x = 0; x < widthPx; x += 8) {
      const i = (y * widthPx + x) * 4;
      const alpha = colour[i + 3] ?? 0;
      if (alpha < 128) continue;
      const l = ((y >> 1) * map.widthPx + (x >> 1)) * LIGHT_CHANNELS;
      sum += lumaOf(
        (colour[i] ?? 0) * (map.data[l] ?? 0),
        (colour[i + 1] ?? 0) * (map.data[l + 1] ?? 0),
        (colour[i + 2] ?? 0) * (map.data[l + 2] ?? 0),
      );
      weight++;
    }
  }
  return weight > 0 ? sum / weight / 255 : 0.5;
}

/** Soft shoulder from 0.8 on: bright skin rolls off instead of clipping. Index is byte value times 2. */
const SHOULDER = new Float32Array(2048);
for (let i = 0; i < SHOULDER.length; i++) {
  const v = i / 2 / 255;
  SHOULDER[i] = 255 * (v < 0.8 ? v : 0.8 + 0.2 * Math.tanh((v - 0.8) / 0.2));
}

function composite(view: SceneView, person: StagedPerson, map: LightMap, fit: ToneFit): void {
  const { picture, glow } = view;
  const { widthPx, heightPx, data } = picture;
  const { colour } = person;
  const light = map.data;
  const row = new Float32Array(map.widthPx * LIGHT_CHANNELS + LIGHT_CHANNELS);
  const [liftR, liftG, liftB] = fit.lift;
  const { gain } = fit;
  for (let y = 0; y < heightPx; y++) {
    const y0 = y >> 1;
    const y1 = y & 1 ? Math.min(map.heightPx - 1, y0 + 1) : y0;
    const from = y0 * map.widthPx * LIGHT_CHANNELS;
    const to = y1 * map.widthPx * LIGHT_CHANNELS;
    for (let i = 0; i < map.widthPx * LIGHT_CHANNELS; i++) row[i] = ((light[from + i] ?? 0) + (light[to + i] ?? 0)) / 2;
    for (let x = 0; x < widthPx; x++) {
      const i = (y * widthPx + x) * 4;
      const alpha = colour[i + 3] ?? 0;
      if (alpha === 0) continue;
      const a = (x >> 1) * LIGHT_CHANNELS;
      const b = x & 1 ? Math.min(map.widthPx - 1, (x >> 1) + 1) * LIGHT_CHANNELS : a;
      const share = alpha / 255;
      // Added rim light follows the skin's or cloth's own brightness a little, so that black cloth does not glow.
      const own = 0.35 + ((colour[i + 1] ?? 0) / 255) * 0.9;
      let r =
        ((colour[i] ?? 0) * ((row[a] ?? 0) + (row[b] ?? 0))) / 2 +
        ((row[a + 3] ?? 0) + (row[b + 3] ?? 0)) * 127.5 * share * own;
      let g =
        ((colour[i + 1] ?? 0) * ((row[a + 1] ?? 0) + (row[b + 1] ?? 0))) / 2 +
        ((row[a + 4] ?? 0) + (row[b + 4] ?? 0)) * 127.5 * share * own;
      let bl =
        ((colour[i + 2] ?? 0) * ((row[a + 2] ?? 0) + (row[b + 2] ?? 0))) / 2 +
        ((row[a + 5] ?? 0) + (row[b + 5] ?? 0)) * 127.5 * share * own;
      r = (SHOULDER[r > 1023 ? 2047 : (r * 2) | 0] ?? 0) * gain + liftR * share;
      g = (SHOULDER[g > 1023 ? 2047 : (g * 2) | 0] ?? 0) * gain + liftG * share;
      bl = (SHOULDER[bl > 1023 ? 2047 : (bl * 2) | 0] ?? 0) * gain + liftB * share;
      const spill = ((row[a + 6] ?? 0) + (row[b + 6] ?? 0)) * 0.4 * share;
      if (spill > 0.004) {
        const j = ((y >> 3) * glow.widthPx + (x >> 3)) * 4;
        r += (glow.data[j] ?? 0) * spill * (1 - r / 255);
        g += (glow.data[j + 1] ?? 0) * spill * (1 - g / 255);
        bl += (glow.data[j + 2] ?? 0) * spill * (1 - bl / 255);
      }
      const behind = 1 - share;
      data[i] = r + (data[i] ?? 0) * behind;
      data[i + 1] = g + (data[i + 1] ?? 0) * behind;
      data[i + 2] = bl + (data[i + 2] ?? 0) * behind;
    }
  }
}
