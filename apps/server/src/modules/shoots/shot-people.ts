import type { Person } from '../../adapters/ports/engine-people.ts';
import type { Deps } from '../../deps.ts';
import type { FaceRow, SaidOfFaces } from '../faces/index.ts';
import type { ShootRow } from './shoots.store.ts';

type Faces = ReadonlyMap<string, FaceRow>;

/** Ids of the photos of each person of a shoot, from the left. */
export const photosOfPeople = ({ casts, face_ids }: Pick<ShootRow, 'casts' | 'face_ids'>): readonly string[][] =>
  casts?.people ?? face_ids.map((id) => [id]);

/** Whether everybody in a shoot still has a photo that it can be made of. */
export function isEverybodyThere(shoot: Pick<ShootRow, 'casts' | 'face_ids'>, faces: Faces): boolean {
  return photosOfPeople(shoot).every((photos) => photos.some((id) => isUsable(faces.get(id))));
}

/**
 * The faces that a sheet is made of, from the left: those that were chosen for it. In place of one that failed, was erased, or is
 * deleted, stands the person's first other photo; a deleted one is used where there is no other.
 */
export function facesOfSheet(shoot: Pick<ShootRow, 'casts' | 'face_ids'>, faces: Faces, sheet: number): FaceRow[] {
  return photosOfPeople(shoot).flatMap((photos, person) => {
    const chosen = shoot.casts?.sheets[sheet]?.[person];
    const inTurn = [...(chosen === undefined ? [] : [chosen]), ...photos].flatMap((id) => faces.get(id) ?? []);
    const usable = inTurn.filter(isUsable);
    return usable.find(({ deleted_at }) => deleted_at === null) ?? usable[0] ?? [];
  });
}

/** What was said of the people of a shoot when it was asked for. */
export function saidInShoot(
  { personal }: Pick<Deps, 'personal'>,
  { said_sealed }: Pick<ShootRow, 'said_sealed'>,
): SaidOfFaces {
  return said_sealed === null ? {} : (JSON.parse(personal.decrypt(said_sealed)) as SaidOfFaces);
}

/** Who the faces are to an engine. */
export function peopleOfFaces(
  { objects }: Pick<Deps, 'objects'>,
  faces: readonly FaceRow[],
  said: SaidOfFaces,
): Person[] {
  const stored = (key: string) => ({ key, load: async () => (await objects.get(key)).bytes });
  return faces.map(({ id, plate_key, photo_key }) => ({
    plate: { ...stored(plate_key), said: said[id] },
    photo: stored(photo_key),
  }));
}

const isUsable = (face: FaceRow | undefined): boolean => face !== undefined && face.state !== 'failed';
