import type { EngineKind } from '@kinora/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../deps.ts';
import type { ShootSheetsTable, ShootsTable } from './shoots.tables.ts';

export type ShootRow = Selectable<ShootsTable>;
const UNFINISHED = ['queued', 'shooting'] as const;

export async function findShootBySn(db: Db, uid: string, sn: string): Promise<ShootRow | undefined> {
  return db.selectFrom('shoots').selectAll().where('uid', '=', uid).where('sn', '=', sn).executeTakeFirst();
}

/** A shoot by its id, whoever owns it. */
export async function findShoot(db: Db, id: string): Promise<ShootRow | undefined> {
  return db.selectFrom('shoots').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findShootOfUser(db: Db, uid: string, id: string): Promise<ShootRow | undefined> {
  return db.selectFrom('shoots').selectAll().where('uid', '=', uid).where('id', '=', id).executeTakeFirst();
}

export async function listUnfinishedShoots(db: Db, uid: string): Promise<ShootRow[]> {
  return db
    .selectFrom('shoots')
    .selectAll()
    .where('uid', '=', uid)
    .where('state', 'in', UNFINISHED)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The user's shoots that came to their end after the time, the last ones first. */
export async function listEndedSince(
  db: Db,
  uid: string,
  since: number,
  most: number,
): Promise<{ id: string; ended_at: number }[]> {
  return db
    .selectFrom('shoots')
    .select(['id', 'ended_at'])
    .$narrowType<{ ended_at: number }>()
    .where('uid', '=', uid)
    .where('state', '=', 'finished')
    .where('ended_at', '>', since)
    .orderBy('ended_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function insertShoot(tx: Db, shoot: Insertable<ShootsTable>): Promise<ShootRow> {
  return tx.insertInto('shoots').values(shoot).returningAll().executeTakeFirstOrThrow();
}

/** Gives a waiting shoot the next place in the queue; undefined when it has one or is over. */
export async function takeQueueNumber(tx: Db, id: string): Promise<ShootRow | undefined> {
  return tx
    .updateTable('shoots')
    .set({ queue_number: sql<number>`nextval('shoot_queue')` })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('queue_number', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Takes up a shoot, for the first time or again; undefined when it is over. */
export async function beginShoot(db: Db, id: string, now: number): Promise<ShootRow | undefined> {
  return db
    .updateTable('shoots')
    .set({ state: 'shooting', started_at: sql<number>`coalesce(started_at, ${now}::int8)`, failed_engine: null })
    .where('id', '=', id)
    .where('state', 'in', UNFINISHED)
    .returningAll()
    .executeTakeFirst();
}

/** Ends a shoot; undefined when it was over before, so that what follows from the end happens once. */
export async function endShoot(
  tx: Db,
  id: string,
  state: 'finished' | 'failed',
  now: number,
): Promise<ShootRow | undefined> {
  return tx
    .updateTable('shoots')
    .set({ state, ended_at: now })
    .where('id', '=', id)
    .where('state', 'in', UNFINISHED)
    .returningAll()
    .executeTakeFirst();
}

/** Keeps a shoot from ending until the transaction does; false when it is over. */
export async function holdShoot(tx: Db, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('shoots')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'shooting')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the sheet was recorded before. */
export async function insertSheet(tx: Db, sheet: Insertable<ShootSheetsTable>): Promise<boolean> {
  const row = await tx
    .insertInto('shoot_sheets')
    .values(sheet)
    .onConflict((conflict) => conflict.columns(['shoot_id', 'sheet']).doNothing())
    .returning('sheet')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listSheets(db: Db, shootIds: readonly string[]): Promise<Selectable<ShootSheetsTable>[]> {
  if (shootIds.length === 0) return [];
  return db.selectFrom('shoot_sheets').selectAll().where('shoot_id', 'in', shootIds).execute();
}

/** Remembers which engine did not work in this run; the next one forgets it. */
export async function noteFailedEngine(db: Db, id: string, engine: EngineKind): Promise<void> {
  await db.updateTable('shoots').set({ failed_engine: engine }).where('id', '=', id).execute();
}

/** Unfinished shoots that need a face. */
export async function listShootsWithFace(db: Db, faceId: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('shoots')
    .select('id')
    .where('state', 'in', UNFINISHED)
    .where(sql<boolean>`face_ids @> array[${faceId}]::text[]`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** An unfinished shoot, locked until the transaction ends. */
export async function lockUnfinishedShoot(tx: Db, id: string): Promise<ShootRow | undefined> {
  return tx
    .selectFrom('shoots')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', UNFINISHED)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Shoots of the engine that come before a place in the queue, and the sheets that they still need; all shoots when it is null.
 * The queue takes users in turn: everybody's first shoot, then everybody's second one.
 */
export async function queueAhead(
  db: Db,
  engine: EngineKind,
  before: number | null,
): Promise<{ shoots: number; sheets: number }> {
  const { rows } = await sql<{ shoots: number; sheets: number }>`
    with waiting as (
      select id, total, queue_number, row_number() over (partition by uid order by queue_number) as turn
      from shoots
      where state in ('queued', 'shooting') and queue_number is not null and engine = ${engine}
    )
    select
      count(*)::int4 as shoots,
      coalesce(sum(total - (select count(*) from shoot_sheets where shoot_id = waiting.id)), 0)::int4 as sheets
    from waiting
    where ${before}::int8 is null
      or (turn, queue_number) < (select turn, queue_number from waiting where queue_number = ${before})
  `.execute(db);
  return rows[0] ?? { shoots: 0, sheets: 0 };
}

/** The shoots among the ids, whoever owns them. */
export async function findShoots(db: Db, ids: readonly string[]): Promise<ShootRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('shoots').selectAll().where('id', 'in', ids).execute();
}

/** How a sheet was shot, and whether by the studio rather than another engine. */
export async function findSheetOrigin(db: Db, shootId: string, sheet: number) {
  const row = await db
    .selectFrom('shoots')
    .innerJoin('shoot_sheets', 'shoot_sheets.shoot_id', 'shoots.id')
    .select(['shoots.seed', 'shoots.recipe', 'shoots.keywords', 'shoot_sheets.engine'])
    .where('shoots.id', '=', shootId)
    .where('shoot_sheets.sheet', '=', sheet)
    .executeTakeFirst();
  if (!row) return undefined;
  const { engine, ...shoot } = row;
  // Rows from before there were several engines are the studio's.
  return { ...shoot, isByStudio: (engine ?? 'studio') === 'studio' };
}

/** All shoots that a user ever asked for, the oldest first. */
export async function listShootsOfUser(db: Db, uid: string): Promise<ShootRow[]> {
  return db.selectFrom('shoots').selectAll().where('uid', '=', uid).orderBy('created_at').orderBy('id').execute();
}
