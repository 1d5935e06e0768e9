import { isInside, outlineOf } from '../inspect/face-outline.ts';
import { type Tone, toneAt } from '../inspect/sample-skin.ts';
import { faceHeightOf, type Landmarks, type Point, pointAt } from '../models/face-landmarks.ts';
import type { Plane } from '../pixels/float-plane.ts';
import type { Photo } from '../pixels/photo.ts';

/** Skin without hair, brows or shine: cheeks, beside the nose, between the brows. */
const SKIN_POINTS = [50, 280, 118, 347, 205, 425, 151, 9];
/** As shares of red and green in the sum. Within one skin light and blood move them by about 0.03. */
const CHROMA_REACH = 0.035;
/** How much darker and lighter than the face a body is. */
const DARKEST = 0.4;
const LIGHTEST = 1.8;
/** The body of a face reaches so far to each side and below the chin, in face heights. */
const ACROSS = 2.2;
const NECK = 0.4;
const DOWN = 5;
const FIGURE_CONFIDENCE = 0.6;
const SURROUND_CONFIDENCE = 0.2;
const LEVELS = 16;
const LIGHTEST_SUM = 765;
const DARKEST_SUM = 60;

/** How much of a body is as bare as its face. */
export interface Exposure {
  /** Skin below the neck, in squares of the face's height: hands are about 0.5. */
  area: number;
  /** Its share of the body seen. */
  share: number;
  /** Share of the surroundings that has the same colour: where it is large, colour tells nothing. */
  surround: number;
  /** How far colours of one lightness differ within the face, as shares of the sum: lips, eyes and cheeks are alike in one ink alone. */
  variety: number;
}

/** @param figure how surely each pixel is a person, of the photo's size. */
export function measureExposure(photo: Photo, landmarks: Landmarks, figure: Plane): Exposure {
  const body = bodyOf(photo, landmarks);
  const { widthPx, heightPx } = photo;
  let [seen, skin, around, alike] = [0, 0, 0, 0];
  for (let y = 0, i = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, i++) {
      const confidence = figure.data[i] ?? 0;
      if (confidence <= SURROUND_CONFIDENCE) {
        around++;
        if (isAlike(photo.data, i * 3, body.tone)) alike++;
      } else if (confidence >= FIGURE_CONFIDENCE && isBelow(body, x, y)) {
        seen++;
        if (isAlike(photo.data, i * 3, body.tone)) skin++;
      }
    }
  }
  return {
    area: skin / (body.height * body.height),
    share: seen === 0 ? 0 : skin / seen,
    surround: around === 0 ? 0 : alike / around,
    variety: measureVariety(photo, landmarks),
  };
}

/**
 * Share of what has the tone of skin below the neck, 0 to 1, that is cloth: beige linen in evening light has the very colour of a face.
 * @param figure as in {@link measureExposure}.
 * @param clothes how surely each cell is cloth, a plane of any size over the whole photo.
 */
export function measureCloth(photo: Photo, landmarks: Landmarks, figure: Plane, clothes: Plane): number {
  const body = bodyOf(photo, landmarks);
  const { widthPx, heightPx } = photo;
  let [skin, cloth] = [0, 0];
  for (let y = 0, i = 0; y < heightPx; y++) {
    const row = Math.floor((y * clothes.heightPx) / heightPx) * clothes.widthPx;
    for (let x = 0; x < widthPx; x++, i++) {
      if ((figure.data[i] ?? 0) < FIGURE_CONFIDENCE || !isBelow(body, x, y)) continue;
      if (!isAlike(photo.data, i * 3, body.tone)) continue;
      skin++;
      cloth += clothes.data[row + Math.floor((x * clothes.widthPx) / widthPx)] ?? 0;
    }
  }
  return skin === 0 ? 0 : cloth / skin;
}

/** What {@link Exposure.area} cannot be more than, whoever stands where: everything below the neck counts as body. */
export function boundArea(photo: Photo, landmarks: Landmarks): number {
  const body = bodyOf(photo, landmarks);
  const { widthPx, heightPx } = photo;
  let skin = 0;
  for (let y = 0, i = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, i++) if (isBelow(body, x, y) && isAlike(photo.data, i * 3, body.tone)) skin++;
  }
  return skin / (body.height * body.height);
}

/** Where the body of a face can be, and the tone of its skin. */
interface Body {
  tone: Tone;
  /** Of the face, pixels. */
  height: number;
  chin: Point;
  /** From the brow to the chin, of length one. */
  downX: number;
  downY: number;
}

function bodyOf(photo: Photo, landmarks: Landmarks): Body {
  const height = faceHeightOf(landmarks);
  const top = pointAt(landmarks, 10);
  const chin = pointAt(landmarks, 152);
  const tone = toneAt(photo, landmarks, SKIN_POINTS, height);
  return { tone, height, chin, downX: (chin.x - top.x) / height, downY: (chin.y - top.y) / height };
}

function isBelow({ chin, height, downX, downY }: Body, x: number, y: number): boolean {
  const right = x - chin.x;
  const below = y - chin.y;
  const down = right * downX + below * downY;
  if (down < NECK * height || down > DOWN * height) return false;
  return Math.abs(right * downY - below * downX) <= ACROSS * height;
}

/** Spread of the chroma that remains within each of sixteen levels of lightness. */
function measureVariety({ data, widthPx, heightPx }: Photo, landmarks: Landmarks): number {
  const sums = Array.from({ length: LEVELS }, () => ({ count: 0, red: 0, green: 0, squares: 0 }));
  const outline = outlineOf(landmarks);
  const bottom = Math.min(heightPx, outline.top + outline.heightPx);
  const right = Math.min(widthPx, outline.left + outline.widthPx);
  for (let y = Math.max(0, Math.floor(outline.top)); y < bottom; y++) {
    for (let x = Math.max(0, Math.floor(outline.left)); x < right; x++) {
      if (!isInside(outline, x, y)) continue;
      const i = (y * widthPx + x) * 3;
      const r = data[i] ?? 0;
      const g = data[i + 1] ?? 0;
      const total = r + g + (data[i + 2] ?? 0);
      const level = sums[Math.floor((total * LEVELS) / (LIGHTEST_SUM + 1))];
      // Of what is nearly black the chroma is noise.
      if (!level || total < DARKEST_SUM) continue;
      level.count++;
      level.red += r / total;
      level.green += g / total;
      level.squares += (r * r + g * g) / (total * total);
    }
  }
  let left = 0;
  let count = 0;
  for (const level of sums) {
    if (level.count === 0) continue;
    left += level.squares - (level.red ** 2 + level.green ** 2) / level.count;
    count += level.count;
  }
  return count === 0 ? 0 : Math.sqrt(Math.max(0, left) / count);
}

function isAlike(data: Uint8Array, i: number, tone: Tone): boolean {
  const red = data[i] ?? 0;
  const green = data[i + 1] ?? 0;
  const sum = red + green + (data[i + 2] ?? 0) + 1;
  const light = sum / 3 / tone.lightness;
  if (light < DARKEST || light > LIGHTEST) return false;
  const apartRed = red / sum - tone.red;
  const apartGreen = green / sum - tone.green;
  return apartRed * apartRed + apartGreen * apartGreen < CHROMA_REACH * CHROMA_REACH;
}
