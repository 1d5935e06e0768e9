import { sql } from 'kysely';
import type { Db } from '../deps.ts';

export interface StoredKey {
  id: string;
  kind: 'server' | 'ticket';
  sealed: string;
  active_ms: number;
}

/** Newest first. */
export function readKeys(db: Db): Promise<StoredKey[]> {
  return db
    .selectFrom('channel_key')
    .select(['id', 'kind', 'sealed', 'active_ms'])
    .orderBy('active_ms', 'desc')
    .execute();
}

/** One process at a time until the end of the transaction. */
export async function lockKeys(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('channel_key', 1))`.execute(tx);
}

export async function addKey(tx: Db, key: StoredKey, createdMs: number): Promise<void> {
  await tx
    .insertInto('channel_key')
    .values({ ...key, created_ms: createdMs })
    .execute();
}

export async function deleteKeys(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('channel_key').where('id', 'in', ids).execute();
}
