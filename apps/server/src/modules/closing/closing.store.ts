import type { Db } from '../../deps.ts';

/** Lets a phone rest; whose account was closed a second time rests anew. */
export async function insertRestingPhone(tx: Db, phone_index: string, until: number): Promise<void> {
  await tx
    .insertInto('resting_phones')
    .values({ phone_index, until })
    .onConflict((conflict) => conflict.column('phone_index').doUpdateSet({ until }))
    .execute();
}

/** Whether the account of that phone was closed so recently that it makes no new one. */
export async function isResting(db: Db, phoneIndex: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('resting_phones')
    .select('until')
    .where('phone_index', '=', phoneIndex)
    .where('until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteRestedPhones(db: Db, now: number): Promise<void> {
  await db.deleteFrom('resting_phones').where('until', '<=', now).execute();
}
