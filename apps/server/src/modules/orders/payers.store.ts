import { sql } from 'kysely';
import type { Db } from '../../deps.ts';

/** Puts on record who pays an order; whoever does last. */
export async function upsertPayer(db: Db, order_id: string, payer_sealed: string): Promise<void> {
  await db
    .insertInto('order_payers')
    .values({ order_id, payer_sealed })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ payer_sealed }))
    .execute();
}

export async function findPayer(db: Db, orderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('order_payers')
    .select('payer_sealed')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.payer_sealed;
}

/** Who pays each of a user's orders, encrypted, where it is kept. */
export async function listPayersOfUser(db: Db, uid: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('order_payers')
    .innerJoin('orders', 'orders.id', 'order_payers.order_id')
    .select(['order_payers.order_id', 'order_payers.payer_sealed'])
    .where('orders.uid', '=', uid)
    .execute();
  return new Map(rows.map(({ order_id, payer_sealed }) => [order_id, payer_sealed]));
}

/** Forgets who paid orders of a user, but those of which money is on its way back. */
export async function forgetPayersOf(tx: Db, uid: string): Promise<void> {
  await tx
    .deleteFrom('order_payers')
    .where('order_id', 'in', tx.selectFrom('orders').select('id').where('uid', '=', uid))
    .where('order_id', 'not in', refundedOrders(tx))
    .execute();
}

/** Forgets who paid orders that are gone with their account, once their money is back. */
export async function forgetPayers(db: Db): Promise<void> {
  await db
    .deleteFrom('order_payers')
    .where(sql<boolean>`not exists (select from orders where orders.id = order_payers.order_id)`)
    .where('order_id', 'not in', refundedOrders(db))
    .execute();
}

const refundedOrders = (db: Db) => db.selectFrom('order_refunds').select('order_id').where('state', '=', 'agreed');
