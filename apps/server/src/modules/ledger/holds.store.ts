import type { Selectable } from 'kysely';
import type { Db } from '../../deps.ts';
import type { LedgerTables } from './ledger.tables.ts';

export type HoldRow = Selectable<LedgerTables['ledger_holds']>;

export async function findHold(db: Db, hold: string): Promise<HoldRow | undefined> {
  return db.selectFrom('ledger_holds').selectAll().where('hold', '=', hold).executeTakeFirst();
}

export async function setRefunded(tx: Db, hold: string, refunded: number): Promise<void> {
  await tx.updateTable('ledger_holds').set({ refunded }).where('hold', '=', hold).execute();
}

/** Holds whose time is over, with whose they are. */
export async function listOverdueHolds(db: Db, now: number): Promise<{ hold: string; uid: string }[]> {
  return db
    .selectFrom('ledger_holds')
    .innerJoin('ledger_owners', 'ledger_owners.owner', 'ledger_holds.owner')
    .select(['hold', 'uid'])
    .where('state', '=', 'reserved')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .execute();
}

export async function listReservedHolds(db: Db, owner: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_holds')
    .select('hold')
    .where('owner', '=', owner)
    .where('state', '=', 'reserved')
    .execute();
  return rows.map(({ hold }) => hold);
}

/** What was one owner's is another one's: refunds of what was captured too. */
export async function moveHolds(tx: Db, from: string, to: string): Promise<void> {
  await tx.updateTable('ledger_holds').set({ owner: to }).where('owner', '=', from).execute();
}
