import type { Db } from '../../deps.ts';
import type { LoginTables } from './login.tables.ts';

type Reason = LoginTables['ended_logins']['reason'];

/** Notes of every login of an account that holds why it is about to be gone with it. */
export async function noteEnds(tx: Db, uid: string, reason: Reason, now: number): Promise<void> {
  const holding = tx
    .selectFrom('logins')
    .select(({ val }) => ['password_hash', val(reason).as('reason'), 'expires_at'])
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now);
  await tx.insertInto('ended_logins').columns(['password_hash', 'reason', 'until']).expression(holding).execute();
}

/** Why a login is gone; undefined where it never was, or nobody remembers. */
export async function findEnd(db: Db, passwordHash: string): Promise<Reason | undefined> {
  const query = db.selectFrom('ended_logins').select('reason').where('password_hash', '=', passwordHash);
  return (await query.executeTakeFirst())?.reason;
}

/** Forgets those that would have run out by then. */
export async function deleteEndsBefore(db: Db, now: number): Promise<void> {
  await db.deleteFrom('ended_logins').where('until', '<=', now).execute();
}
