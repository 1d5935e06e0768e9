import { ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { listSubjectIndexes } from '../identities/index.ts';
import { post } from '../ledger/index.ts';
import { requireShop } from '../orders/index.ts';
import { endGift, lockGift } from './gifts.store.ts';
import { tellGiver } from './tell-of-gift.ts';

export async function activityReward(
  deps: Deps,
  { uid }: User,
  { actids }: RequestOf<'ACTIVITYREWARD'>,
): Promise<ResponseOf<'ACTIVITYREWARD'>> {
  requireShop(deps);
  const count = await transact(deps.db, async (tx) => {
    const phones = await listSubjectIndexes(tx, uid, 'phone');
    let taken = 0;
    // In one order, so that two who take several never wait for each other.
    for (const id of [...new Set(actids)].toSorted()) taken += await take(tx, deps, { id, uid, phones });
    return taken;
  });
  return { count };
}

interface Taking {
  id: string;
  uid: string;
  /** Blind indexes of the user's phones. */
  phones: readonly string[];
}

async function take(tx: Db, deps: Deps, { id, uid, phones }: Taking): Promise<number> {
  const gift = await lockGift(tx, id);
  if (gift?.taken_by === uid) return gift.count;
  const isTheirs = gift !== undefined && gift.phone_index !== null && phones.includes(gift.phone_index);
  if (!isTheirs || gift.expires_at <= deps.now()) throw new AppError(ERROR.giftGone, 'no such gift waits for them');
  const order = { key: `gift:${id}:taken`, kind: 'gift-taken' as const, uid, unit: 'card' as const };
  await post(tx, deps, { ...order, amount: gift.count, reference: id });
  await endGift(tx, id, { state: 'taken', taken_by: uid });
  await tellGiver(tx, deps, gift, 'giftTaken');
  return gift.count;
}
