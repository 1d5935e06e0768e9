import { sessionEnded } from '../../session/session';

/** Which face a photo became, by the photo's SHA-256, for as long as this session lasts. */
const faceOf = new Map<string, string>();

sessionEnded.listen(() => faceOf.clear());

export function rememberPhoto(sha256: string, faceId: string): void {
  faceOf.set(sha256, faceId);
}

/** The face that this very photo is already, if that is still one of the user's. */
export function knownFace(sha256: string, faceIds: readonly string[]): string | undefined {
  const id = faceOf.get(sha256);
  return id !== undefined && faceIds.includes(id) ? id : undefined;
}
