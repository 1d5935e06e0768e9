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
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
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
    .forUpdate()
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
export async function endPreparation(db: Db, id: string, state: 'ready' | 'failed'): Promise<boolean> {
  const row = await db
    .updateTable('faces')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'preparing')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setDeletedAt(db: Db, ids: readonly string[], deletedAt: number | null): Promise<void> {
  await db.updateTable('faces').set({ deleted_at: deletedAt }).where('id', 'in', ids).execute();
}

/** Deletes for good what was deleted at or before the time. */
export async function deleteFacesDeletedBefore(db: Db, time: number): Promise<{ id: string; uid: string }[]> {
  return db.deleteFrom('faces').where('deleted_at', '<=', time).returning(['id', 'uid']).execute();
}

export async function deleteFacesOfUser(db: Db, uid: string): Promise<{ id: string; uid: string }[]> {
  return db.deleteFrom('faces').where('uid', '=', uid).returning(['id', 'uid']).execute();
}
