import { ORDER_STATUS } from '@kinora/contract';
import { sql } from 'kysely';
import type { Db } from '../../deps.ts';
import type { OrderRow } from './orders.store.ts';

/**
 * Orders that a channel was told of and has neither closed nor taken money for, placed between those times, also those that were paid elsewhere since: those first
 * that it was asked about longest ago, of those that it was never asked about the newest.
 */
export async function listUnsettled(
  db: Db,
  channel: OrderRow['paymethod'],
  { from, to }: { from: number; to: number },
  limit: number,
): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where(sql<boolean>`open_at <> '{}' and ${channel} = any(open_at)`)
    .where('placed_at', '>', from)
    .where('placed_at', '<=', to)
    .orderBy('asked_at')
    .orderBy('placed_at', 'desc')
    .limit(limit)
    .execute();
}

/** Puts on record that the channel of an order is asked about it. */
export async function markAsked(db: Db, id: string, asked_at: number): Promise<void> {
  await db.updateTable('orders').set({ asked_at }).where('id', '=', id).execute();
}

/** Orders that nobody paid in their time, and that still wait. */
export async function listOverdue(db: Db, now: number, limit: number): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', ORDER_STATUS.paying)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}
