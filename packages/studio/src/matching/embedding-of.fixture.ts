import { DETECTION_SIDE_PX } from '../inspect/inspect-photo.ts';
import { readPhoto } from '../inspect/read-photo.ts';
import { findFaces } from '../models/find-faces.ts';
import { recogniseFace } from '../models/recognise-face.ts';

/** What the net says of the one face of a photo. */
export async function embeddingOf(bytes: Uint8Array): Promise<number[]> {
  const photo = await readPhoto(bytes, DETECTION_SIDE_PX, DETECTION_SIDE_PX);
  const [face, another] = await findFaces(photo);
  if (!face || another) throw new Error('the photo does not show one face');
  return recogniseFace(photo, face.landmarks);
}
