import type { SheetFace } from '../frames/frame.ts';
import type { Photo } from '../pixels/photo.ts';
import type { Picture } from '../pixels/picture.ts';
import { LANDMARK, middleOf } from '../stages/figure/landmarks.ts';

export interface CutFace {
  photo: Photo;
  /** In pixels of the cut photo. */
  landmarks: Float32Array;
}

/** Side of the square cut around a face, in face heights: room for the recognition net's own alignment. */
const SIDE_FACES = 2;

/** A face of a sheet as a small photo; a mirrored one is turned back, since its plate is not mirrored either. */
export function cutFace(sheet: Picture, face: SheetFace): CutFace {
  const picture = face.original?.picture ?? sheet;
  const landmarks = face.original?.landmarks ?? face.landmarks;
  const centre = middleOf(landmarks, LANDMARK.noseBridge, LANDMARK.noseTip);
  const faceHeight = heightOf(landmarks);
  const side = Math.max(8, Math.round(faceHeight * SIDE_FACES));
  const left = Math.round(centre.x - side / 2);
  const top = Math.round(centre.y - side / 2);
  const photo: Photo = { widthPx: side, heightPx: side, data: new Uint8Array(side * side * 3) };
  for (let y = 0, i = 0; y < side; y++) {
    const py = Math.min(picture.heightPx - 1, Math.max(0, top + y));
    for (let x = 0; x < side; x++, i += 3) {
      const px = Math.min(picture.widthPx - 1, Math.max(0, left + (face.isMirrored ? side - 1 - x : x)));
      const j = (py * picture.widthPx + px) * 4;
      photo.data[i] = picture.data[j] ?? 0;
      photo.data[i + 1] = picture.data[j + 1] ?? 0;
      photo.data[i + 2] = picture.data[j + 2] ?? 0;
    }
  }
  const moved = landmarks.slice();
  for (let i = 0; i < moved.length; i += 3) {
    const x = (landmarks[i] ?? 0) - left;
    moved[i] = face.isMirrored ? side - 1 - x : x;
    moved[i + 1] = (landmarks[i + 1] ?? 0) - top;
  }
  return { photo, landmarks: moved };
}

function heightOf(landmarks: Float32Array): number {
  const i = LANDMARK.forehead * 3;
  const j = LANDMARK.chin * 3;
  return Math.hypot((landmarks[i] ?? 0) - (landmarks[j] ?? 0), (landmarks[i + 1] ?? 0) - (landmarks[j + 1] ?? 0));
}
