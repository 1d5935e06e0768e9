import type { Db } from '../../deps.ts';
import { listFaces } from '../faces/index.ts';
import { listPeople, type PersonRow } from '../people/index.ts';

/** The people of whom the user has a face that is not deleted. */
export async function listShownPeople(db: Db, uid: string): Promise<PersonRow[]> {
  const faces = await listFaces(db, uid);
  const people = await listPeople(db, uid);
  return people.filter(({ id }) => faces.some(({ member_id }) => member_id === id));
}
