import { createPlane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import type { Plate } from '../../plate.ts';
import { lumaOf, rgbOfHex } from '../colour.ts';
import { figureOfPlate } from '../figure/figure-of-plate.ts';
import { buildPyramid, type CutOut } from '../figure/pyramid.ts';
import { type ClothMask, findCloth } from './cloth-mask.ts';
import { findHair } from './hair-mask.ts';

/** Colours `#rrggbb`; what is undefined stays as it is. */
export interface Dress {
  outfit?: string | undefined;
  hair?: string | undefined;
}

interface Wardrobe {
  cloth?: ClothMask | undefined;
  hair?: ClothMask | undefined;
  dressed: Map<string, CutOut[]>;
}

const wardrobes = new WeakMap<Plate, Wardrobe>();
const KEPT_OUTFITS = 2;

/** The cut-out with its main garment or hair in another colour, folds kept; the plate's own where neither is surely found. */
export function dressPyramid(plate: Plate, { outfit, hair }: Dress): readonly CutOut[] {
  const wardrobe: Wardrobe = wardrobes.get(plate) ?? { dressed: new Map() };
  wardrobes.set(plate, wardrobe);
  if (outfit !== undefined && !('cloth' in wardrobe)) wardrobe.cloth = findCloth(plate);
  if (hair !== undefined && !('hair' in wardrobe)) wardrobe.hair = findHair(plate);
  const cloth = outfit === undefined ? undefined : wardrobe.cloth;
  const mane = hair === undefined ? undefined : wardrobe.hair;
  if (!cloth && !mane) return figureOfPlate(plate).pyramid;
  const key = `${cloth ? outfit : ''} ${mane ? hair : ''}`;
  let pyramid = wardrobe.dressed.get(key);
  if (!pyramid) {
    let foreground = plate.foreground;
    if (cloth && outfit !== undefined) foreground = recolour(plate, foreground, cloth, outfit);
    if (mane && hair !== undefined) foreground = recolour(plate, foreground, mane, hair);
    pyramid = buildPyramid(plate, foreground);
    if (wardrobe.dressed.size >= KEPT_OUTFITS) wardrobe.dressed.delete(wardrobe.dressed.keys().next().value ?? '');
    wardrobe.dressed.set(key, pyramid);
  }
  return pyramid;
}

/** A dark cloth keeps few folds and much noise: it is brightened by no more than this, and its folds are smoothed. */
const BRIGHTEST_GAIN = 3;
const BRIGHTEST_OFFSET = 0.12;
const FOLD_SIGMA_PX = 1.2;

function recolour(plate: Plate, foreground: Uint8Array, cloth: ClothMask, colour: string): Uint8Array {
  const { plane, luma } = cloth;
  const wanted = rgbOfHex(colour);
  const limit = Math.min(1, (luma * BRIGHTEST_GAIN + BRIGHTEST_OFFSET) / Math.max(0.01, lumaOf(...wanted)));
  const [red, green, blue] = [wanted[0] * limit * 255, wanted[1] * limit * 255, wanted[2] * limit * 255];
  const out = foreground.slice();
  const shades = measureFolds(plate, cloth);
  const { widthPx: w, heightPx: h } = plane;
  for (let y = 0, p = 0; y < plate.heightPx; y++) {
    const row = Math.min(h - 1, y >> 1) * w;
    const below = Math.min(h - 1, (y + 1) >> 1) * w;
    for (let x = 0; x < plate.widthPx; x++, p++) {
      const a = Math.min(w - 1, x >> 1);
      const b = Math.min(w - 1, (x + 1) >> 1);
      const at = (data: Float32Array): number =>
        ((data[row + a] ?? 0) + (data[row + b] ?? 0) + (data[below + a] ?? 0) + (data[below + b] ?? 0)) / 4;
      const m = at(plane.data);
      if (m < 0.01) continue;
      const shade = at(shades);
      const i = p * 3;
      out[i] = (out[i] ?? 0) * (1 - m) + Math.min(255, red * shade) * m;
      out[i + 1] = (out[i + 1] ?? 0) * (1 - m) + Math.min(255, green * shade) * m;
      out[i + 2] = (out[i + 2] ?? 0) * (1 - m) + Math.min(255, blue * shade) * m;
    }
  }
  return out;
}

/** Brightness of each place relative to the cloth's, at half size: what the new colour is multiplied with. */
function measureFolds(plate: Plate, cloth: ClothMask): Float32Array {
  const { widthPx: w, heightPx: h } = cloth.plane;
  const luma = createPlane(w, h);
  const stride = plate.widthPx * 3;
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++) {
      const j = y * 2 * stride + x * 6;
      const f = plate.foreground;
      let sum = 0;
      for (const k of [j, j + 3, j + stride, j + stride + 3]) sum += lumaOf(f[k] ?? 0, f[k + 1] ?? 0, f[k + 2] ?? 0);
      luma.data[i] = sum / 4 / 255;
    }
  }
  const smooth = cloth.luma < 0.16 ? gaussianBlur(luma, FOLD_SIGMA_PX).data : luma.data;
  return smooth.map((v) => ((v + 0.04) / (cloth.luma + 0.04)) ** 0.75);
}
