import type { Db } from '../../deps.ts';

/** Puts on record that a first recharge was large enough; false where it was before. */
export async function insertFirstRecharge(tx: Db, owner: string, now: number): Promise<boolean> {
  const row = await tx
    .insertInto('first_recharges')
    .values({ owner, made_at: now })
    .onConflict((conflict) => conflict.column('owner').doNothing())
    .returning('owner')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether any of a user's pseudonyms has one: an account that became part of theirs counts. */
export async function hasFirstRecharge(db: Db, uid: string): Promise<boolean> {
  const row = await db
    .selectFrom('first_recharges')
    .innerJoin('ledger_owners', 'ledger_owners.owner', 'first_recharges.owner')
    .select('first_recharges.owner')
    .where('ledger_owners.uid', '=', uid)
    .executeTakeFirst();
  return row !== undefined;
}
