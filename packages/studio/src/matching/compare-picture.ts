import { MIN_BOX_SCORE, MIN_MESH_SCORE, SECOND_FACE_SHARE } from '../inspect/choose-face.ts';
import { DETECTION_SIDE_PX } from '../inspect/inspect-photo.ts';
import { readPhoto } from '../inspect/read-photo.ts';
import { faceHeightOf, type Landmarks } from '../models/face-landmarks.ts';
import { type FoundFace, findFaces } from '../models/find-faces.ts';
import { recogniseFace } from '../models/recognise-face.ts';
import { assignFaces } from './assign-faces.ts';
import { faceDistance } from './face-distance.ts';
import { likenessScore } from './likeness-score.ts';
import { measureFinish, type PictureFinish } from './measure-finish.ts';

/** What a finished picture of any origin shows. */
export interface PictureComparison extends PictureFinish {
  widthPx: number;
  heightPx: number;
  /** Faces that belong to the picture; passers-by far behind do not count. */
  faces: number;
  /** Each person, in the order asked for; a person whom no face is left for has an infinite distance. */
  people: ComparedPerson[];
}

interface ComparedPerson {
  distance: number;
  likeness: number;
  /** Of the face that is theirs, in pixels of the picture. */
  landmarks?: Landmarks;
}

/**
 * Finds the faces of a finished picture and tells how far each person is from the face that is theirs.
 * @param embeddings of the people who should be in the picture.
 * @throws when the bytes are no picture.
 */
export async function comparePicture(
  bytes: Uint8Array,
  embeddings: readonly (readonly number[])[],
): Promise<PictureComparison> {
  const photo = await readPhoto(bytes, DETECTION_SIDE_PX, DETECTION_SIDE_PX);
  const faces = facesOf(await findFaces(photo));
  const seen = await Promise.all(faces.map(({ landmarks }) => recogniseFace(photo, landmarks)));
  const distances = embeddings.map((person) => seen.map((face) => faceDistance(face, person)));
  const people = assignFaces(distances).map(({ face, distance }): ComparedPerson => {
    const landmarks = face === undefined ? undefined : faces[face]?.landmarks;
    return { distance, likeness: likenessScore(distance), ...(landmarks && { landmarks }) };
  });
  const finish = await measureFinish(
    photo,
    faces.map(({ landmarks }) => landmarks),
  );
  return { widthPx: photo.widthPx, heightPx: photo.heightPx, faces: faces.length, people, ...finish };
}

function facesOf(found: readonly FoundFace[]): FoundFace[] {
  const real = found.filter((face) => face.boxScore >= MIN_BOX_SCORE && face.meshScore >= MIN_MESH_SCORE);
  const least = Math.max(0, ...real.map(({ landmarks }) => faceHeightOf(landmarks))) * SECOND_FACE_SHARE;
  return real.filter(({ landmarks }) => faceHeightOf(landmarks) >= least);
}
