import type { Selectable } from 'kysely';
import type { Db } from '../../deps.ts';
import type { PeopleTables } from './people.tables.ts';

export type PersonRow = Selectable<PeopleTables['family_members']>;

export async function insertPerson(tx: Db, person: Omit<PersonRow, 'info_sealed'>): Promise<PersonRow> {
  return tx.insertInto('family_members').values(person).returningAll().executeTakeFirstOrThrow();
}

/** The people of a user, those whose last face was deleted and can still be restored included, in the order in which they came. */
export async function listPeople(db: Db, uid: string): Promise<PersonRow[]> {
  return db
    .selectFrom('family_members')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A person of the user, who is not erased until the transaction ends; undefined when there is none. */
export async function holdPerson(tx: Db, uid: string, id: string): Promise<PersonRow | undefined> {
  return tx
    .selectFrom('family_members')
    .selectAll()
    .where('id', '=', id)
    .where('uid', '=', uid)
    .forShare()
    .executeTakeFirst();
}

/** Locks people until the transaction ends: none of them gets a face meanwhile. */
export async function lockPeople(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.selectFrom('family_members').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

export async function updatePerson(
  tx: Db,
  id: string,
  change: Partial<Pick<PersonRow, 'nick_sealed' | 'relation' | 'info_sealed'>>,
): Promise<void> {
  await tx.updateTable('family_members').set(change).where('id', '=', id).execute();
}

export async function deletePeople(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('family_members').where('id', 'in', ids).execute();
}
