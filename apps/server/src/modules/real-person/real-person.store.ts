import { type Selectable, sql } from 'kysely';
import type { Db } from '../../deps.ts';
import type { RealPersonTables } from './real-person.tables.ts';

export type CheckRow = Selectable<RealPersonTables['real_person_checks']>;
export type CheckEnd = Pick<CheckRow, 'code' | 'fault'>;

export async function insertCheck(tx: Db, check: CheckRow): Promise<void> {
  await tx.insertInto('real_person_checks').values(check).execute();
}

export async function findCheck(db: Db, uid: string, id: string): Promise<CheckRow | undefined> {
  return db.selectFrom('real_person_checks').selectAll().where('id', '=', id).where('uid', '=', uid).executeTakeFirst();
}

export async function countChecksSince(db: Db, uid: string, time: number): Promise<number> {
  const { checks } = await db
    .selectFrom('real_person_checks')
    .select(sql<number>`count(*)::int4`.as('checks'))
    .where('uid', '=', uid)
    .where('begun_at', '>', time)
    .executeTakeFirstOrThrow();
  return checks;
}

/** Takes a check from one state to the next; false when it is elsewhere by now. */
export async function moveCheck(
  db: Db,
  id: string,
  from: 'begun' | 'judging',
  to: 'begun' | 'judging',
): Promise<boolean> {
  const row = await db
    .updateTable('real_person_checks')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a check once and for all; false when it had ended. */
export async function endCheck(db: Db, id: string, end: CheckEnd, now: number): Promise<boolean> {
  const row = await db
    .updateTable('real_person_checks')
    .set({ ...end, state: 'ended', ended_at: now })
    .where('id', '=', id)
    .where('state', '!=', 'ended')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts on record how many frames of a check became photos. */
export async function setPhotos(db: Db, id: string, photos: number): Promise<void> {
  await db.updateTable('real_person_checks').set({ photos }).where('id', '=', id).execute();
}

/** Ends what a user has begun and not gone on with. */
export async function endBegunChecks(db: Db, uid: string, end: CheckEnd, now: number): Promise<void> {
  await db
    .updateTable('real_person_checks')
    .set({ ...end, state: 'ended', ended_at: now })
    .where('uid', '=', uid)
    .where('state', '=', 'begun')
    .execute();
}

/** Puts frames on record; how many of them were not yet. */
export async function insertFrames(db: Db, uid: string, digests: readonly string[], now: number): Promise<number> {
  if (digests.length === 0) return 0;
  const rows = await db
    .insertInto('real_person_frames')
    .values(digests.map((digest_index) => ({ digest_index, uid, seen_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('digest_index')
    .execute();
  return rows.length;
}

export async function deleteChecksBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom('real_person_checks').where('begun_at', '<=', time).execute();
  await db.deleteFrom('real_person_frames').where('seen_at', '<=', time).execute();
}

/** Every check of a user that is on record, the oldest first. */
export async function listChecks(db: Db, uid: string): Promise<Omit<CheckRow, 'sealed'>[]> {
  return db
    .selectFrom('real_person_checks')
    .select(['id', 'uid', 'service', 'state', 'code', 'fault', 'photos', 'begun_at', 'deadline', 'ended_at'])
    .where('uid', '=', uid)
    .orderBy('begun_at')
    .orderBy('id')
    .execute();
}
