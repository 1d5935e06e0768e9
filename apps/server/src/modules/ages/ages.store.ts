import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../deps.ts';
import type { AgeTables } from './ages.tables.ts';

export type AgeStatement = Selectable<AgeTables['age_statements']>;

/** The user's last answer; undefined where they were never asked. */
export async function findStatement(db: Db, uid: string): Promise<AgeStatement | undefined> {
  return db.selectFrom('age_statements').selectAll().where('uid', '=', uid).executeTakeFirst();
}

export async function recordStatement(db: Db, statement: Insertable<AgeTables['age_statements']>): Promise<void> {
  const { uid: _uid, ...answer } = statement;
  await db
    .insertInto('age_statements')
    .values(statement)
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(answer))
    .execute();
}

/** Of two accounts that become one, whoever said that they are too young is too young. */
export async function moveStatement(tx: Db, from: string, to: string): Promise<void> {
  const [moved, own] = await Promise.all([findStatement(tx, from), findStatement(tx, to)]);
  if (moved && (own === undefined || !moved.is_of_age)) await recordStatement(tx, { ...moved, uid: to });
}
