import { type OrderedStatus, RESULT_STATUS } from '@kinora/contract';
import { sql } from 'kysely';
import type { Db } from '../../deps.ts';

const { ready, order, orderFree, orderPoint, paid, free, paidPoint } = RESULT_STATUS;

/** What it becomes when that is done. */
const KEPT = { [order]: paid, [orderFree]: free, [orderPoint]: paidPoint } as const;

/** Photos of one status and one order. */
export interface OrderedPhotos {
  readonly status: OrderedStatus;
  readonly ids: readonly string[];
}

async function move(tx: Db, ids: readonly string[], from: number, to: number): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await tx
    .updateTable('photos')
    .set({ status: to, ...(to !== ready && { dislike: false }) })
    .where('id', 'in', ids)
    .where('status', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Photos that are locked and ready wait for an order. */
export async function setOrdered(tx: Db, { status, ids }: OrderedPhotos): Promise<void> {
  await move(tx, ids, ready, status);
}

/** What waited for an order that is paid is kept. Throws when one of them did not wait. */
export async function keepOrdered(tx: Db, { status, ids }: OrderedPhotos): Promise<void> {
  const moved = await move(tx, ids, status, KEPT[status]);
  if (moved !== ids.length) throw new Error('photos of an order did not wait for it');
  if (status === orderFree) await recordFree(tx, ids);
}

/** What waited for an order that is not paid can be chosen again. */
export async function releaseOrdered(tx: Db, { status, ids }: OrderedPhotos): Promise<void> {
  await move(tx, ids, status, ready);
}

/** What was kept by an order that is taken back is so no longer, and its days begin anew, nor was it given for free; those that were erased meanwhile stay so. */
export async function lockAgain(tx: Db, { status, ids }: OrderedPhotos, now: number): Promise<void> {
  await tx
    .updateTable('photos')
    .set({ status: ready, unkept_since: now, square: false })
    .where('id', 'in', ids)
    .where('status', '=', KEPT[status])
    .execute();
  if (status === orderFree) await tx.deleteFrom('free_photos').where('photo_id', 'in', ids).execute();
}

/**
 * What was locked again is kept again, once its money came again.
 * @returns those that are; not those that were deleted, or are ordered or kept anew
 */
export async function keepAgain(tx: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const kept = await tx
    .updateTable('photos')
    .set({ status: paid, dislike: false })
    .where('id', 'in', ids)
    .where('status', '=', ready)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  return kept.map(({ id }) => id);
}

/** Counts photos as kept for free, for good. */
export async function recordFree(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .insertInto('free_photos')
    .columns(['shoot_id', 'photo_id'])
    .expression(tx.selectFrom('photos').select(['shoot_id', 'id']).where('id', 'in', ids))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many of each shoot's photos were kept for free, or wait for it in an order. */
export async function countFree(db: Db, shootIds: readonly string[]): Promise<Map<string, number>> {
  if (shootIds.length === 0) return new Map();
  const { rows } = await sql<{ shoot_id: string; photos: number }>`
    select shoot_id, count(*)::int4 as photos from (
      select shoot_id, photo_id from free_photos where shoot_id = any (${shootIds})
      union
      select shoot_id, id from photos where shoot_id = any (${shootIds}) and status in (${orderFree}, ${free})
    ) as taken group by shoot_id`.execute(db);
  return new Map(rows.map(({ shoot_id, photos }) => [shoot_id, photos]));
}
