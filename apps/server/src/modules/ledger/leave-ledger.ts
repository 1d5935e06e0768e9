import { UNITS } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { listReservedHolds, moveHolds } from './holds.store.ts';
import { voidHold } from './holds.ts';
import { findOwner, listPurses, lockOwner, moveOwners, openLedger } from './ledger.store.ts';
import { sumOf } from './plan-postings.ts';
import { post, type TransferOrder } from './post.ts';

/**
 * Takes what an account has when it ends: what was set aside is given back first. Its postings stay under a pseudonym that leads to nobody, once the row of
 * the user is deleted.
 */
export async function closeLedger(tx: Db, deps: Deps, uid: string): Promise<void> {
  const owner = await findOwner(tx, uid);
  if (owner === undefined) return;
  await lockOwner(tx, uid);
  for (const hold of await listReservedHolds(tx, owner)) await voidHold(tx, deps, { hold, uid });
  await moveAll(tx, deps, { key: `closed:${owner}`, kind: 'account-closed', uid });
}

/** Moves every purse of one account to another one with its expiry, what is set aside and for what, and the history. */
export async function mergeLedger(tx: Db, deps: Deps, { from, to }: { from: string; to: string }): Promise<void> {
  if ((await findOwner(tx, from)) === undefined) return;
  const { owners } = await openLedger(tx, { uids: [from, to], key: '', currencies: [] });
  const [former = '', next = ''] = [owners[from], owners[to]];
  await moveAll(tx, deps, { key: `merged:${former}`, kind: 'account-merged', uid: from, otherUid: to });
  await moveHolds(tx, former, next);
  await moveOwners(tx, from, to);
}

async function moveAll(
  tx: Db,
  deps: Deps,
  order: Pick<TransferOrder, 'key' | 'kind' | 'uid' | 'otherUid'>,
): Promise<void> {
  const purses = await listPurses(tx, order.uid);
  for (const unit of UNITS) {
    const parts = purses.filter((purse) => purse.unit === unit);
    const amount = sumOf(parts);
    if (amount > 0) await post(tx, deps, { ...order, key: `${order.key}:${unit}`, unit, amount, parts });
  }
}
