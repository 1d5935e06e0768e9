import { sql } from 'kysely';
import type { Db } from '../../deps.ts';
import type { PaceKind } from './pace.tables.ts';

export async function readPace(db: Db): Promise<Map<PaceKind, number>> {
  const rows = await db.selectFrom('studio_pace').select(['kind', 'seconds']).execute();
  return new Map(rows.map(({ kind, seconds }) => [kind, seconds]));
}

/** Mixes one measure into the moving average; the first one is taken as it is. */
export async function mixPace(
  db: Db,
  measure: { kind: PaceKind; seconds: number; weight: number; now: number },
): Promise<void> {
  await db
    .insertInto('studio_pace')
    .values({ kind: measure.kind, seconds: measure.seconds, measured_at: measure.now })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet({
        seconds: sql<number>`studio_pace.seconds + ${measure.weight}::float8 * (excluded.seconds - studio_pace.seconds)`,
        measured_at: measure.now,
      }),
    )
    .execute();
}
