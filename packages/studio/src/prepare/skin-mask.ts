import {
  FACE_OVAL,
  faceHeightOf,
  type Landmarks,
  LEFT_BROW,
  LEFT_EYE,
  LIPS,
  mapLandmarks,
  type Point,
  pointAt,
  RIGHT_BROW,
  RIGHT_EYE,
} from '../models/face-landmarks.ts';
import { fillPolygon } from '../pixels/fill-polygon.ts';
import { createPlane, mapPlane, type Plane } from '../pixels/float-plane.ts';
import { gaussianBlur } from '../pixels/gaussian-blur.ts';
import { type Channels, guidedFilter } from '../pixels/guided-filter.ts';
import { clamp01, smoothstep } from '../pixels/interpolate.ts';
import type { Photo } from '../pixels/photo.ts';
import { joinPlanes, type Raster } from '../pixels/raster.ts';
import { shrinkPlane } from '../pixels/resample.ts';

/** Skin without hair, brows or shine: cheeks, beside the nose, between the brows. */
const SKIN_POINTS = [50, 280, 118, 347, 205, 425, 151, 9];
const FACTOR = 2;
/** Spread of skin chroma, squared: wide on the face, which is known to be skin, narrow where colour alone decides. */
const FACE_SPREAD = 0.015;
const REACH_SPREAD = 0.0045;
/** Spread of what is too dark to be skin, squared. */
const SHADE_SPREAD = 0.004;

export type Colour = [red: number, green: number, blue: number];

/** Mean colour of the face's skin, sRGB 0 to 1. */
export function meanSkinColour(photo: Photo, landmarks: Landmarks): Colour {
  const sum: Colour = [0, 0, 0];
  let count = 0;
  for (const index of SKIN_POINTS) {
    const point = pointAt(landmarks, index);
    for (let dy = -6; dy <= 6; dy += 2) {
      for (let dx = -6; dx <= 6; dx += 2) {
        const x = Math.min(Math.max(Math.round(point.x + dx), 0), photo.widthPx - 1);
        const y = Math.min(Math.max(Math.round(point.y + dy), 0), photo.heightPx - 1);
        const i = (y * photo.widthPx + x) * 3;
        sum[0] += (photo.data[i] ?? 0) / 255;
        sum[1] += (photo.data[i + 1] ?? 0) / 255;
        sum[2] += (photo.data[i + 2] ?? 0) / 255;
        count++;
      }
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** How much each pixel is skin, 0 to 1: the face without its features, and what of neck and ears has its colour. */
export function skinMask(foreground: Channels, matte: Plane, landmarks: Landmarks, mean: Colour): Plane {
  const [red, green, blue] = foreground;
  const small = joinPlanes(shrinkPlane(red, FACTOR), shrinkPlane(green, FACTOR), shrinkPlane(blue, FACTOR));
  const opacity = shrinkPlane(matte, FACTOR);
  const points = mapLandmarks(landmarks, 0, 0, 1 / FACTOR);
  const { face, reach } = skinRegions(points, small.widthPx, small.heightPx);
  const rough = createPlane(small.widthPx, small.heightPx);
  for (let i = 0; i < rough.data.length; i++) {
    const near = reach.data[i] ?? 0;
    if (near <= 0) continue;
    const onFace = (face.data[i] ?? 0) * smoothstep(0.05, 0.35, skinLikeness(small, i * 3, mean, FACE_SPREAD));
    const around = near * smoothstep(0.3, 0.7, skinLikeness(small, i * 3, mean, REACH_SPREAD));
    rough.data[i] = Math.max(onFace, around) * (opacity.data[i] ?? 0);
  }
  return alignToPhoto(foreground, rough);
}

/** The rough mask at full size, its edges moved onto those of the photo. */
function alignToPhoto(foreground: Channels, rough: Plane): Plane {
  const guide = lumaOf(foreground);
  const full = createPlane(guide.widthPx, guide.heightPx);
  for (let y = 0; y < full.heightPx; y++) {
    const row = Math.min(rough.heightPx - 1, y >> 1) * rough.widthPx;
    for (let x = 0; x < full.widthPx; x++) full.data[y * full.widthPx + x] = rough.data[row + (x >> 1)] ?? 0;
  }
  const mask = guidedFilter(guide, full, { radiusPx: 6, epsilon: 1e-3, factor: FACTOR });
  for (let i = 0; i < mask.data.length; i++) mask.data[i] = clamp01(mask.data[i] ?? 0);
  return mask;
}

function lumaOf([red, green, blue]: Channels): Plane {
  return mapPlane(red, (r, i) => 0.299 * r + 0.587 * (green.data[i] ?? 0) + 0.114 * (blue.data[i] ?? 0));
}

function skinLikeness(photo: Raster, i: number, mean: Colour, spread: number): number {
  const [r, g, b] = [photo.data[i] ?? 0, photo.data[i + 1] ?? 0, photo.data[i + 2] ?? 0];
  const luma = 0.299 * r + 0.587 * g + 0.114 * b;
  const meanLuma = 0.299 * mean[0] + 0.587 * mean[1] + 0.114 * mean[2];
  // Chroma grows with light: skin in the shade is compared with the mean at that light.
  const share = luma / meanLuma;
  const cr = r - luma - (mean[0] - meanLuma) * share;
  const cb = b - luma - (mean[2] - meanLuma) * share;
  const shade = Math.max(0, 0.35 * meanLuma - luma);
  return Math.exp(-(cr * cr + cb * cb) / spread - (shade * shade) / SHADE_SPREAD);
}

function skinRegions(landmarks: Landmarks, widthPx: number, heightPx: number): { face: Plane; reach: Plane } {
  const height = faceHeightOf(landmarks);
  const outline = (indices: readonly number[], grow: number): Point[] => {
    const points = indices.map((index) => pointAt(landmarks, index));
    const cx = points.reduce((sum, p) => sum + p.x, 0) / points.length;
    const cy = points.reduce((sum, p) => sum + p.y, 0) / points.length;
    return points.map((p) => ({ x: cx + (p.x - cx) * grow, y: cy + (p.y - cy) * grow, z: p.z }));
  };
  const fill = (points: readonly { x: number; y: number }[]): Plane => fillPolygon(widthPx, heightPx, points);
  const chin = pointAt(landmarks, 152);
  const neck = Array.from({ length: 40 }, (_, i) => ({
    x: chin.x + Math.cos((i / 20) * Math.PI) * 0.62 * height,
    y: chin.y + (0.15 + Math.sin((i / 20) * Math.PI) * 0.75) * height,
  }));
  const features = [LEFT_EYE, RIGHT_EYE, LEFT_BROW, RIGHT_BROW, LIPS].map((indices) => fill(outline(indices, 1.15)));
  const oval = fill(outline(FACE_OVAL, 1));
  const wide = fill(outline(FACE_OVAL, 1.12));
  const around = fill(neck);
  for (let i = 0; i < oval.data.length; i++) {
    const isFeature = features.some((feature) => (feature.data[i] ?? 0) > 0.5);
    wide.data[i] = isFeature ? 0 : Math.max(wide.data[i] ?? 0, around.data[i] ?? 0);
    if (isFeature) oval.data[i] = 0;
  }
  return { face: gaussianBlur(oval, height * 0.008), reach: gaussianBlur(wide, height * 0.02) };
}
