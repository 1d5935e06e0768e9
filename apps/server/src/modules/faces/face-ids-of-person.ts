import type { Db } from '../../deps.ts';
import { personIdOf } from './faces.policy.ts';
import { listEveryFace } from './faces.store.ts';

/** Ids of all faces of one of the user's people, deleted ones that can be restored included; none of a stranger's. */
export async function faceIdsOfPerson(db: Db, uid: string, personId: string): Promise<string[]> {
  const faces = await listEveryFace(db, uid);
  return faces.filter((face) => personIdOf(face) === personId).map(({ id }) => id);
}
