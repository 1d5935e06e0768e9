import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { findHold, listOverdueHolds } from './holds.store.ts';
import { voidHold } from './holds.ts';
import { listExpiredGifts, lockOwner, readAccount } from './ledger.store.ts';
import { post } from './post.ts';

type Context = Pick<Deps, 'db' | 'now'>;

/** Each is a transaction of its own: one that is killed between two goes on with the next. */
export async function sweepLedger(deps: Context): Promise<void> {
  const now = deps.now();
  for (const { hold, uid } of await listOverdueHolds(deps.db, now))
    await transact(deps.db, async (tx) => {
      await lockOwner(tx, uid);
      if ((await findHold(tx, hold))?.state === 'reserved') await voidHold(tx, deps, { hold, uid });
    });
  for (const { id, uid } of await listExpiredGifts(deps.db, now))
    await transact(deps.db, (tx) => expireGift(tx, deps, uid, id));
}

/** What is left of a gift when nobody else can spend it any more. */
async function expireGift(tx: Db, deps: Context, uid: string, account: number): Promise<void> {
  await lockOwner(tx, uid);
  const { unit, balance, lastNumber, expiresAt } = await readAccount(tx, account);
  if (balance === 0) return;
  const parts = [{ purse: 'gift' as const, expiresAt, amount: balance }];
  const key = `expiry:${account}:${lastNumber}`;
  await post(tx, deps, { key, kind: 'expiry', uid, unit, amount: balance, parts });
}
