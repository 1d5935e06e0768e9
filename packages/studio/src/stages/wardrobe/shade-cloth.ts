import type { Garment, GarmentColours, Zone } from '@kinora/wardrobe';
import { createRandom } from '../../pixels/random.ts';
import { rgbOfHex } from '../colour.ts';
import { linearRgb } from './linear.ts';
import type { PhotoLight } from './read-light.ts';
import type { FittedGarment } from './warp-garment.ts';

/** Linear light of the cloth and how much of each pixel it is, for {@link FittedGarment}'s pixels. */
export interface ShadedCloth {
  colour: Float32Array;
  /** 0 to 255. */
  cover: Uint8Array;
}

const CLOTHS = ['main', 'second', 'third', 'trim', 'lining'] as const satisfies readonly Zone[];
/** Brightness that 255 stands for, see `blender/render.py`. */
const WHITE = 1.2;
/** Below this of 255 a mask is the compression's. */
const LEAST_COVER = 10;
const MIX = { dome: 0.4, key: 0.75, front: 0.5 };
/** A white cloth reflects so much: shirts clip above. */
const REFLECTS = 0.82;
/** Above this white cloth rolls off. */
const SHOULDER = 0.5;

/** Brightness of a garment in the light of the photo, its mean over the cloth 1. */
export function mixLights({ planes }: FittedGarment, light: PhotoLight): Float32Array {
  const { dome, left, right, front, main } = planes;
  const weights = [MIX.dome, MIX.key * light.left, MIX.key * light.right, MIX.front];
  const tables = weights.map((weight) => Float32Array.from({ length: 256 }, (_, v) => (v / 255) ** 2 * WHITE * weight));
  const [ofDome, ofLeft, ofRight, ofFront] = tables as [Float32Array, Float32Array, Float32Array, Float32Array];
  const mixed = new Float32Array(dome.length);
  let sum = 0;
  let count = 0;
  for (let i = 0; i < mixed.length; i++) {
    const value =
      (ofDome[dome[i] ?? 0] ?? 0) +
      (ofLeft[left[i] ?? 0] ?? 0) +
      (ofRight[right[i] ?? 0] ?? 0) +
      (ofFront[front[i] ?? 0] ?? 0);
    mixed[i] = value;
    if ((main[i] ?? 0) < 200) continue;
    sum += value;
    count++;
  }
  const scale = count > 0 ? count / sum : 1;
  for (let i = 0; i < mixed.length; i++) mixed[i] = (mixed[i] ?? 0) * scale;
  return mixed;
}

/** Colours the grey garment: brightness by the light, colour by zone and pattern, gleam by the normals, yarn by a noise. */
export function shadeCloth(
  fitted: FittedGarment,
  brightness: Float32Array,
  garment: Garment,
  colours: GarmentColours,
  light: PhotoLight,
): ShadedCloth {
  const { planes, widthPx, heightPx } = fitted;
  const reflected = CLOTHS.map((zone) => linearRgb(rgbOfHex(colours[zone] ?? colours.main ?? '#808080')));
  const woven = colours.pattern ? linearRgb(rgbOfHex(colours.pattern)) : undefined;
  const gloss = CLOTHS.map((zone) => garment.gloss[zone] ?? 0);
  const yarn = drawYarn();
  const colour = new Float32Array(widthPx * heightPx * 3);
  const cover = new Uint8Array(widthPx * heightPx);
  const zones = CLOTHS.map((zone) => planes[zone]);
  const flat = Float32Array.from(reflected.flat());
  const thread = Float32Array.from(woven ?? [0, 0, 0]);
  for (let y = 0, i = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, i++) {
      let r = 0;
      let g = 0;
      let b = 0;
      let all = 0;
      let shine = 0;
      for (let z = 0; z < zones.length; z++) {
        const part = zones[z]?.[i] ?? 0;
        if (part === 0) continue;
        const pattern = z === 0 && woven ? Math.min(1, (planes.pattern[i] ?? 0) / part) : 0;
        const ground = part * (1 - pattern);
        const figure = part * pattern;
        r += ground * (flat[z * 3] ?? 0) + figure * (thread[0] ?? 0);
        g += ground * (flat[z * 3 + 1] ?? 0) + figure * (thread[1] ?? 0);
        b += ground * (flat[z * 3 + 2] ?? 0) + figure * (thread[2] ?? 0);
        shine += part * (gloss[z] ?? 0) * (1 + 0.8 * pattern);
        all += part;
      }
      if (all < LEAST_COVER) continue;
      cover[i] = Math.min(255, all);
      const e = brightness[i] ?? 0;
      const lit = (e * Math.sqrt(Math.sqrt(e)) * REFLECTS * light.exposure) / all;
      const rough =
        1 + garment.weave * (yarn[(y % YARN_PX) * YARN_PX + (x % YARN_PX)] ?? 0) * ((planes.main[i] ?? 0) / 255);
      const gleam = shine > 0 ? (shine / all) * gleamAt(planes, i, light) * light.exposure : 0;
      colour[i * 3] = rollOff(r * lit * rough * light.hue[0] + gleam);
      colour[i * 3 + 1] = rollOff(g * lit * rough * light.hue[1] + gleam);
      colour[i * 3 + 2] = rollOff(b * lit * rough * light.hue[2] + gleam);
    }
  }
  return { colour, cover };
}

const rollOff = (v: number): number => (v < SHOULDER ? v : SHOULDER + 0.38 * (1 - Math.exp(-(v - SHOULDER) / 0.38)));

/** Halfway between the camera and a key high at the side: x, y (down), z. */
const HALFWAY = { x: 0.29, y: -0.32, z: 0.9 };

/** What a soft gleam adds, untinted, where the key really reaches. */
function gleamAt({ normalX, normalY, left, right }: FittedGarment['planes'], i: number, light: PhotoLight): number {
  const x = ((normalX[i] ?? 128) - 128) / 127;
  const y = ((normalY[i] ?? 128) - 128) / 127;
  const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
  const along = x * HALFWAY.x;
  const upright = y * HALFWAY.y + z * HALFWAY.z;
  return gleamOf(upright - along, light.left, left[i] ?? 0) + gleamOf(upright + along, light.right, right[i] ?? 0);
}

function gleamOf(cosine: number, strength: number, reached: number): number {
  if (cosine <= 0) return 0;
  const squared = cosine * cosine;
  const c4 = squared * squared;
  const share = reached / 255;
  return strength * c4 * c4 * c4 * Math.min(1.2, share * share * 4);
}

const YARN_PX = 192;
let drawn: Float32Array | undefined;

/** A tile of slubbed yarn, about ±1: grain stretched along a diagonal. */
function drawYarn(): Float32Array {
  if (drawn) return drawn;
  const random = createRandom(9);
  const grain = Float32Array.from({ length: YARN_PX * YARN_PX }, () => random() * 2 - 1);
  const tile = new Float32Array(grain.length);
  for (let y = 0; y < YARN_PX; y++) {
    for (let x = 0; x < YARN_PX; x++) {
      let sum = 0;
      for (let k = -3; k <= 3; k++) {
        const v = (y - Math.round(k * 0.7) + YARN_PX) % YARN_PX;
        sum += grain[v * YARN_PX + ((x + k + YARN_PX) % YARN_PX)] ?? 0;
      }
      tile[y * YARN_PX + x] = sum / 3 + (grain[y * YARN_PX + x] ?? 0) * 0.5;
    }
  }
  drawn = tile;
  return tile;
}
