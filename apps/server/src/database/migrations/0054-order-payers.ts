import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who pays an order, for a channel that asks for it each time; an order may be gone with its account while its money is on its way back. */
export const orderPayers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table order_payers (order_id text primary key, payer_sealed text not null)`.execute(db);
  },
};
