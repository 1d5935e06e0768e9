import type { Db } from '../../../deps.ts';

export interface Charge {
  engine: string;
  shootId: string;
  /** `2026-11-22`, UTC. */
  day: string;
  amountMinor: number;
}

export interface Budgets {
  dayMinor: number;
  shootMinor: number;
}

class BudgetSpentError extends Error {}

/**
 * Reserves the price of one call on the day and on the shoot, both or neither. Each is one statement that counts and
 * compares, so that calls at once cannot overspend together. False: there is not enough left.
 */
export async function reserveCharge(db: Db, charge: Charge, budgets: Budgets): Promise<boolean> {
  const { engine, shootId, day, amountMinor } = charge;
  try {
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('engine_day_spending')
        .values({ engine, day, spent_minor: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await tx
        .insertInto('engine_shoot_spending')
        .values({ engine, shoot_id: shootId, spent_minor: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const ofDay = await tx
        .updateTable('engine_day_spending')
        .set((row) => ({ spent_minor: row('spent_minor', '+', amountMinor) }))
        .where('engine', '=', engine)
        .where('day', '=', day)
        .where('spent_minor', '<=', budgets.dayMinor - amountMinor)
        .returning('spent_minor')
        .executeTakeFirst();
      const ofShoot = await tx
        .updateTable('engine_shoot_spending')
        .set((row) => ({ spent_minor: row('spent_minor', '+', amountMinor) }))
        .where('engine', '=', engine)
        .where('shoot_id', '=', shootId)
        .where('spent_minor', '<=', budgets.shootMinor - amountMinor)
        .returning('spent_minor')
        .executeTakeFirst();
      if (!ofDay || !ofShoot) throw new BudgetSpentError();
    });
    return true;
  } catch (error) {
    if (error instanceof BudgetSpentError) return false;
    throw error;
  }
}

/** Gives back what a call did not cost. */
export async function releaseCharge(db: Db, { engine, shootId, day, amountMinor }: Charge): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('engine_day_spending')
      .set((row) => ({ spent_minor: row('spent_minor', '-', amountMinor) }))
      .where('engine', '=', engine)
      .where('day', '=', day)
      .execute();
    await tx
      .updateTable('engine_shoot_spending')
      .set((row) => ({ spent_minor: row('spent_minor', '-', amountMinor) }))
      .where('engine', '=', engine)
      .where('shoot_id', '=', shootId)
      .execute();
  });
}
