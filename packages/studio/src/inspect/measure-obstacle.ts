import { faceHeightOf, type Landmarks, type Point, pointAt } from '../models/face-landmarks.ts';
import type { Photo } from '../pixels/photo.ts';
import { medianTone, type Tone, toneAt, toneDistance, toneOfPoints } from './sample-skin.ts';

/** Skin that nothing held up to the mouth reaches: nose, under the eyes, bridge, cheekbones. */
const UPPER = [
  [195, 5, 197],
  [119, 348, 229, 449],
  [168, 6, 122, 351],
  [50, 280, 101, 330],
];
/** Down the middle of the chin, from under the lip. */
const CHIN = [200, 199, 175] as const;
/** The lips' middle, upper to lower, with the line between them. */
const MOUTH = [0, 13, 14, 17] as const;
/** Under the chin by this share of the face's height is the neck, unless something is held there. */
const UNDER_CHIN_SHARES = [0.06, 0.12] as const;

export interface ObstacleMeasure {
  /** How unlike the skin of the upper face the least unlike two of the chin's three places are. */
  chin: number;
  /** The same for the least unlike three of the mouth's four places. */
  mouth: number;
  /** How unlike the chin what lies under it is: a microphone goes on, a beard ends. */
  below: number;
  /** How much the most telling of the mouth's places differs from the chin: nothing where a hand lies over both. */
  lips: number;
  /** Skin without any colour: a photo in black and white, whose lips differ from a chin by little. */
  isGrey: boolean;
}

/**
 * Drawn microphones and cups before the mouth measured chin 0.72, mouth 0.55 at the least and lips 0.26 at the most, bare
 * and bearded chins of that distance lips over 0.6. Of 27 bare faces the chin nearest to one that a thing in front of it
 * hides measured 0.76 and 0.19 under it, of drawn things 0.84 and 0.12. Drawn hands measured lips under 0.07, bare 0.14.
 */
const MOUTH_MIN_DISTANCE = 0.5;
const MOUTH_CHIN_MIN_DISTANCE = 0.6;
const MOUTH_MAX_LIPS = 0.3;
const CHIN_MIN_DISTANCE = 0.8;
const CHIN_MAX_BELOW = 0.15;
const HAND_MAX_LIPS = 0.09;
const GREY_CHROMA = 0.01;

/** Whether something is held before mouth or chin: a microphone, a cup, a hand. */
export function isObstructed({ chin, mouth, below, lips, isGrey }: ObstacleMeasure): boolean {
  const isBeforeMouth = mouth >= MOUTH_MIN_DISTANCE && chin >= MOUTH_CHIN_MIN_DISTANCE && lips <= MOUTH_MAX_LIPS;
  const isBeforeChin = chin >= CHIN_MIN_DISTANCE && below <= CHIN_MAX_BELOW;
  return isBeforeMouth || isBeforeChin || (!isGrey && lips <= HAND_MAX_LIPS);
}

export function measureObstacle(photo: Photo, landmarks: Landmarks): ObstacleMeasure {
  const height = faceHeightOf(landmarks);
  const tone = (indices: readonly number[]): Tone => toneAt(photo, landmarks, indices, height);
  const upper = medianTone(UPPER.map(tone));
  const chin = CHIN.map((index) => tone([index]));
  const mouth = MOUTH.map((index) => tone([index]));
  const distances = (tones: readonly Tone[], from: Tone) =>
    tones.map((one) => toneDistance(one, from)).sort((a, b) => a - b);
  const chinTone = medianTone(chin);
  const under = UNDER_CHIN_SHARES.map((share) => toneOfPoints(photo, [underChin(landmarks, share)], height));
  return {
    chin: distances(chin, upper)[1] ?? 0,
    mouth: distances(mouth, upper)[1] ?? 0,
    below: distances(under, chinTone)[0] ?? 0,
    lips: distances(mouth, chinTone).at(-1) ?? 0,
    isGrey: Math.hypot(upper.red - 1 / 3, upper.green - 1 / 3) < GREY_CHROMA,
  };
}

/** A place on the line from forehead to chin, beyond the chin. */
function underChin(landmarks: Landmarks, share: number): Pick<Point, 'x' | 'y'> {
  const [top, chin] = [pointAt(landmarks, 10), pointAt(landmarks, 152)];
  return { x: chin.x + (chin.x - top.x) * share, y: chin.y + (chin.y - top.y) * share };
}
