import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../deps.ts';
import type { OrderTables } from './orders.tables.ts';

export type OrderNoteRow = Selectable<OrderTables['order_notes']>;

export async function insertNote(tx: Db, row: Insertable<OrderTables['order_notes']>): Promise<void> {
  await tx.insertInto('order_notes').values(row).execute();
}

/** What was written about an order, the oldest first. */
export async function listNotes(db: Db, orderId: string): Promise<OrderNoteRow[]> {
  return db
    .selectFrom('order_notes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
}

/** Everything that a user wrote about orders, the oldest first. */
export async function listNotesOfUser(db: Db, uid: string): Promise<OrderNoteRow[]> {
  return db
    .selectFrom('order_notes')
    .innerJoin('orders', 'orders.id', 'order_notes.order_id')
    .selectAll('order_notes')
    .where('orders.uid', '=', uid)
    .orderBy('written_at')
    .orderBy('order_notes.id')
    .execute();
}

/** What nobody has answered yet, complaints before all else, and of each the oldest first. */
export async function listOpenNotes(db: Db, limit: number): Promise<OrderNoteRow[]> {
  return db
    .selectFrom('order_notes')
    .selectAll()
    .where('answered_at', 'is', null)
    .orderBy((eb) => eb.case().when('kind', '=', 'complain').then(0).else(1).end())
    .orderBy('written_at')
    .limit(limit)
    .execute();
}

/** The note, which nobody else answers before the transaction ends. */
export async function lockNote(tx: Db, id: string): Promise<OrderNoteRow | undefined> {
  return tx.selectFrom('order_notes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function answerNote(
  tx: Db,
  id: string,
  answer: { answer_sealed: string; answered_by: string; answered_at: number },
): Promise<void> {
  await tx.updateTable('order_notes').set(answer).where('id', '=', id).execute();
}
