import type { Landmarks } from '../models/face-landmarks.ts';
import { type ClassPlanes, PERSON_CLASSES, type PersonClass, parsePerson } from '../models/parse-person.ts';
import { type Box, cutPhoto, type Photo } from '../pixels/photo.ts';
import { bustBox } from '../prepare/matte/class-maps.ts';

/** What the parts of a head with its shoulders are: the planes lie over the box, in pixels of the photo, its proportions kept. */
export interface BustLook {
  readonly box: Box;
  readonly planes: ClassPlanes;
}

/** Looks at one face's head and shoulders: 0.4 s of one core. */
export async function lookAtBust(photo: Photo, landmarks: Landmarks): Promise<BustLook> {
  const box = bustBox(photo, landmarks);
  return { box, planes: await parsePerson(cutPhoto(photo, box)) };
}

/** The likeliest class at an index of the planes. */
export function likeliestAt(planes: ClassPlanes, at: number): PersonClass {
  return PERSON_CLASSES.reduce((best, name) =>
    (planes[name].data[at] ?? 0) > (planes[best].data[at] ?? 0) ? name : best,
  );
}
