import type { Face, ResponseOf, UserInfo } from '@kinora/contract';

/**
 * What the real-person check says of a photo: `needed`, the user has not passed it; `unlike`, the photo does not show who passed it; `accepted`,
 * a person of the studio has accepted the user without it.
 */
export type PhotoCheck = 'needed' | 'unlike' | 'accepted';

/** Undefined: nothing is to be said, or it shows who passed the check. */
export function checkOfPhoto(
  face: Pick<Face, 'relation' | 'state' | 'faceauth'>,
  policy: ResponseOf<'GLOBALCONF'>['realperson'] | undefined,
  user: Pick<UserInfo, 'isrpa' | 'isreviewed'> | undefined,
): PhotoCheck | undefined {
  if (face.relation !== 'me' || face.faceauth || user === undefined) return undefined;
  if (user.isreviewed) return 'accepted';
  // Where nobody requires it the Me tab offers it, once.
  if (policy !== 'required' || face.state !== 'ready') return undefined;
  return user.isrpa ? 'unlike' : 'needed';
}

/** Those to choose from for a shoot: without the user's own photos that the check refuses, where there is one that it has passed. */
export function withoutRefused<Shown extends Pick<Face, 'relation' | 'faceauth'>>(
  faces: readonly Shown[],
  checkOf: (face: Shown) => PhotoCheck | undefined,
): readonly Shown[] {
  const hasPassed = faces.some(({ relation, faceauth }) => relation === 'me' && faceauth);
  return hasPassed ? faces.filter((face) => checkOf(face) !== 'unlike') : faces;
}
