import { type Landmarks, pointAt } from '../models/face-landmarks.ts';
import { PERSON_CLASSES, parsePerson } from '../models/parse-person.ts';
import { fillPolygon } from '../pixels/fill-polygon.ts';
import { cutPhoto, type Photo } from '../pixels/photo.ts';
import { bustBox } from '../prepare/matte/class-maps.ts';

/** From cheek to cheek around the jaw, and back under the nose. */
const LOWER_FACE = [
  93, 132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361, 323, 425, 2, 205,
];
/** Of its way from the middle: the rim is where a neck, a collar or a curl begins. */
const INNER_SHARE = 0.85;
/** What a bare lower face may be; a beard is either. */
const BARE = new Set(['faceSkin', 'hair']);
/**
 * Hands, cups, a telephone and microphones laid before 12 faces measured 0.16 at the least (83 of them; half over 0.5), 27 bare faces
 * 0.12 at the most, also in black and white, dim and soft.
 */
const OBSTRUCTED_SHARE = 0.15;

/** Which share of the lower face is something else before it, such as a hand, a cup or a microphone: 0 to 1. */
export async function measureObstacle(photo: Photo, landmarks: Landmarks): Promise<number> {
  const box = bustBox(photo, landmarks);
  const planes = await parsePerson(cutPhoto(photo, box));
  const { widthPx, heightPx } = planes.faceSkin;
  const points = LOWER_FACE.map((index) => pointAt(landmarks, index));
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
    const likeliest = PERSON_CLASSES.reduce((best, name) =>
      (planes[name].data[at] ?? 0) > (planes[best].data[at] ?? 0) ? name : best,
    );
    if (!BARE.has(likeliest)) covered += weight;
  }
  return all === 0 ? 0 : covered / all;
}

/** Whether something is held before mouth or chin. */
export function isObstructed(share: number): boolean {
  return share >= OBSTRUCTED_SHARE;
}
