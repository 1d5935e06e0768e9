import type { PersonSaid } from '../../adapters/ports/engine-people.ts';
import type { Db, Deps } from '../../deps.ts';
import { listPeople, openInfo, saidOf } from '../people/index.ts';
import { findUsers } from '../users/index.ts';
import type { FaceRow } from './faces.store.ts';

/** What the user said of the people in their faces, by the id of the face; nothing of the sample. */
export type SaidOfFaces = Readonly<Record<string, PersonSaid>>;

/** {@link SaidOfFaces} of a user's faces as it is now; `at` is when anything of it was said last, 0 for never. */
export async function sayOfFaces(
  db: Db,
  deps: Pick<Deps, 'personal'>,
  uid: string,
  faces: readonly FaceRow[],
): Promise<{ said: SaidOfFaces; at: number }> {
  // The account may be gone by now: then nothing is said, and nothing stored.
  const [[user], people] = await Promise.all([findUsers(db, [uid]), listPeople(db, uid)]);
  const told = faces.flatMap((face) => {
    if (face.sample) return [];
    const person = face.member_id === null ? user : people.find(({ id }) => id === face.member_id);
    const { info, at } = openInfo(deps, person?.info_sealed ?? null);
    const said = saidOf(info, face.created_at);
    return [{ id: face.id, said, at }];
  });
  return {
    said: Object.fromEntries(told.flatMap(({ id, said }) => (said ? [[id, said]] : []))),
    at: Math.max(0, ...told.map(({ at }) => at)),
  };
}
