import { type Landmarks, pointAt } from '../models/face-landmarks.ts';
import { fillPolygon } from '../pixels/fill-polygon.ts';
import { type BustLook, likeliestAt } from './look-at-bust.ts';

/** From under the nose around the mouth's corners to the chin: what is held up to the mouth lies here, hair and hands beside do not. */
const MOUTH_AND_CHIN = [2, 287, 378, 400, 377, 152, 148, 176, 149, 57];
/** Of its way from the middle: the rim is where a neck, a collar or a curl begins. */
const INNER_SHARE = 0.85;
/** What a bare mouth and chin may be; a beard is either. */
const BARE = new Set(['faceSkin', 'hair']);
/**
 * Hands, cups, telephones and microphones laid before 12 faces measured 0.23 at the least, what is drawn before a chin 0.13; 27 bare faces
 * 0.06 at the most, also in black and white, dim, soft and small.
 */
const OBSTRUCTED_SHARE = 0.1;

/** Which share of mouth and chin is something else before them, such as a hand, a cup or a microphone: 0 to 1. */
export function measureObstacle({ box, planes }: BustLook, landmarks: Landmarks): number {
  const { widthPx, heightPx } = planes.faceSkin;
  const points = MOUTH_AND_CHIN.map((index) => pointAt(landmarks, index));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middleX, middleY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const inner = points.map(({ x, y }) => ({
    x: ((middleX + (x - middleX) * INNER_SHARE - box.left) * widthPx) / box.widthPx,
    y: ((middleY + (y - middleY) * INNER_SHARE - box.top) * heightPx) / box.heightPx,
  }));
  const { data: inside } = fillPolygon(widthPx, heightPx, inner);
  let [all, covered] = [0, 0];
  for (const [at, weight] of inside.entries()) {
    if (weight === 0) continue;
    all += weight;
    if (!BARE.has(likeliestAt(planes, at))) covered += weight;
  }
  return all === 0 ? 0 : covered / all;
}

/** Whether something is held before mouth or chin. */
export function isObstructed(share: number): boolean {
  return share >= OBSTRUCTED_SHARE;
}
