import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../deps.ts';
import type { FaceUploadsTable } from './faces.tables.ts';

export async function insertUpload(db: Db, upload: Insertable<FaceUploadsTable>): Promise<void> {
  await db.insertInto('face_uploads').values(upload).execute();
}

/** Takes the upload out of waiting; of two who try at once, one gets it. */
export async function takeUpload(db: Db, uid: string, id: string): Promise<Selectable<FaceUploadsTable> | undefined> {
  return db.deleteFrom('face_uploads').where('id', '=', id).where('uid', '=', uid).returningAll().executeTakeFirst();
}

/** Takes those of a user out of waiting that came before the newest `most`. */
export async function takeOlderUploads(tx: Db, uid: string, most: number): Promise<{ id: string; uid: string }[]> {
  const older = tx
    .selectFrom('face_uploads')
    .select('id')
    .where('uid', '=', uid)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(most);
  return tx.deleteFrom('face_uploads').where('id', 'in', older).returning(['id', 'uid']).execute();
}

export async function hasUpload(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('face_uploads').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export async function deleteExpiredUploads(db: Db, now: number): Promise<{ id: string; uid: string }[]> {
  return db.deleteFrom('face_uploads').where('expires_at', '<=', now).returning(['id', 'uid']).execute();
}

export async function deleteUploadsOfUser(db: Db, uid: string): Promise<{ id: string; uid: string }[]> {
  return db.deleteFrom('face_uploads').where('uid', '=', uid).returning(['id', 'uid']).execute();
}
