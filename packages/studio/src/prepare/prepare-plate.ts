import type { FacePoint } from '@kinora/contract';
import { chooseFace } from '../inspect/choose-face.ts';
import { DETECTION_SIDE_PX } from '../inspect/inspect-photo.ts';
import { measurePose } from '../inspect/measure-pose.ts';
import { readHeader, readPhoto } from '../inspect/read-photo.ts';
import { estimateAge } from '../models/estimate-age.ts';
import { centreOf, FACE_OVAL, faceHeightOf, type Landmarks, mapLandmarks, pointAt } from '../models/face-landmarks.ts';
import { findFaces, meshTriangles } from '../models/find-faces.ts';
import { recogniseFace } from '../models/recognise-face.ts';
import { scaleDepth } from '../models/scale-depth.ts';
import { fillPolygon } from '../pixels/fill-polygon.ts';
import { bytesFromPlane, type Plane, planeFromBytes } from '../pixels/float-plane.ts';
import { gaussianBlur } from '../pixels/gaussian-blur.ts';
import type { Channels } from '../pixels/guided-filter.ts';
import { cutPhoto, type Photo } from '../pixels/photo.ts';
import { bytesFromChannels } from '../pixels/raster.ts';
import type { Plate } from '../plate.ts';
import { figureNormals } from './figure-normals.ts';
import { findCutEdges } from './find-cut-edges.ts';
import { framePerson } from './frame-person.ts';
import { calmRim } from './matte/calm-rim.ts';
import { calmSun } from './matte/calm-sun.ts';
import { cutOut } from './matte/cut-out.ts';
import { findForeground } from './matte/find-foreground.ts';
import { packClasses } from './matte/pack-classes.ts';
import { readPerson } from './read-person.ts';
import { meanSkinColour, skinMask } from './skin-mask.ts';

/** A photo of which no plate can be made, though it can be read: there is no face, or several. */
export class NoSingleFaceError extends Error {
  override name = 'NoSingleFaceError';
}

/** Blur of the face oval's edge as a share of its height. */
const OVAL_BLUR_SHARE = 0.012;

/**
 * Makes the plate of a photo: the person cut out at a fixed face height, with all that lighting and posing need.
 * `face` is the one that the photo was inspected for; without it there may be one only.
 * @throws NoSingleFaceError when the photo does not show one face; other errors when the bytes cannot be read.
 */
export async function preparePlate(bytes: Uint8Array, face?: FacePoint): Promise<Plate> {
  const header = await readHeader(bytes);
  const overview = await readPhoto(bytes, DETECTION_SIDE_PX, DETECTION_SIDE_PX);
  const chosen = face && { x: face.x * overview.widthPx, y: face.y * overview.heightPx };
  const choice = chooseFace(await findFaces(overview), chosen);
  if (choice.kind !== 'one') throw new NoSingleFaceError(`the photo shows ${choice.kind} faces`);
  const inPhoto = mapLandmarks(choice.face.landmarks, 0, 0, header.widthPx / overview.widthPx);
  const frame = framePerson(inPhoto, header.widthPx, header.heightPx);
  const person = await readPerson(bytes, header.widthPx, header.heightPx, frame);
  const expected = mapLandmarks(inPhoto, frame.box.left, frame.box.top, frame.scale);
  const landmarks = scaleDepth(await lookCloser(person, expected));
  return buildPlate(person, landmarks);
}

/** The mesh again, on the face as the plate shows it: a small face in a large photo was seen with a few pixels only. */
async function lookCloser(photo: Photo, expected: Landmarks): Promise<Landmarks> {
  const height = faceHeightOf(expected);
  const aim = centreOf(expected, FACE_OVAL);
  const left = Math.max(0, Math.round(aim.x - height));
  const top = Math.max(0, Math.round(aim.y - height));
  const right = Math.min(photo.widthPx, Math.round(aim.x + height));
  const bottom = Math.min(photo.heightPx, Math.round(aim.y + height));
  const box = { left, top, widthPx: right - left, heightPx: bottom - top };
  for (const face of await findFaces(cutPhoto(photo, box))) {
    const landmarks = mapLandmarks(face.landmarks, -left, -top, 1);
    const centre = centreOf(landmarks, FACE_OVAL);
    const isSame = Math.hypot(centre.x - aim.x, centre.y - aim.y) < height * 0.15;
    if (isSame && Math.abs(faceHeightOf(landmarks) / height - 1) < 0.1) return normaliseHeight(landmarks, height);
  }
  return expected;
}

/** The plate's scale rests on the first look: the second one's points keep to its face height. */
function normaliseHeight(landmarks: Landmarks, heightPx: number): Landmarks {
  const scale = heightPx / faceHeightOf(landmarks);
  const centre = centreOf(landmarks, FACE_OVAL);
  const offset = 1 - 1 / scale;
  return mapLandmarks(landmarks, centre.x * offset, centre.y * offset, scale);
}

async function buildPlate(person: Photo, landmarks: Landmarks): Promise<Plate> {
  const { widthPx, heightPx } = person;
  const faceHeightPx = faceHeightOf(landmarks);
  const channel = (offset: number): Plane => planeFromBytes(widthPx, heightPx, person.data, 3, offset);
  const photo: Channels = [channel(0), channel(1), channel(2)];
  const oval = fillPolygon(
    widthPx,
    heightPx,
    FACE_OVAL.map((index) => pointAt(landmarks, index)),
  );
  const { matte, classes } = await cutOut(person, photo, [landmarks]);
  const foreground = calmSun(calmRim(findForeground(photo, matte), matte, classes), matte, classes);
  const skinMean = meanSkinColour(person, landmarks);
  const { age, gender } = await estimateAge(person, landmarks);
  return {
    widthPx,
    heightPx,
    faceHeightPx,
    photo: person.data,
    foreground: bytesFromChannels(foreground),
    alpha: bytesFromPlane(matte),
    normals: figureNormals(matte, oval, landmarks, await meshTriangles()),
    skin: bytesFromPlane(skinMask(foreground, matte, landmarks, skinMean)),
    face: bytesFromPlane(gaussianBlur(oval, faceHeightPx * OVAL_BLUR_SHARE)),
    landmarks,
    classes: packClasses(classes),
    person: {
      age,
      gender,
      ...measurePose(landmarks),
      skinMean,
      embedding: await recogniseFace(person, landmarks),
      cutAt: findCutEdges(matte, faceHeightPx),
    },
  };
}
