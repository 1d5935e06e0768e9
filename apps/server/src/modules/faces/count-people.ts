import type { Db } from '../../deps.ts';
import { groupByPerson } from './faces.policy.ts';
import { findFaces } from './faces.store.ts';

/** How many people the faces are, as far as they are the user's; of each that is not one more, whether it exists or not. */
export async function countPeople(db: Db, uid: string, faceIds: readonly string[]): Promise<number> {
  const ids = new Set(faceIds);
  const own = (await findFaces(db, [...ids])).filter((face) => face.uid === uid);
  return groupByPerson(own).length + ids.size - own.length;
}
