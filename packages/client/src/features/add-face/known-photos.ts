import { sessionEnded } from '../../session/session';

/** Which face a photo became, for as long as this session lasts: by its SHA-256, of several people with the place of the one. */
const faceOf = new Map<string, string>();

sessionEnded.listen(() => faceOf.clear());

export function rememberPhoto(photo: string, faceId: string): void {
  faceOf.set(photo, faceId);
}

/** The face that this very photo is already, if that is still one of the user's. */
export function knownFace(photo: string, faceIds: readonly string[]): string | undefined {
  const id = faceOf.get(photo);
  return id !== undefined && faceIds.includes(id) ? id : undefined;
}
