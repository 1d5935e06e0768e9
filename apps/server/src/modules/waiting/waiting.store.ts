import type { EngineKind } from '@kinora/contract';
import { sql } from 'kysely';
import type { PaceKind } from '../../database/tables/shoots.ts';
import type { Db } from '../../deps.ts';

/** Shoots of the engine that come before a place in the queue, and the sheets that they still need; all shoots when it is null. */
export async function queueAhead(
  db: Db,
  engine: EngineKind,
  before: number | null,
): Promise<{ shoots: number; sheets: number }> {
  return db
    .selectFrom('shoots')
    .select(({ selectFrom }) => [
      sql<number>`count(*)::int4`.as('shoots'),
      sql<number>`coalesce(sum(shoots.total - (${selectFrom('shoot_sheets')
        .select(sql`count(*)`.as('done'))
        .whereRef('shoot_sheets.shoot_id', '=', 'shoots.id')})), 0)::int4`.as('sheets'),
    ])
    .where('state', 'in', ['queued', 'shooting'])
    .where('queue_number', 'is not', null)
    .where('engine', '=', engine)
    .$if(before !== null, (query) => query.where('queue_number', '<', before))
    .executeTakeFirstOrThrow();
}

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
