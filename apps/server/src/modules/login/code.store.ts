import type { CodeType } from '@kinora/contract';
import { sql } from 'kysely';
import type { Db } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import type { CodeHistory } from './login.policy.ts';

/** Holds back others who ask for codes to the phone or by whoever asks until the transaction ends. */
export async function lockCodes(tx: Db, phoneIndex: string, askerIndex: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code-asker:${askerIndex}`}, 0))`.execute(tx);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code-phone:${phoneIndex}`}, 0))`.execute(tx);
}

export async function codeHistory(db: Db, phoneIndex: string, askerIndex: string, since: number): Promise<CodeHistory> {
  const sent = db.selectFrom('sms_codes').where('sent_at', '>', since);
  const phone = await sent
    .select(({ fn }) => [fn.max('sent_at').as('lastSentAt'), sql<number>`count(*)::int4`.as('count')])
    .where('phone_index', '=', phoneIndex)
    .executeTakeFirstOrThrow();
  const own = await sent
    .select(({ fn }) => [fn.max('sent_at').as('lastSentAt'), sql<number>`count(*)::int4`.as('count')])
    .where('phone_index', '=', phoneIndex)
    .where('asker_index', '=', askerIndex)
    .executeTakeFirstOrThrow();
  const asked = await sent
    .select(sql<number>`count(*)::int4`.as('count'))
    .where('asker_index', '=', askerIndex)
    .executeTakeFirstOrThrow();
  return { own, phone, asked: asked.count };
}

/** Its id; undefined when its challenge was used for another code before. */
export async function insertCode(
  db: Db,
  code: {
    phoneIndex: string;
    askerIndex: string;
    codeHash: string;
    sentAt: number;
    expiresAt: number;
    challenge: string | null;
    type: CodeType;
  },
): Promise<string | undefined> {
  const row = await db
    .insertInto('sms_codes')
    .values({
      id: newId(),
      phone_index: code.phoneIndex,
      asker_index: code.askerIndex,
      code_hash: code.codeHash,
      tries: 0,
      sent_at: code.sentAt,
      expires_at: code.expiresAt,
      used_at: null,
      challenge: code.challenge,
      type: code.type,
    })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function deleteCode(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sms_codes').where('id', '=', id).execute();
}

/** The newest code of the type that was asked for by whoever enters it, else the newest of the phone, unless it was used or is over. */
export async function findLiveCode(
  db: Db,
  { phoneIndex, askerIndex, type }: { phoneIndex: string; askerIndex: string; type: CodeType },
  now: number,
) {
  const codes = db
    .selectFrom('sms_codes')
    .select(['id', 'code_hash', 'asker_index', 'expires_at', 'used_at'])
    .where('phone_index', '=', phoneIndex)
    .where('type', '=', type)
    .orderBy('sent_at', 'desc')
    .limit(1);
  const own = await codes.where('asker_index', '=', askerIndex).executeTakeFirst();
  const isLive = (row: typeof own) => row !== undefined && row.used_at === null && row.expires_at > now;
  const row = isLive(own) ? own : await codes.executeTakeFirst();
  if (!row || !isLive(row)) return undefined;
  return { id: row.id, codeHash: row.code_hash, isOwn: row.asker_index === askerIndex };
}

/** The phone that a code was sent to, as its blind index; undefined when the code is gone. */
export async function findPhoneOfCode(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('sms_codes').select('phone_index').where('id', '=', id).executeTakeFirst();
  return row?.phone_index;
}

/** Counts one try of an address or known device; false when it has none left. */
export async function countTry(db: Db, id: string, askerIndex: string, limit: number): Promise<boolean> {
  const row = await db
    .insertInto('code_tries')
    .values({ code_id: id, asker_index: askerIndex, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['code_id', 'asker_index'])
        .doUpdateSet(({ eb, ref }) => ({ tries: eb(ref('code_tries.tries'), '+', 1) }))
        .where('code_tries.tries', '<', limit),
    )
    .returning('code_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts one try of somebody else than who asked for the code; false when the code has none left. */
export async function countTryOfOthers(db: Db, id: string, limit: number): Promise<boolean> {
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

/** Deletes every code that was sent to a phone, with the tries at it. */
export async function deleteCodesOfPhone(tx: Db, phoneIndex: string): Promise<void> {
  await tx.deleteFrom('sms_codes').where('phone_index', '=', phoneIndex).execute();
}
