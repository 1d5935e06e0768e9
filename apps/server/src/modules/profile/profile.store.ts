import type { Db } from '../../deps.ts';

export async function readAccount(db: Db, uid: string) {
  return db
    .selectFrom('users')
    .select(['uid', 'nick', 'headimg', 'area', 'phone_sealed'])
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
}
