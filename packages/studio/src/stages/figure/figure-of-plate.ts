import type { Plane } from '../../pixels/float-plane.ts';
import { clamp01 } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import { buildGuide, type Guide } from './guide.ts';
import { measureHeadDepth } from './head-depth.ts';
import { LANDMARK, middleOf, type Point, pointAt } from './landmarks.ts';
import { buildPyramid, type CutOut } from './pyramid.ts';

/** What every sheet of one person needs again: the plate in the form that {@link stagePerson} samples, and its measures. */
export interface Figure {
  plate: Plate;
  /** The cut-out at full, half and quarter size, premultiplied. */
  pyramid: readonly CutOut[];
  guide: Guide;
  headDepth: Plane;
  measures: FigureMeasures;
}

/** Plate pixels. */
export interface FigureMeasures {
  faceHeightPx: number;
  /** Between nose bridge and nose tip: the point that framing places. */
  anchor: Point;
  ears: Point;
  chin: Point;
  plateWidthPx: number;
  /** Half the distance between the ears. */
  headHalfWidthPx: number;
  /** How far head and hair reach to the left and right of the anchor, above the mouth. */
  headReachLeftPx: number;
  headReachRightPx: number;
  /** Height of the eyes above the anchor, and their distance as from the front. */
  eyesAbovePx: number;
  eyeDistancePx: number;
  torsoHalfWidthPx: number;
  torsoCentreX: number;
  /** First row with hair; under it the person fills the plate. */
  topY: number;
  /** Last row with the person, before any lengthening. */
  bottomY: number;
  /** Height from which the person touches a side of the plate, or infinity. */
  cutLeftFromY: number;
  cutRightFromY: number;
}

const figures = new WeakMap<Plate, Figure>();

/** Builds a plate's figure once; later calls with the same plate object return the same figure. */
export function figureOfPlate(plate: Plate): Figure {
  const known = figures.get(plate);
  if (known) return known;
  const figure: Figure = {
    plate,
    pyramid: buildPyramid(plate, plate.foreground),
    guide: buildGuide(plate),
    headDepth: measureHeadDepth(plate),
    measures: measureFigure(plate),
  };
  figures.set(plate, figure);
  return figure;
}

function measureFigure(plate: Plate): FigureMeasures {
  const { landmarks, faceHeightPx } = plate;
  const left = pointAt(landmarks, LANDMARK.leftEar);
  const right = pointAt(landmarks, LANDMARK.rightEar);
  const chin = pointAt(landmarks, LANDMARK.chin);
  const ears = middleOf(landmarks, LANDMARK.leftEar, LANDMARK.rightEar);
  const anchor = middleOf(landmarks, LANDMARK.noseBridge, LANDMARK.noseTip);
  const eyes = measureEyes(plate);
  const reach = measureHeadReach(plate, anchor);
  const torso = measureTorso(plate, ears.x, chin.y + faceHeightPx * 0.9);
  return {
    faceHeightPx,
    plateWidthPx: plate.widthPx,
    anchor,
    ears,
    chin,
    headHalfWidthPx: Math.hypot(right.x - left.x, right.y - left.y) / 2,
    headReachLeftPx: reach.left,
    headReachRightPx: reach.right,
    eyesAbovePx: anchor.y - eyes.y,
    eyeDistancePx: eyes.distancePx,
    torsoHalfWidthPx: Math.max(faceHeightPx * 0.9, torso.halfWidth),
    torsoCentreX: torso.centre,
    topY: findRow(plate, 0, 1),
    bottomY: findRow(plate, plate.heightPx - 1, -1),
    cutLeftFromY: findCut(plate, 2),
    cutRightFromY: findCut(plate, plate.widthPx - 3),
  };
}

function measureEyes(plate: Plate): { y: number; distancePx: number } {
  const left = middleOf(plate.landmarks, LANDMARK.leftEyeOuter, LANDMARK.leftEyeInner);
  const right = middleOf(plate.landmarks, LANDMARK.rightEyeOuter, LANDMARK.rightEyeInner);
  const foreshortening = Math.max(0.8, Math.cos((plate.person.yaw * Math.PI) / 180));
  return { y: (left.y + right.y) / 2, distancePx: Math.hypot(right.x - left.x, right.y - left.y) / foreshortening };
}

/** Widest opaque run through the face's axis, from the crown to the anchor. */
function measureHeadReach(plate: Plate, anchor: Point): { left: number; right: number } {
  const { widthPx, alpha, faceHeightPx } = plate;
  const centre = Math.round(anchor.x);
  const most = Math.round(faceHeightPx);
  const run = (row: number, step: 1 | -1): number => {
    let length = 0;
    while (length < most && (alpha[row + centre + step * length] ?? 0) > 127) length++;
    return Math.min(length, step > 0 ? widthPx - 1 - centre : centre);
  };
  let left = 0;
  let right = 0;
  for (let y = Math.max(0, Math.round(anchor.y - faceHeightPx)); y <= anchor.y; y += 4) {
    const row = y * widthPx;
    left = Math.max(left, run(row, -1));
    right = Math.max(right, run(row, 1));
  }
  return { left, right };
}

function measureTorso(plate: Plate, centreX: number, atY: number): { halfWidth: number; centre: number } {
  const row = Math.min(plate.heightPx - 2, Math.round(atY)) * plate.widthPx;
  const centre = Math.round(clamp01(centreX / plate.widthPx) * (plate.widthPx - 1));
  let left = centre;
  let right = centre;
  while (left > 0 && (plate.alpha[row + left] ?? 0) > 127) left--;
  while (right < plate.widthPx - 1 && (plate.alpha[row + right] ?? 0) > 127) right++;
  return { halfWidth: (right - left) / 2, centre: (left + right) / 2 };
}

function findRow(plate: Plate, from: number, step: number): number {
  for (let y = from; y >= 0 && y < plate.heightPx; y += step) {
    let opaque = 0;
    for (let x = 0; x < plate.widthPx; x += 3) if ((plate.alpha[y * plate.widthPx + x] ?? 0) > 96) opaque++;
    if (opaque > 4) return y;
  }
  return from;
}

function findCut(plate: Plate, column: number): number {
  for (let y = 0; y < plate.heightPx; y++) {
    if ((plate.alpha[y * plate.widthPx + column] ?? 0) > 96) return y;
  }
  return Number.POSITIVE_INFINITY;
}
