import type { Db } from '../../deps.ts';
import type { OrderTables } from './orders.tables.ts';

export type ReasonRow = OrderTables['refund_reasons'];

export async function insertReason(tx: Db, row: ReasonRow): Promise<void> {
  await tx.insertInto('refund_reasons').values(row).execute();
}

/** Forgets why a refund was asked for that is not asked for any more. */
export async function deleteReason(tx: Db, refundId: string): Promise<void> {
  await tx.deleteFrom('refund_reasons').where('refund_id', '=', refundId).execute();
}

/** Why the refunds of those orders were asked for, encrypted, by the refund. */
export async function listReasons(db: Db, orderIds: readonly string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db.selectFrom('refund_reasons').selectAll().where('order_id', 'in', orderIds).execute();
  return new Map(rows.map(({ refund_id, reason_sealed }) => [refund_id, reason_sealed]));
}

/** Why a user asked for refunds, encrypted, with their orders. */
export async function listReasonsOfUser(db: Db, uid: string): Promise<ReasonRow[]> {
  return db
    .selectFrom('refund_reasons')
    .innerJoin('orders', 'orders.id', 'refund_reasons.order_id')
    .selectAll('refund_reasons')
    .where('orders.uid', '=', uid)
    .orderBy('refund_id')
    .execute();
}
