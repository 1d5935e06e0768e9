import { sql } from 'kysely';
import type { Db } from '../../deps.ts';

/** What is counted of a day; `whose` is empty where it is the whole installation's. */
export interface Counter {
  kind:
    | 'sent'
    | 'sent to strangers'
    | 'sent for a subnet'
    | 'wrong'
    | 'wrong at codes of others'
    | 'wrong at a number'
    | 'wrong of an address'
    | 'wrong of a subnet';
  whose?: string;
}

const keyOf = ({ kind, whose = '' }: Counter) => ({ kind, whose });

/** What each of them is, in their order. */
function inOrder(counters: readonly Counter[], rows: readonly { kind: string; whose: string; count: number }[]) {
  return counters.map((counter) => {
    const { kind, whose } = keyOf(counter);
    return rows.find((row) => row.kind === kind && row.whose === whose)?.count ?? 0;
  });
}

export async function readCounts(db: Db, day: number, counters: readonly Counter[]): Promise<number[]> {
  const rows = await db
    .selectFrom('code_counts')
    .select(['kind', 'whose', 'count'])
    .where('day', '=', day)
    .where(({ eb, or }) =>
      or(counters.map(keyOf).map(({ kind, whose }) => eb('kind', '=', kind).and('whose', '=', whose))),
    )
    .execute();
  return inOrder(counters, rows);
}

/**
 * Adds to each of them; what they are then. Their rows stay locked until the transaction ends, so that nobody passes a limit beside
 * another: in the order that is given, which must be one everywhere, with what everybody counts in last.
 */
export async function addToCounts(db: Db, day: number, counters: readonly Counter[], by = 1): Promise<number[]> {
  const rows = await db
    .insertInto('code_counts')
    .values(counters.map((counter) => ({ day, ...keyOf(counter), count: by })))
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind', 'whose']).doUpdateSet({ count: sql`code_counts.count + excluded.count` }),
    )
    .returning(['kind', 'whose', 'count'])
    .execute();
  return inOrder(counters, rows);
}

export async function deleteCountsBefore(db: Db, day: number): Promise<void> {
  await db.deleteFrom('code_counts').where('day', '<', day).execute();
}

/** Deletes what was counted at a number. */
export async function deleteCountsOfPhone(tx: Db, phoneIndex: string): Promise<void> {
  await tx.deleteFrom('code_counts').where('whose', '=', phoneIndex).execute();
}
