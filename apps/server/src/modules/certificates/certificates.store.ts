import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../deps.ts';
import type { CertificateTables } from './certificates.tables.ts';

export type PromiseRow = Selectable<CertificateTables['promised_certificates']>;
export type CertificateRow = Selectable<CertificateTables['certificates']>;

export async function findPromise(db: Db, uid: string): Promise<PromiseRow | undefined> {
  return db.selectFrom('promised_certificates').selectAll().where('uid', '=', uid).executeTakeFirst();
}

export async function isPromised(db: Db, number: string): Promise<boolean> {
  const row = await db
    .selectFrom('promised_certificates')
    .select('number')
    .where('number', '=', number)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertPromise(tx: Db, row: PromiseRow): Promise<void> {
  await tx.insertInto('promised_certificates').values(row).execute();
}

export async function deletePromise(tx: Db, uid: string): Promise<void> {
  await tx.deleteFrom('promised_certificates').where('uid', '=', uid).execute();
}

export async function insertCertificate(tx: Db, row: Insertable<CertificateTables['certificates']>): Promise<void> {
  await tx.insertInto('certificates').values(row).execute();
}

export async function findCertificate(db: Db, number: string): Promise<CertificateRow | undefined> {
  return db.selectFrom('certificates').selectAll().where('number', '=', number).executeTakeFirst();
}

/** Stores the signed text and forgets what was to be looked for; one that is signed stays as it is. */
export async function signOnce(tx: Db, number: string, signed: string): Promise<void> {
  await tx
    .updateTable('certificates')
    .set({ signed, left_sealed: null })
    .where('number', '=', number)
    .where('signed', 'is', null)
    .execute();
}
