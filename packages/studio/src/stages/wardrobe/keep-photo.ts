import { createPlane, type Plane, planeFromBytes } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { guidedFilter } from '../../pixels/guided-filter.ts';
import { clamp01, smoothstep } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import { lumaOf } from '../colour.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import type { GarmentFit } from './fit-garment.ts';
import type { HairOrder } from './hair-order.ts';
import { jawLine } from './jaw-line.ts';
import { faceTone } from './jaw-tone.ts';
import { dropFloating, joinedToJaw } from './joined-neck.ts';
import { PART_CELL_PX, partsOf } from './person-parts.ts';
import { tintOf } from './skin-tint.ts';

/** What of the photo stays, one value for each cell of the plate's parts; shares of a pixel of the person. */
export interface KeptPhoto {
  /** Face, ears, hair above the chin and what is worn in it: over everything. */
  head: Plane;
  /** Skin and jewellery of the neck: under whatever of the garment is nearer than the neck's middle. */
  neck: Plane;
  /** Hair about and under the chin that lies on the cloth, and hair that falls behind the shoulders. */
  before: Plane;
  behind: Plane;
}

/** How far out the photo's neck is believed, in face heights; what is further out is shoulders or arms. */
const NECK_HALF_FACES = 0.35;
const NECK_DOWN_FACES = 0.85;
const CLOTH_FRINGE_CELLS = 3;
/** Within so many face heights of the jaw's middle the head goes over into the neck softly, by so many pixels more than elsewhere. */
const SEAM_HALF_FACES = 0.3;
const SEAM_PX = 12;
const RADIANS = Math.PI / 180;

export function keepPhoto(plate: Plate, fit: GarmentFit, order: HairOrder): KeptPhoto {
  const { faceHeightPx: fh } = plate;
  const parts = partsOf(plate);
  const { widthPx, heightPx } = parts;
  const hair = refineHair(plate);
  const [head, neck, before, behind] = [0, 1, 2, 3].map(() => createPlane(widthPx, heightPx)) as [
    Plane,
    Plane,
    Plane,
    Plane,
  ];
  const jaw = jawLine(plate);
  const ears = [pointAt(plate.landmarks, LANDMARK.leftEar), pointAt(plate.landmarks, LANDMARK.rightEar)] as const;
  const eyeY = pointAt(plate.landmarks, LANDMARK.noseBridge).y;
  const { x: mouthX, y: mouthY } = pointAt(plate.landmarks, LANDMARK.lowerLip);
  const skinTint = tintOf(plate.person.skinMean[0], plate.person.skinMean[2]);
  const nearCloth = gaussianBlur(planeFromBytes(widthPx, heightPx, parts.clothes), CLOTH_FRINGE_CELLS);
  const remnants = remnantsOf(plate, jaw.at, fit, skinTint);
  const half = (NECK_HALF_FACES + 0.35 * Math.abs(Math.sin(plate.person.roll * RADIANS))) * fh;
  for (let cy = 0, i = 0; cy < heightPx; cy++) {
    const y = cy * PART_CELL_PX;
    const down = clamp01((y - fit.chin.y) / (0.55 * fh));
    const neckX = (jaw.middle * 0.6 + fit.chin.x * 0.4) * (1 - down) + fit.axisX * down;
    const lowering = smoothstep(fit.chin.y - 0.12 * fh, fit.chin.y + 0.02 * fh, y);
    const neckEnd = clamp01((fit.chin.y + NECK_DOWN_FACES * fh - y) / 14);
    for (let cx = 0; cx < widthPx; cx++, i++) {
      const x = cx * PART_CELL_PX;
      const p = Math.min(plate.heightPx - 1, y) * plate.widthPx + Math.min(plate.widthPx - 1, x);
      const opaque = (plate.alpha[p] ?? 0) / 255;
      if (opaque === 0) continue;
      const mane = hair.data[i] ?? 0;
      const cloth = (parts.clothes[i] ?? 0) / 255;
      const others = (parts.others[i] ?? 0) / 255;
      const body = (parts.bodySkin[i] ?? 0) / 255;
      const face = (parts.faceSkin[i] ?? 0) / 255;
      const under = 1 - smoothstep(SEAM_HALF_FACES * 0.7, SEAM_HALF_FACES, Math.abs(x - jaw.middle) / fh);
      const above = clamp01((jaw.at(x) + 2 - SEAM_PX * 0.4 * under - y) / (6 + SEAM_PX * under) + 0.5);
      const isFace = x > ears[0].x - 0.17 * fh && x < ears[1].x + 0.17 * fh ? above : 0;
      // Beside a collar the photo's pixels are mixed with it: the made neck shows there.
      const foreign = smoothstep(0.06, 0.2, remnants.data[i] ?? 0);
      const bare = 1 - smoothstep(0.1, 0.34, Math.max(cloth * 0.6, nearCloth.data[i] ?? 0));
      const overEyes = clamp01((eyeY - y) / 8);
      const side = x < mouthX ? order.left : order.right;
      const low = y > fit.chin.y - 0.2 * fh ? mane : 0;
      const isAtEar = Math.abs(Math.abs(x - mouthX) / fh - 0.45) < 0.17;
      const jewel = isAtEar
        ? smoothstep(0.45, 0.75, others) * (1 - smoothstep(0.15 * fh, 0.25 * fh, y - fit.chin.y))
        : 0;
      const edge = y > mouthY ? smoothstep(jaw.at(x) - 0.08 * fh, jaw.at(x) - 0.03 * fh, y) * (1 - mane) : 0;
      const believed = edge > 0 ? 1 - edge * (1 - likeSkin(plate, p, skinTint)) : 1;
      head.data[i] = Math.max(
        overEyes,
        isFace * bare * believed,
        mane * (1 - lowering),
        smoothstep(0.4, 0.7, face) * (1 - lowering) * believed,
        jewel,
      );
      const inColumn = clamp01((half - Math.abs(x - neckX)) / 6 + 0.5) * neckEnd * (1 - above);
      neck.data[i] =
        smoothstep(0.35, 0.65, body + face + others * 0.8) * inColumn * (1 - mane) * bare * (1 - foreign) * believed;
      if (side === 'before') before.data[i] = low;
      else behind.data[i] = low;
    }
  }
  const own = joinedToJaw(neck, jaw, fh);
  const nose = pointAt(plate.landmarks, LANDMARK.noseTip);
  dropFloating([head, before, behind], { x: nose.x / PART_CELL_PX, y: nose.y / PART_CELL_PX }, own);
  return { head, neck: gaussianBlur(own, 0.8), before, behind };
}

/** Whether a pixel at the jaw may be skin: a white collar or the light of a window behind is much bluer than the person. */
function likeSkin({ foreground }: Plate, p: number, tint: number): number {
  const own = tintOf((foreground[p * 3] ?? 0) / 255, (foreground[p * 3 + 2] ?? 0) / 255);
  return smoothstep(0.3, 0.6, own / Math.max(0.1, tint));
}

/**
 * What is left of the photo's clothes under the jaw though it counts as skin: far less red than the person, or brighter than any of
 * their face and paler. Blurred, because its edge is mixed with skin.
 */
function remnantsOf(plate: Plate, jawAt: (x: number) => number, fit: GarmentFit, tint: number): Plane {
  const { widthPx, heightPx, hair, others, clothes } = partsOf(plate);
  const found = createPlane(widthPx, heightPx);
  const { foreground, faceHeightPx: fh } = plate;
  const aroundCloth = gaussianBlur(planeFromBytes(widthPx, heightPx, clothes), (0.07 * fh) / PART_CELL_PX);
  const bright = lumaOf(...faceTone(plate)) * 1.15;
  const last = Math.min(heightPx, Math.ceil((fit.chin.y + NECK_DOWN_FACES * fh) / PART_CELL_PX));
  for (let cy = Math.floor((fit.chin.y - 0.5 * fh) / PART_CELL_PX); cy < last; cy++) {
    for (let cx = 0; cx < widthPx; cx++) {
      const i = cy * widthPx + cx;
      const y = cy * PART_CELL_PX;
      if (y < jawAt(cx * PART_CELL_PX) - 0.015 * fh || (hair[i] ?? 0) > 60 || (aroundCloth.data[i] ?? 0) < 0.06)
        continue;
      const j = (Math.min(plate.heightPx - 1, y) * plate.widthPx + Math.min(plate.widthPx - 1, cx * PART_CELL_PX)) * 3;
      const [r, g, b] = [foreground[j] ?? 0, foreground[j + 1] ?? 0, foreground[j + 2] ?? 0];
      const own = tintOf(r / 255, b / 255) / Math.max(0.1, tint);
      const isPale = own < 0.4 || (own < 0.6 && lumaOf(r, g, b) > bright);
      if (isPale || (clothes[i] ?? 0) > 110 || ((others[i] ?? 0) > 110 && own < 0.7)) found.data[i] = 1;
    }
  }
  return gaussianBlur(found, 2);
}

/** The hair of the class maps with the photo's own edges. */
function refineHair(plate: Plate): Plane {
  const parts = partsOf(plate);
  const guide = createPlane(parts.widthPx, parts.heightPx);
  const mask = createPlane(parts.widthPx, parts.heightPx);
  for (let cy = 0, i = 0; cy < parts.heightPx; cy++) {
    const row = Math.min(plate.heightPx - 1, cy * PART_CELL_PX) * plate.widthPx;
    for (let cx = 0; cx < parts.widthPx; cx++, i++) {
      const j = (row + Math.min(plate.widthPx - 1, cx * PART_CELL_PX)) * 3;
      const f = plate.foreground;
      guide.data[i] = lumaOf(f[j] ?? 0, f[j + 1] ?? 0, f[j + 2] ?? 0) / 255;
      const known = (parts.hair[i] ?? 0) + (parts.clothes[i] ?? 0) + (parts.bodySkin[i] ?? 0) + (parts.others[i] ?? 0);
      // At the edge to the background the matte says how much is there: the part only says what it is.
      mask.data[i] = Math.min(1, (parts.hair[i] ?? 0) / Math.max(90, known));
    }
  }
  const fitted = guidedFilter(guide, mask, { radiusPx: 4, epsilon: 4e-4 });
  for (let i = 0; i < fitted.data.length; i++) {
    const value = smoothstep(0.22, 0.72, fitted.data[i] ?? 0);
    // Far from hair the filter may follow any edge.
    fitted.data[i] = (mask.data[i] ?? 0) < 0.02 ? 0 : value;
  }
  return fitted;
}
