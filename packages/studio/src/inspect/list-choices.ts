import type { FacePlace } from '@kinora/contract';
import { faceHeightOf } from '../models/face-landmarks.ts';
import type { FoundFace } from '../models/find-faces.ts';
import { cropPerson } from './crop-person.ts';
import { outlineOf } from './face-outline.ts';
import { MIN_FACE_HEIGHT_PX } from './min-face-height.ts';

/**
 * Where the faces are of which portraits can be made, from the left: large enough, and apart from the others.
 * @param scale pixels of the kept photo for one of the photo in which the faces were found.
 */
export function listChoices(
  faces: readonly FoundFace[],
  photo: { widthPx: number; heightPx: number },
  scale: number,
): FacePlace[] {
  return faces
    .filter((face) => faceHeightOf(face.landmarks) * scale >= MIN_FACE_HEIGHT_PX)
    .filter((face) =>
      cropPerson(
        face,
        faces.filter((other) => other !== face),
        photo,
      ),
    )
    .map(({ landmarks }) => {
      const { left, top, widthPx, heightPx } = outlineOf(landmarks);
      const x = (left + widthPx / 2) / photo.widthPx;
      const y = (top + heightPx / 2) / photo.heightPx;
      return { x, y, height: heightPx / photo.heightPx };
    })
    .filter(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1)
    .toSorted((a, b) => a.x - b.x);
}
