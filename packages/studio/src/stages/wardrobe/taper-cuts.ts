import { clamp01, smoothstep } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import type { GarmentFrame } from './fit-garment.ts';

/** How far in hair that the photo's side cuts is taken back, over which height under the cut's beginning; face heights. */
const DEPTH_FACES = 0.24;
const HEIGHT_FACES = 0.5;
/** So much of the room between ear and border may be taken: a face keeps its outline. */
const MOST_OF_ROOM = 0.7;
/** Locks: how far the outline wanders, and how soft it is, face heights. */
const WANDER_FACES = 0.022;
const SOFT_FACES = 0.035;
/** Opacity from which the border cuts somebody. */
const CUT = 96;

/**
 * Hair that a side of the photo cuts gets an outline of its own: it curves in under the cut, as a lock does, instead of ending in the
 * straight line of the border. A dressed plate is wider than its photo, so that the border would stand in the picture.
 * @param dressed its opacity is changed in place.
 */
export function taperCuts(plate: Plate, frame: GarmentFrame, dressed: Plate): void {
  const { cutAt } = plate.person;
  if (cutAt.left) taperSide(plate, frame, dressed, 'left');
  if (cutAt.right) taperSide(plate, frame, dressed, 'right');
}

function taperSide(plate: Plate, { padLeftPx }: GarmentFrame, dressed: Plate, side: 'left' | 'right'): void {
  const { widthPx, heightPx, faceHeightPx: fh } = plate;
  const border = side === 'left' ? 1 : widthPx - 2;
  const first = firstCut(plate, border);
  if (first === undefined) return;
  const ear = pointAt(plate.landmarks, side === 'left' ? LANDMARK.leftEar : LANDMARK.rightEar).x;
  const depth = Math.min(DEPTH_FACES * fh, Math.max(0, Math.abs(ear - border)) * MOST_OF_ROOM);
  const soft = SOFT_FACES * fh;
  const rows = Math.min(heightPx, dressed.heightPx);
  for (let y = Math.max(0, Math.floor(first - soft)); y < rows; y++) {
    // It starts a little inside, so that not even its beginning is the border itself.
    const inset = depth * smoothstep(-0.35, 1, (y - first) / (HEIGHT_FACES * fh)) + WANDER_FACES * fh * wander(y / fh);
    for (let k = 0; k < Math.min(widthPx, Math.ceil(inset + soft)); k++) {
      const x = padLeftPx + (side === 'left' ? k : widthPx - 1 - k);
      const i = y * dressed.widthPx + x;
      dressed.alpha[i] = (dressed.alpha[i] ?? 0) * smoothstep(0, 1, clamp01((k - inset) / soft + 0.5));
    }
  }
}

function firstCut({ widthPx, heightPx, alpha }: Plate, column: number): number | undefined {
  for (let y = 0; y < heightPx; y++) if ((alpha[y * widthPx + column] ?? 0) > CUT) return y;
  return undefined;
}

/** The ends of locks along an outline, −1 to 1, by the height in face heights. */
function wander(faces: number): number {
  return 0.5 * Math.sin(faces * 23) + 0.3 * Math.sin(faces * 51 + 1.3) + 0.2 * Math.sin(faces * 97 + 4.1);
}
