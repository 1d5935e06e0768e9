import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The gateway's own tables: push outbox, nonces of the secure window, keys of the channel. */
export const platform: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('push_outbox')
      .addColumn('seq', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('created_ms', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('push_outbox_uid_seq').on('push_outbox').columns(['uid', 'seq']).execute();
    await db.schema.createIndex('push_outbox_created').on('push_outbox').column('created_ms').execute();

    await db.schema
      .createTable('channel_nonce')
      .addColumn('nonce', 'text', (column) => column.primaryKey())
      .addColumn('expires_ms', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('channel_nonce_expires').on('channel_nonce').column('expires_ms').execute();

    await db.schema
      .createTable('channel_key')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('server', 'ticket')`))
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('created_ms', 'bigint', (column) => column.notNull())
      .addColumn('active_ms', 'bigint', (column) => column.notNull())
      .execute();
  },
};
