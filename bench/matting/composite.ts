import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createRandom } from '../../packages/studio/src/pixels/random.ts';
import { openScene } from '../../packages/studio/src/scenes/scene-cache.ts';
import type { Scene } from '../../packages/studio/src/scenes/scene-kinds.ts';
import { drawHair } from './draw-hair.ts';
import { HAIR_STYLES, type HairStyle, type Tone } from './hair-styles.ts';

/** A photo whose cut-out is known. */
export interface Composite {
  name: string;
  jpeg: Uint8Array;
  widthPx: number;
  heightPx: number;
  /** The person in front of nothing: red, green, blue times opacity, and opacity, 0 to 1, interleaved. */
  truth: Float32Array;
}

const [WIDTH_PX, HEIGHT_PX] = [1080, 1120];
const PLACE = { widthPx: WIDTH_PX, heightPx: HEIGHT_PX, x: 540, y: 430, faceHeightPx: 320 };
/** What a lens and a sensor do to strands. */
const BLUR_SIGMA = 0.6;
const NOISE_SIGMA = 3;
const JPEG_QUALITY = 92;
const GROUNDS: readonly (Scene & { seed: number })[] = [
  { kind: 'cafe', seed: 5 },
  { kind: 'library', seed: 2 },
  { kind: 'street', seed: 3 },
  { kind: 'backdrop', colours: ['#f2efe9', '#ddd6cb', '#b9b0a2'], seed: 1 },
  { kind: 'park', seed: 4 },
  { kind: 'skyline', seed: 4 },
  { kind: 'blossom', seed: 2 },
  { kind: 'neon', seed: 6 },
];
/** Of one style to the next, so that every style meets other grounds and every ground other styles. */
const GROUNDS_OF_STYLE = 2;

/** Every style of hair before two grounds each. */
export async function* makeComposites(seed = 1): AsyncGenerator<Composite> {
  for (const [index, style] of HAIR_STYLES.entries()) {
    const person = await layPerson(style, seed + index);
    for (let k = 0; k < GROUNDS_OF_STYLE; k++) {
      const ground = GROUNDS[(index * GROUNDS_OF_STYLE + k * 3) % GROUNDS.length];
      if (ground) yield takePhoto(`${style.name}; ${ground.kind}`, person, { ...ground, seed: ground.seed + seed - 1 });
    }
  }
}

async function takePhoto(name: string, person: Float32Array, scene: Scene): Promise<Composite> {
  const ground = openScene(scene, WIDTH_PX, HEIGHT_PX).picture.data;
  const random = createRandom(scene.seed ?? 1);
  const photo = Buffer.alloc(WIDTH_PX * HEIGHT_PX * 3);
  for (let i = 0, j = 0; j < photo.length; i += 4, j += 3) {
    const clear = 1 - (person[i + 3] ?? 0);
    for (let c = 0; c < 3; c++) {
      const noise = (random() + random() + random() - 1.5) * 2 * NOISE_SIGMA;
      const value = 255 * (person[i + c] ?? 0) + clear * (ground[i + c] ?? 0) + noise;
      photo[j + c] = Math.min(255, Math.max(0, Math.round(value)));
    }
  }
  const raw = { width: WIDTH_PX, height: HEIGHT_PX, channels: 3 as const };
  const jpeg = await sharp(photo, { raw }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
  return { name, jpeg, widthPx: WIDTH_PX, heightPx: HEIGHT_PX, truth: person };
}

/** Hair behind, the person with their own hair trimmed, hair in front. */
async function layPerson(style: HairStyle, seed: number): Promise<Float32Array> {
  const hair = drawHair(style, PLACE, createRandom(seed));
  const out = new Float32Array(WIDTH_PX * HEIGHT_PX * 4);
  for (const layer of [await soften(hair.behind), await readBody(style.tones), await soften(hair.inFront)]) {
    for (let i = 0; i < out.length; i += 4) {
      const alpha = (layer[i + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      for (let c = 0; c < 3; c++) out[i + c] = (out[i + c] ?? 0) * (1 - alpha) + ((layer[i + c] ?? 0) / 255) * alpha;
      out[i + 3] = (out[i + 3] ?? 0) * (1 - alpha) + alpha;
    }
  }
  return out;
}

/** Blurred with its opacity, so that clear pixels give no colour. */
async function soften(rgba: Uint8ClampedArray): Promise<Uint8Array> {
  const source = Buffer.from(rgba.buffer, rgba.byteOffset, rgba.length);
  return sharp(source, { raw: { width: WIDTH_PX, height: HEIGHT_PX, channels: 4 } })
    .blur(BLUR_SIGMA)
    .raw()
    .toBuffer();
}

/** The sample person, whose own hair takes the style's tones. */
async function readBody([dark, middle, light]: HairStyle['tones']): Promise<Uint8Array> {
  const body = await readPicture('body.webp').ensureAlpha().raw().toBuffer();
  const hair = await readPicture('body-hair.webp').resize(WIDTH_PX, HEIGHT_PX).greyscale().raw().toBuffer();
  for (let i = 0; i < hair.length; i++) {
    const [r = 0, g = 0, b = 0] = body.subarray(i * 4, i * 4 + 3);
    const luma = (0.299 * r + 0.587 * g + 0.114 * b) / 255;
    const [from, to, share]: [Tone, Tone, number] =
      luma < 0.4 ? [dark, middle, luma / 0.4] : [middle, light, (luma - 0.4) / 0.6];
    const weight = (hair[i] ?? 0) / 255;
    for (const c of [0, 1, 2] as const) {
      const own = body[i * 4 + c] ?? 0;
      body[i * 4 + c] = own + (from[c] + (to[c] - from[c]) * share - own) * weight;
    }
  }
  return body;
}

const readPicture = (name: string) => sharp(fileURLToPath(new URL(name, import.meta.url)));
