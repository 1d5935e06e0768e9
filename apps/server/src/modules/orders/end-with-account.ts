import type { Db, Deps } from '../../deps.ts';
import { agreeToRefund } from './decide-refund.ts';
import { listOrdersOfUser, lockOrder } from './orders.store.ts';
import { forgetPayersOf } from './payers.store.ts';
import { latestRefunds } from './refunds.store.ts';

/** Money that was asked back when its account ends goes back: nobody would be there to be told that it was refused, and its cards are gone in any case. */
export async function endWithAccount(tx: Db, deps: Deps, uid: string): Promise<void> {
  for (const { id } of await listOrdersOfUser(tx, uid)) {
    const order = await lockOrder(tx, id);
    const refund = (await latestRefunds(tx, [id])).get(id);
    if (order && refund?.state === 'asked') await agreeToRefund(tx, deps, order, refund);
  }
  await forgetPayersOf(tx, uid);
}
