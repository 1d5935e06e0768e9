import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../deps.ts';
import type { FacesTable } from './faces.tables.ts';

export type FaceRow = Selectable<FacesTable>;

/** False when the user already has the sample face and this is another one. */
export async function insertFace(db: Db, face: Insertable<FacesTable>): Promise<boolean> {
  const row = await db
    .insertInto('faces')
    .values(face)
    .onConflict((conflict) => conflict.column('uid').where('sample', '=', sql.lit(true)).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findFace(db: Db, id: string): Promise<FaceRow | undefined> {
  return db.selectFrom('faces').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The user's sample face, brought back where it was deleted. */
export async function reviveSample(db: Db, uid: string): Promise<FaceRow | undefined> {
  return db
    .updateTable('faces')
    .set({ deleted_at: null })
    .where('uid', '=', uid)
    .where('sample', '=', true)
    .returningAll()
    .executeTakeFirst();
}

/** Takes a face whose preparation failed back to its start; false when it is elsewhere by now. */
export async function restartPreparation(db: Db, id: string): Promise<boolean> {
  const row = await db
    .updateTable('faces')
    .set({ state: 'preparing' })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listFaces(db: Db, uid: string): Promise<FaceRow[]> {
  return db
    .selectFrom('faces')
    .selectAll()
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .orderBy('preferred_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Of the faces of nobody but the user the one of that id, else the newest; the sample never. */
export async function findFaceForPortrait(
  db: Db,
  uid: string,
  id: string,
): Promise<Pick<FaceRow, 'id' | 'icon_key'> | undefined> {
  return db
    .selectFrom('faces')
    .select(['id', 'icon_key'])
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .where('sample', '=', false)
    .where('member_id', 'is', null)
    .orderBy((is) => is('id', '=', id), 'desc')
    .orderBy('preferred_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The user's faces, deleted ones that can be restored included. */
export async function listEveryFace(db: Db, uid: string): Promise<FaceRow[]> {
  return db.selectFrom('faces').selectAll().where('uid', '=', uid).execute();
}

/** Every face of one person, deleted ones that can be restored included, locked in one order until the transaction ends. */
export async function lockFacesOfPerson(tx: Db, uid: string, memberId: string | null): Promise<FaceRow[]> {
  return tx
    .selectFrom('faces')
    .selectAll()
    .where('uid', '=', uid)
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .where('sample', '=', false)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Which of the people still have a face, one that can be restored included. */
export async function membersWithFaces(tx: Db, memberIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('faces')
    .select('member_id')
    .distinct()
    .where('member_id', 'in', memberIds)
    .execute();
  return new Set(rows.flatMap(({ member_id }) => member_id ?? []));
}

/** Gives a face to a person, or makes it the one that stands for its person. */
export async function updateFace(
  tx: Db,
  id: string,
  change: Partial<Pick<FaceRow, 'member_id' | 'preferred_at' | 'person_check'>>,
): Promise<void> {
  await tx.updateTable('faces').set(change).where('id', '=', id).execute();
}

/** Puts on record that a face shows who passed a real-person check, unless it is not the user's own; false where it was on record as that or more. */
export async function setPersonCheck(tx: Db, uid: string, id: string, check: 'seen' | 'like'): Promise<boolean> {
  const row = await tx
    .updateTable('faces')
    .set({ person_check: check })
    .where('id', '=', id)
    .where('uid', '=', uid)
    .where('member_id', 'is', null)
    .where('sample', '=', false)
    .where((is) => is.or([is('person_check', 'is', null), is.val(check === 'seen')]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Photos of one person that are not deleted. */
export async function countFacesOfPerson(tx: Db, uid: string, memberId: string | null): Promise<number> {
  const { faces } = await tx
    .selectFrom('faces')
    .select(sql<number>`count(*)::int4`.as('faces'))
    .where('uid', '=', uid)
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .where('sample', '=', false)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return faces;
}

export async function countFaces(db: Db, uid: string): Promise<number> {
  const { faces } = await db
    .selectFrom('faces')
    .select(sql<number>`count(*)::int4`.as('faces'))
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return faces;
}

/** The user's faces among the ids, locked in one order until the transaction ends. */
export async function lockFaces(tx: Db, uid: string, ids: readonly string[]): Promise<FaceRow[]> {
  return tx
    .selectFrom('faces')
    .selectAll()
    .where('uid', '=', uid)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Keeps a face from being erased until the transaction ends; false when it is gone. */
export async function holdFace(tx: Db, id: string): Promise<boolean> {
  const row = await tx.selectFrom('faces').select('id').where('id', '=', id).forShare().executeTakeFirst();
  return row !== undefined;
}

/** Faces by id, whoever owns them, those that may still be restored included. */
export async function findFaces(db: Db, ids: readonly string[]): Promise<FaceRow[]> {
  return db.selectFrom('faces').selectAll().where('id', 'in', ids).execute();
}

/** False when the face is gone or its preparation has already ended. */
export async function endPreparation(
  db: Db,
  id: string,
  end: Pick<FaceRow, 'traits_sealed'> & { state: 'ready' | 'failed' },
): Promise<boolean> {
  const row = await db
    .updateTable('faces')
    .set(end)
    .where('id', '=', id)
    .where('state', '=', 'preparing')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setDeletedAt(db: Db, ids: readonly string[], deletedAt: number | null): Promise<void> {
  await db.updateTable('faces').set({ deleted_at: deletedAt }).where('id', 'in', ids).execute();
}

export type ErasedFace = Pick<FaceRow, 'id' | 'uid' | 'member_id'>;

/** Deletes for good what was deleted at or before the time. */
export async function deleteFacesDeletedBefore(db: Db, time: number): Promise<ErasedFace[]> {
  return db.deleteFrom('faces').where('deleted_at', '<=', time).returning(['id', 'uid', 'member_id']).execute();
}

export async function deleteFacesOfUser(db: Db, uid: string): Promise<ErasedFace[]> {
  return db.deleteFrom('faces').where('uid', '=', uid).returning(['id', 'uid', 'member_id']).execute();
}
