import { outlineOf } from '../inspect/face-outline.ts';
import { measureSharpness } from '../inspect/measure-sharpness.ts';
import { faceHeightOf, type Landmarks } from '../models/face-landmarks.ts';
import type { Photo } from '../pixels/photo.ts';

/** The measure enlarges such a face, which blurs it: in nine frames of a contact sheet it read 2 to 6 where others read 5 and more. */
const SMALL_FACE_PX = 120;
const SMALL_FACE_GAIN = 2.5;
const PIXEL_STEP = 16;

/** Below this a picture is one colour, as a safety filter gives it. Portraits measured 30 and more. */
export const MIN_TONAL_SPREAD = 6;

/** How a finished picture came out, apart from whom it shows. */
export interface PictureFinish {
  /** Of the least sharp of the faces, as of an upload (variance of the Laplacian); 0 where there is no face. */
  sharpness: number;
  /** Standard deviation of the grey levels: 0 a plain area, about 50 a photo. */
  tonalSpread: number;
}

/** @param faces landmarks of the faces that count, in pixels of the photo. */
export async function measureFinish(photo: Photo, faces: readonly Landmarks[]): Promise<PictureFinish> {
  const sharpness = await Promise.all(
    faces.map(async (landmarks) => {
      const gain = faceHeightOf(landmarks) < SMALL_FACE_PX ? SMALL_FACE_GAIN : 1;
      return gain * (await measureSharpness(photo, outlineOf(landmarks)));
    }),
  );
  return { sharpness: sharpness.length > 0 ? Math.min(...sharpness) : 0, tonalSpread: measureSpread(photo) };
}

/** Of every sixteenth pixel: a blank picture is blank there too. */
function measureSpread({ data }: Photo): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let i = 0; i + 2 < data.length; i += 3 * PIXEL_STEP, count++) {
    const grey = 0.299 * (data[i] ?? 0) + 0.587 * (data[i + 1] ?? 0) + 0.114 * (data[i + 2] ?? 0);
    sum += grey;
    squares += grey * grey;
  }
  return count === 0 ? 0 : Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}
