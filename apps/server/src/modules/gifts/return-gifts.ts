import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { post } from '../ledger/index.ts';
import { deleteMessagesAbout } from '../messages/index.ts';
import {
  endGift,
  forgetNumber,
  forgetNumbersOf,
  type GiftRow,
  listGiftsOfUser,
  listOverdueGifts,
  listWaitingFor,
  lockGift,
} from './gifts.store.ts';
import { tellGiver } from './tell-of-gift.ts';

const AT_ONCE = 500;

/** Gives back what nobody took in time, each in a transaction of its own. */
export async function returnOverdue(deps: Deps): Promise<void> {
  for (const id of await listOverdueGifts(deps.db, deps.now(), AT_ONCE))
    await transact(deps.db, async (tx) => {
      const gift = await lockGift(tx, id);
      if (gift?.state !== 'waiting') return;
      await giveBack(tx, deps, gift);
      await tellGiver(tx, deps, gift, 'returned');
    });
}

/**
 * Before an account ends: what it gave and nobody took is in its purse again, and nobody reads of whom a gift was any more; what waits for its phones, by
 * their blind indexes, goes back to whoever gave it, and whoever gave it something reads its number no more, nor the message that says it.
 */
export async function leaveGifts(tx: Db, deps: Deps, uid: string, phones: readonly string[]): Promise<void> {
  for (const { id } of await listWaitingFor(tx, phones)) {
    const gift = await lockGift(tx, id);
    if (gift?.state !== 'waiting') continue;
    await giveBack(tx, deps, gift);
    await forgetNumber(tx, id);
    await tellGiver(tx, deps, { ...gift, number_sealed: null }, 'returned');
  }
  await deleteMessagesAbout(tx, 'giftTakenBy', await forgetNumbersOf(tx, uid));
  const given = await listGiftsOfUser(tx, uid);
  for (const { id } of given.filter(({ state }) => state === 'waiting')) {
    const gift = await lockGift(tx, id);
    if (gift?.state === 'waiting') await giveBack(tx, deps, gift);
  }
  await deleteMessagesAbout(
    tx,
    'giftWaits',
    given.map(({ id }) => id),
  );
}

async function giveBack(tx: Db, deps: Deps, { id, uid, count }: GiftRow): Promise<void> {
  const order = { key: `gift:${id}:returned`, kind: 'gift-returned' as const, uid, unit: 'card' as const };
  await post(tx, deps, { ...order, amount: count, reference: id });
  await endGift(tx, id, { state: 'returned', ended_at: deps.now() });
}
