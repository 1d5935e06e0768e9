import { RESULT_STATUS } from '@kinora/contract';
import { type Selectable, sql } from 'kysely';
import type { PhotosTable } from '../../database/tables/shoots.ts';
import type { Db } from '../../deps.ts';

const SQUARE_PAGE_SIZE = 20;

/** A published photo with its owner and what it was shot from. */
export interface SquareRow extends Selectable<PhotosTable> {
  nick: string;
  headimg: string;
  recipe: string | null;
  sheets: number;
}

const standing = (db: Db) =>
  db
    .selectFrom('photos')
    .where('photos.square', '=', true)
    // Leaving follows from each mark; what is not kept would not be shown even so.
    .where('photos.status', '>=', RESULT_STATUS.paid)
    .where('photos.deleted_at', 'is', null);

/** One page of the square, from 0, the newest first. */
export async function listSquare(db: Db, page: number): Promise<{ rows: SquareRow[]; total: number }> {
  const rows = await standing(db)
    .innerJoin('users', 'users.uid', 'photos.uid')
    .innerJoin('shoots', 'shoots.id', 'photos.shoot_id')
    .selectAll('photos')
    .select(['users.nick', 'users.headimg', 'shoots.recipe', 'shoots.total as sheets'])
    .orderBy('photos.published_at', 'desc')
    .orderBy('photos.number', 'desc')
    .limit(SQUARE_PAGE_SIZE)
    .offset(page * SQUARE_PAGE_SIZE)
    .execute();
  const { total } = await standing(db).select(sql<number>`count(*)::int4`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** A photo of the square, which cannot leave it until the transaction ends; undefined when it does not stand there. */
export async function holdStanding(
  tx: Db,
  id: string,
): Promise<{ uid: string; shoot_id: string; sheet: number } | undefined> {
  return standing(tx)
    .select(['photos.uid', 'photos.shoot_id', 'photos.sheet'])
    .where('photos.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function countShotAgain(tx: Db, id: string): Promise<void> {
  await tx.updateTable('photos').set({ square_shoots: sql<number>`square_shoots + 1` }).where('id', '=', id).execute();
}

/** Photos that the user published for the first time since then. */
export async function countPublished(tx: Db, uid: string, since: number): Promise<number> {
  const { photos } = await tx
    .selectFrom('photos')
    .select(sql<number>`count(*)::int4`.as('photos'))
    .where('uid', '=', uid)
    .where('published_at', '>', since)
    .executeTakeFirstOrThrow();
  return photos;
}

export async function setStanding(
  tx: Db,
  photo: { id: string; square: boolean; published_at: number | null },
): Promise<void> {
  const { id, square, published_at } = photo;
  await tx.updateTable('photos').set({ square, published_at }).where('id', '=', id).execute();
}
