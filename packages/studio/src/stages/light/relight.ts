import type { Plane } from '../../pixels/float-plane.ts';
import { clamp01, smoothstep } from '../../pixels/interpolate.ts';
import { ScratchBuffers } from '../../pixels/scratch.ts';
import { hueAsLight, lumaOf, type Rgb } from '../colour.ts';
import { GUIDE, GUIDE_CHANNELS, GUIDE_SCALE, LEAST_NEAR } from '../figure/guide.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import type { StagedPerson } from '../stage-person.ts';
import { ambientOf, BRIGHTEST_AMBIENT, evaluate } from './ambient.ts';
import { type Direction, type Light, type Lighting, USUAL_FLATTEN } from './lighting.ts';
import type { SceneTone } from './scene-tone.ts';

/** Channels of {@link LightMap.data}: factors of red, green, blue, then light added to them, then the wrap's weight. */
export const LIGHT_CHANNELS = 7;

/** Light on the person at half the frame's size: colour times factor plus added light. */
export interface LightMap {
  widthPx: number;
  heightPx: number;
  data: Float32Array;
}

/** Lights as plain numbers for the loop over all pixels. The first one is the key: the gobo stands in its way. */
interface Lamps {
  count: number;
  /** Of each the direction and the wrap, divided by one and the wrap, and the colour: {@link LAMP_NUMBERS}. */
  numbers: Float64Array;
  /** Of each 1,024 values by the cosine. */
  falloffs: Float32Array;
}

const LAMP_NUMBERS = 7;

/** The rim fades from so many face heights under the chin to so many, down to its least share. */
const RIM_FADES = [0.15, 1.1] as const;
const LEAST_RIM = 0.3;

/** What is left of a rim on the side that no light comes from. */
const UNLIT_RIM = 0.15;
/** Sides whose brightness differs by less are lit by the key. */
const ALIKE = 1.25;
/** Distances of two rims' hues from which on they are two lamps'. */
const ONE_HUE = 0.35;
const TWO_HUES = 0.8;

const maps = new ScratchBuffers<Float32Array>((length) => new Float32Array(length));

/** Gives a map back that nobody needs any more. */
export function releaseLight(map: LightMap): void {
  maps.give(map.data);
}

/**
 * Quotient relighting: the photo's low-frequency shading of the face is partly divided out (`flatten`), the new light is
 * multiplied in; rims are added where opacity falls off, coloured by the scene's two sides.
 * @param gobo light let through, 0 to 1, at the guide's size.
 */
export function relight(person: StagedPerson, tone: SceneTone, lighting: Lighting, gobo?: Plane): LightMap {
  const { guide, guideWidthPx, guideHeightPx } = person;
  const { fill = 0.5, tint = 0.4, flatten = USUAL_FLATTEN, rim = 0.6, wrap = 0.6, expose = 1 } = lighting;
  const count = guideWidthPx * guideHeightPx;
  const data = maps.take(count * LIGHT_CHANNELS);
  const [ambientR, ambientG, ambientB] = scaleRgb(hueAsLight(tone.mean, tint * 0.7), fill);
  const around = lighting.ambient && ambientOf(lighting.ambient, tint, fill);
  const most = BRIGHTEST_AMBIENT * fill;
  const { count: lampCount, numbers: lamps, falloffs } = listLamps(tone, lighting, tint);
  const [rimLeft, rimRight] = rimColours(tone, lighting, rim);
  const through = gobo?.data;
  const rimOfRow = fadeRim(person);
  for (let i = 0; i < count; i++) {
    const g = i * GUIDE_CHANNELS;
    const near = guide[g + GUIDE.near] ?? 0;
    if (near < LEAST_NEAR) continue;
    const nx = guide[g] ?? 0;
    const ny = guide[g + 1] ?? 0;
    const nz = guide[g + 2] ?? 0;
    const face = guide[g + GUIDE.face] ?? 0;
    let r = ambientR;
    let gr = ambientG;
    let b = ambientB;
    if (around) {
      const xy = nx * ny;
      const yz = ny * nz;
      const zz = 3 * nz * nz - 1;
      const xz = nx * nz;
      const xx = nx * nx - ny * ny;
      r = evaluate(around, 0, nx, ny, nz, xy, yz, zz, xz, xx, most);
      gr = evaluate(around, 9, nx, ny, nz, xy, yz, zz, xz, xx, most);
      b = evaluate(around, 18, nx, ny, nz, xy, yz, zz, xz, xx, most);
    }
    for (let k = 0; k < lampCount; k++) {
      const l = k * LAMP_NUMBERS;
      const cosine = nx * (lamps[l] ?? 0) + ny * (lamps[l + 1] ?? 0) + nz * (lamps[l + 2] ?? 0) + (lamps[l + 3] ?? 0);
      if (cosine <= 0) continue;
      let strength = falloffs[(k << 10) + (cosine >= 1 ? 1023 : (cosine * 1023) | 0)] ?? 0;
      if (through && k === 0) strength *= through[i] ?? 1;
      r += strength * (lamps[l + 4] ?? 0);
      gr += strength * (lamps[l + 5] ?? 0);
      b += strength * (lamps[l + 6] ?? 0);
    }
    const even = face * flatten > 0.01 ? Math.exp((guide[g + GUIDE.evenness] ?? 0) * face * flatten) : 1;
    const o = i * LIGHT_CHANNELS;
    data[o] = r * even * expose;
    data[o + 1] = gr * even * expose;
    data[o + 2] = b * even * expose;
    data[o + 6] = clamp01((1 - near) * 1.1) * wrap;
    if (rim <= 0 || near > 0.985) continue;
    const far = guide[g + GUIDE.far] ?? 0;
    const edge = smoothstep(0.02, 0.5, 1 - near) * 0.85 + smoothstep(0.05, 0.5, 1 - far) * 0.22;
    const flat = Math.sqrt(nx * nx + ny * ny) + 0.15;
    const weight = edge * (1 - 0.75 * face) * (rimOfRow[(i / guideWidthPx) | 0] ?? 0);
    const lean = (nx * 0.944) / flat;
    const up = (ny * 0.33) / flat;
    const left = clamp01((-lean - up) * 1.1 - 0.1) * weight;
    const right = clamp01((lean - up) * 1.1 - 0.1) * weight;
    data[o + 3] = left * rimLeft[0] + right * rimRight[0];
    data[o + 4] = left * rimLeft[1] + right * rimRight[1];
    data[o + 5] = left * rimLeft[2] + right * rimRight[2];
  }
  return { widthPx: guideWidthPx, heightPx: guideHeightPx, data };
}

/**
 * How much of the rim each row of the guide gets: whole around hair and shoulders, little along arms and trunk, where an even line of
 * light would be the edge of a cut-out.
 */
function fadeRim({ landmarks, faceHeightPx, guideHeightPx }: StagedPerson): Float32Array {
  const chinPx = pointAt(landmarks, LANDMARK.chin).y;
  return Float32Array.from({ length: guideHeightPx }, (_, y) => {
    const faces = (y * GUIDE_SCALE - chinPx) / faceHeightPx;
    return 1 - (1 - LEAST_RIM) * smoothstep(RIM_FADES[0], RIM_FADES[1], faces);
  });
}

function listLamps(tone: SceneTone, lighting: Lighting, tint: number): Lamps {
  const { key, extra = [] } = lighting;
  const isLeft = key.from[0] < 0;
  const keyColour = key.colour ?? hueAsLight(isLeft ? tone.left : tone.right, tint);
  const bounce = hueAsLight(isLeft ? tone.right : tone.left, tint);
  const lights: Light[] = [
    {
      from: key.from,
      colour: scaleRgb(keyColour, key.strength),
      ...(key.wrap === undefined ? {} : { wrap: key.wrap }),
      ...(key.hardness === undefined ? {} : { hardness: key.hardness }),
    },
    // What surrounds the person says itself what it throws back.
    ...(lighting.ambient
      ? []
      : [{ from: [-key.from[0], -0.2, 0.5] as const, colour: scaleRgb(bounce, key.strength * 0.22), wrap: 0.4 }]),
    ...extra,
  ];
  return lampsOf(lights);
}

function lampsOf(lights: readonly Light[]): Lamps {
  const numbers = new Float64Array(lights.length * LAMP_NUMBERS);
  const falloffs = new Float32Array(lights.length << 10);
  for (const [k, { from, colour, wrap = 0.3, hardness = 1.2 }] of lights.entries()) {
    numbers.set([...unit(from), wrap].map((value) => value / (1 + wrap)).concat(colour), k * LAMP_NUMBERS);
    for (let i = 0; i < 1024; i++) falloffs[(k << 10) + i] = (i / 1023) ** hardness;
  }
  return { count: lights.length, numbers, falloffs };
}

function rimColours(tone: SceneTone, lighting: Lighting, rim: number): [Rgb, Rgb] {
  const of = (side: Rgb): Rgb => {
    const brightness = 0.35 + 0.65 * Math.min(1, lumaOf(...side) / Math.max(0.15, tone.luma));
    return scaleRgb(hueAsLight(side, 0.8), brightness);
  };
  const [left, right] = lighting.rimColours ?? [of(tone.left), of(tone.right)];
  const [leftShare, rightShare] = litShares(left, right, lighting.key.from[0]);
  return [scaleRgb(left, rim * leftShare), scaleRgb(right, rim * rightShare)];
}

/** A light stands on one side: a line of it all round is the edge of a cut-out. Two lamps of different colours may both be seen. */
function litShares(left: Rgb, right: Rgb, keyX: number): [number, number] {
  const ratio = lumaOf(...left) / Math.max(1e-3, lumaOf(...right));
  const isLeft = ratio > ALIKE ? true : ratio < 1 / ALIKE ? false : keyX < 0;
  const other = UNLIT_RIM + (1 - UNLIT_RIM) * smoothstep(ONE_HUE, TWO_HUES, hueDistance(left, right));
  return isLeft ? [1, other] : [other, 1];
}

function hueDistance(one: Rgb, other: Rgb): number {
  const [a, b] = [one, other].map((colour) => colour.map((value) => value / Math.max(1e-3, lumaOf(...colour))));
  return Math.hypot(...[0, 1, 2].map((c) => (a?.[c] ?? 0) - (b?.[c] ?? 0)));
}

function scaleRgb(colour: Rgb, by: number): Rgb {
  return [colour[0] * by, colour[1] * by, colour[2] * by];
}

function unit(direction: Direction): Direction {
  const length = Math.hypot(...direction) || 1;
  return [direction[0] / length, direction[1] / length, direction[2] / length];
}
