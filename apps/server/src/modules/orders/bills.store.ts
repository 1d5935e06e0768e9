import type { Selectable } from 'kysely';
import type { Db } from '../../deps.ts';
import type { OrderTables } from './orders.tables.ts';

export type DifferenceRow = Selectable<OrderTables['order_differences']>;
type Channel = DifferenceRow['channel'];

/** Puts a bill that was read on record with what it says otherwise; false when it was before. */
export async function insertBill(
  tx: Db,
  bill: Selectable<OrderTables['order_bills']>,
  differences: readonly DifferenceRow[],
): Promise<boolean> {
  const inserted = await tx
    .insertInto('order_bills')
    .values(bill)
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (inserted && differences.length > 0)
    await tx
      .insertInto('order_differences')
      .values([...differences])
      .execute();
  return inserted !== undefined;
}

export async function isBillRead(db: Db, channel: Channel, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_bills')
    .select('day')
    .where('channel', '=', channel)
    .where('day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}

/** The latest first. */
export async function listDifferences(db: Db, limit: number): Promise<DifferenceRow[]> {
  return db
    .selectFrom('order_differences')
    .selectAll()
    .orderBy('found_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
