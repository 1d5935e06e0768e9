import { type Face, type FaceMoment, PHOTOS_OF_PERSON_MAX } from '@kinora/contract';
import { missingMoments } from '../../lib/moments';

/** What somebody is asked to do, sides by their own left and right. */
export type Cue = 'front' | 'left' | 'right' | 'smile' | 'calm';

/** One picture: what is asked for, and what it then shows. */
interface GuidedPicture {
  readonly cue: Cue;
  readonly moment: FaceMoment;
}

/**
 * The five in the order in which they are taken. A moment's side is that of the picture, and the camera takes it as others see one: whoever
 * turns to their own left faces the picture's right, although the preview, a mirror, shows it on the left.
 */
export const GUIDED_PICTURES: readonly GuidedPicture[] = [
  { cue: 'front', moment: 'front' },
  { cue: 'left', moment: 'right' },
  { cue: 'right', moment: 'left' },
  { cue: 'smile', moment: 'smile' },
  { cue: 'calm', moment: 'calm' },
];

/** What to ask for so that a picture shows that moment. */
export function cueFor(moment: FaceMoment): Cue {
  return GUIDED_PICTURES.find((picture) => picture.moment === moment)?.cue ?? 'front';
}

/** To which side of the preview, as one looks at it, the head turns: that of a mirror, or that of a picture. */
export function sideInPreview(cue: Cue, isMirrored: boolean): 'left' | 'right' | undefined {
  if (cue !== 'left' && cue !== 'right') return undefined;
  if (isMirrored) return cue;
  return cue === 'left' ? 'right' : 'left';
}

/** How many photos of a person may still come. */
export function roomFor(faces: readonly unknown[]): number {
  return Math.max(0, PHOTOS_OF_PERSON_MAX - faces.length);
}

/** What to take of a person: all five where they fit, else what is missing first. */
export function momentsToTake(faces: readonly Pick<Face, 'state' | 'moments'>[]): readonly FaceMoment[] {
  const all = GUIDED_PICTURES.map(({ moment }) => moment);
  const missing = missingMoments(faces) ?? [];
  const wanted = [...all.filter((moment) => missing.includes(moment)), ...all.filter((one) => !missing.includes(one))];
  const taken = wanted.slice(0, roomFor(faces));
  return all.filter((moment) => taken.includes(moment));
}
