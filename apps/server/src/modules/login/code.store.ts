import { sql } from 'kysely';
import type { Db } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import type { CodeHistory } from './login.policy.ts';

/** Holds back others who ask for codes to the phone or from the address until the transaction ends. */
export async function lockCodes(tx: Db, phoneIndex: string, addressIndex: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code-address:${addressIndex}`}, 0))`.execute(tx);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code-phone:${phoneIndex}`}, 0))`.execute(tx);
}

export async function codeHistory(
  db: Db,
  phoneIndex: string,
  addressIndex: string,
  since: number,
): Promise<CodeHistory> {
  const phone = await db
    .selectFrom('sms_codes')
    .select(({ fn }) => [fn.max('sent_at').as('last'), sql<number>`count(*)::int4`.as('count')])
    .where('phone_index', '=', phoneIndex)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  const address = await db
    .selectFrom('sms_codes')
    .select(sql<number>`count(*)::int4`.as('count'))
    .where('address_index', '=', addressIndex)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return { lastSentAt: phone.last, sentToPhone: phone.count, askedFromAddress: address.count };
}

export async function insertCode(
  db: Db,
  code: { phoneIndex: string; addressIndex: string; codeHash: string; sentAt: number; expiresAt: number },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('sms_codes')
    .values({
      id,
      phone_index: code.phoneIndex,
      address_index: code.addressIndex,
      code_hash: code.codeHash,
      tries: 0,
      sent_at: code.sentAt,
      expires_at: code.expiresAt,
      used_at: null,
    })
    .execute();
  return id;
}

export async function deleteCode(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sms_codes').where('id', '=', id).execute();
}

/** The newest code of a phone, unless it was used or is over. */
export async function findLiveCode(db: Db, phoneIndex: string, now: number) {
  const row = await db
    .selectFrom('sms_codes')
    .select(['id', 'code_hash', 'expires_at', 'used_at'])
    .where('phone_index', '=', phoneIndex)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || row.used_at !== null || row.expires_at <= now) return undefined;
  return { id: row.id, codeHash: row.code_hash };
}

/** Counts one try; false when the code has none left. */
export async function countTry(db: Db, id: string, limit: number): Promise<boolean> {
  const row = await db
    .updateTable('sms_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', limit)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the code; false when another sign-in took it before. */
export async function useCode(db: Db, id: string, now: number): Promise<boolean> {
  const row = await db
    .updateTable('sms_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteCodesBefore(db: Db, sentBefore: number): Promise<void> {
  await db.deleteFrom('sms_codes').where('sent_at', '<', sentBefore).execute();
}
