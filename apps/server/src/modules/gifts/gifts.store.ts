import { type Selectable, sql } from 'kysely';
import type { Db } from '../../deps.ts';
import type { GiftTables } from './gifts.tables.ts';

export type GiftRow = Selectable<GiftTables['gifts']>;

export async function insertGift(tx: Db, row: GiftRow): Promise<void> {
  await tx.insertInto('gifts').values(row).execute();
}

export async function findGiftBySn(db: Db, uid: string, sn: string): Promise<GiftRow | undefined> {
  return db.selectFrom('gifts').selectAll().where('uid', '=', uid).where('sn', '=', sn).executeTakeFirst();
}

/** The gift, which nobody else changes until the transaction ends. */
export async function lockGift(tx: Db, id: string): Promise<GiftRow | undefined> {
  return tx.selectFrom('gifts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** A gift waits no more: the phone that it was for is forgotten. */
export async function endGift(
  tx: Db,
  id: string,
  end: { ended_at: number } & ({ state: 'taken'; taken_by: string } | { state: 'returned' }),
): Promise<void> {
  await tx
    .updateTable('gifts')
    .set({ ...end, phone_index: null })
    .where('id', '=', id)
    .execute();
}

/** Forgets the number that a gift was for. */
export async function forgetNumber(tx: Db, id: string): Promise<void> {
  await tx.updateTable('gifts').set({ number_sealed: null }).where('id', '=', id).execute();
}

/** Forgets the numbers of all gifts that a user took; their ids. */
export async function forgetNumbersOf(tx: Db, uid: string): Promise<string[]> {
  const forgotten = tx.updateTable('gifts').set({ number_sealed: null }).where('taken_by', '=', uid).returning('id');
  return (await forgotten.execute()).map(({ id }) => id);
}

/** Gold cards that a user gave away since a moment, those that came back not among them. */
export async function countGiven(db: Db, uid: string, since: number): Promise<number> {
  const { given } = await db
    .selectFrom('gifts')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('count'), sql<number>`0`).as('given'))
    .where('uid', '=', uid)
    .where('sent_at', '>', since)
    .where('state', '!=', 'returned')
    .executeTakeFirstOrThrow();
  return Number(given);
}

/** When the first of those was given; undefined where none was. */
export async function findFirstGiven(db: Db, uid: string, since: number): Promise<number | undefined> {
  const first = await db
    .selectFrom('gifts')
    .select('sent_at')
    .where('uid', '=', uid)
    .where('sent_at', '>', since)
    .where('state', '!=', 'returned')
    .orderBy('sent_at')
    .limit(1)
    .executeTakeFirst();
  return first?.sent_at;
}

/** Gold cards of a user's that nobody has taken yet: they come back when their account ends, and go with it. */
export async function countOnWay(db: Db, uid: string): Promise<number> {
  const waiting = (await listGiftsOfUser(db, uid)).filter(({ state }) => state === 'waiting');
  return waiting.reduce((sum, { count }) => sum + count, 0);
}

/** Gifts that wait for one of these phones, the oldest first. */
export async function listWaitingFor(db: Db, phones: readonly string[]): Promise<GiftRow[]> {
  if (phones.length === 0) return [];
  return db
    .selectFrom('gifts')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('phone_index', 'in', phones)
    .orderBy('id')
    .execute();
}

/** Everything that a user gave, the oldest first. */
export async function listGiftsOfUser(db: Db, uid: string): Promise<GiftRow[]> {
  return db.selectFrom('gifts').selectAll().where('uid', '=', uid).orderBy('sent_at').orderBy('id').execute();
}

/** What a user gave, and took of others, the newest first. */
export async function listLatestGifts(db: Db, uid: string, most: number): Promise<GiftRow[]> {
  return db
    .selectFrom('gifts')
    .selectAll()
    .where((eb) => eb.or([eb('uid', '=', uid), eb('taken_by', '=', uid)]))
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Ids of gifts that nobody took in time. */
export async function listOverdueGifts(db: Db, now: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('gifts')
    .select('id')
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function moveGifts(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.updateTable('gifts').set({ uid: to }).where('uid', '=', from).execute();
  await tx.updateTable('gifts').set({ taken_by: to }).where('taken_by', '=', from).execute();
}
