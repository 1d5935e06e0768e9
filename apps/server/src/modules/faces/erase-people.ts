import type { Db } from '../../deps.ts';
import { endPersonConsents } from '../consents/index.ts';
import { deletePeople, lockPeople } from '../people/index.ts';
import { membersWithFaces } from './faces.store.ts';

/** Those of the people who have no face left go, with their names; their consents end. */
export async function erasePeopleWithoutFaces(tx: Db, memberIds: readonly string[], now: number): Promise<void> {
  if (memberIds.length === 0) return;
  await lockPeople(tx, memberIds);
  const remaining = await membersWithFaces(tx, memberIds);
  const gone = [...new Set(memberIds)].filter((id) => !remaining.has(id));
  if (gone.length === 0) return;
  await endPersonConsents(tx, gone, now);
  await deletePeople(tx, gone);
}
