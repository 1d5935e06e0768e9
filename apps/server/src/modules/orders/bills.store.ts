import { PAYMENT_STATUS } from '@kinora/contract';
import { type Selectable, sql } from 'kysely';
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

/** Which of some days of a channel were read. */
export async function listDaysRead(db: Db, channel: Channel, days: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('order_bills')
    .select('day')
    .where('channel', '=', channel)
    .where('day', 'in', days)
    .execute();
  return new Set(rows.map(({ day }) => day));
}

/** The first day, by UTC, of which anything is known of a channel: a bill, money, or an order that it was told of and that was not paid; undefined where nothing is. */
export async function findFirstDay(db: Db, channel: Channel): Promise<string | undefined> {
  const bill = db
    .selectFrom('order_bills')
    .select(sql<string | null>`min(day)`.as('day'))
    .where('channel', '=', channel);
  const receipt = db.selectFrom('order_receipts').select(dayOf('received_at')).where('channel', '=', channel);
  const unpaid = db
    .selectFrom('orders')
    .select(dayOf('placed_at'))
    .where((where) => where.or([where('paymethod', '=', channel), sql<boolean>`${channel} = any(open_at)`]))
    .where('paystatus', 'in', [PAYMENT_STATUS.failed, PAYMENT_STATUS.paying]);
  const rows = await bill.unionAll(receipt).unionAll(unpaid).execute();
  return rows.flatMap(({ day }) => day ?? []).toSorted()[0];
}

const dayOf = (column: 'received_at' | 'placed_at') =>
  sql<string | null>`to_char(to_timestamp(min(${sql.ref(column)}) / 1000) at time zone 'UTC', 'YYYY-MM-DD')`.as('day');

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
