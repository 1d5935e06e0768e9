import { ERROR } from '@kinora/contract';
import { NoObjectError } from '../../adapters/ports/objects.ts';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { listPeople } from '../people/index.ts';
import { faceKeys } from './face-keys.ts';
import { personIdOf } from './faces.policy.ts';
import { type FaceRow, findFace, listFaces } from './faces.store.ts';
import { hasUpload } from './uploads.store.ts';

/** Whose photo one is meant to be, with the face that stands for them where there is one. */
export interface Named {
  standing: FaceRow | undefined;
}

/** One of the user's people, or the user by their uid. Throws notFound for everybody else. */
export async function findNamed(db: Db, uid: string, mid: string): Promise<Named> {
  const isKnown = mid === uid || (await listPeople(db, uid)).some(({ id }) => id === mid);
  if (!isKnown) throw new AppError(ERROR.notFound, 'no such person');
  return { standing: (await listFaces(db, uid)).find((face) => personIdOf(face) === mid) };
}

/**
 * Throws looksLikeOther where a photo that was uploaded, or is a face already, shows somebody else than the person whose it shall
 * be. One that is theirs already, or is not there, is none of its business.
 */
export async function requireAlike(deps: Deps, uid: string, { id, mid }: { id: string; mid: string }): Promise<void> {
  const named = await findNamed(deps.db, uid, mid);
  const face = await findFace(deps.db, id);
  const isTheirs = face ? face.uid === uid && personIdOf(face) !== mid : await hasUpload(deps.db, id);
  const { photo: key } = faceKeys(uid, id);
  const stored = isTheirs ? await deps.objects.get(key).catch(noneWhereErased) : undefined;
  if (stored && (await isOtherPerson(deps, named, { photo: stored.bytes })))
    throw new AppError(ERROR.looksLikeOther, 'the photo shows somebody else than the person who is named');
}

function noneWhereErased(error: unknown): undefined {
  if (!(error instanceof NoObjectError)) throw error;
}

/** Whether a photo shows somebody else than the face that stands for a person; undefined while there is nothing to compare with. */
export async function isOtherPerson(
  deps: Deps,
  { standing }: Named,
  { photo }: { photo: Uint8Array },
): Promise<boolean | undefined> {
  if (standing?.state !== 'ready') return undefined;
  const stored = (key: string) => ({ key, load: async () => (await deps.objects.get(key)).bytes });
  const person = { plate: stored(standing.plate_key), photo: stored(standing.photo_key) };
  try {
    return (await deps.engine.compare(photo, [person])).isOther;
  } catch (error) {
    // Erased meanwhile: of the plate, the studio says so in words of its own.
    if (await deps.objects.exists(standing.plate_key)) throw error;
    return undefined;
  }
}
