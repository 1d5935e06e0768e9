import { sql } from 'kysely';
import type { Db } from '../../deps.ts';
import type { OrderTables } from './orders.tables.ts';

type PayerRow = OrderTables['order_payers'];

/** Puts on record who pays an order at a channel; whoever does last. */
export async function upsertPayer(db: Db, row: PayerRow): Promise<void> {
  const { payer_sealed } = row;
  await db
    .insertInto('order_payers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['order_id', 'channel']).doUpdateSet({ payer_sealed }))
    .execute();
}

export async function findPayer(db: Db, channel: PayerRow['channel'], orderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('order_payers')
    .select('payer_sealed')
    .where('order_id', '=', orderId)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return row?.payer_sealed;
}

/** Who pays each of a user's orders at each channel, encrypted, where it is kept. */
export async function listPayersOfUser(db: Db, uid: string): Promise<PayerRow[]> {
  return db
    .selectFrom('order_payers')
    .innerJoin('orders', 'orders.id', 'order_payers.order_id')
    .selectAll('order_payers')
    .where('orders.uid', '=', uid)
    .orderBy('order_payers.channel')
    .execute();
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
