import { ERROR, type REWARD_UNITS, type RequestOf, type ResponseOf } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { listSubjectIndexes } from '../identities/index.ts';
import { post } from '../ledger/index.ts';
import { requireShop } from '../orders/index.ts';
import { activitiesFor } from './activities.ts';
import { endGift, lockGift } from './gifts.store.ts';
import { takeReward } from './take-reward.ts';
import { tellGiver } from './tell-of-gift.ts';

/** What was taken, by unit. */
interface Taken {
  unit: (typeof REWARD_UNITS)[number];
  count: number;
}

export async function activityReward(
  deps: Deps,
  user: User,
  { actids }: RequestOf<'ACTIVITYREWARD'>,
): Promise<ResponseOf<'ACTIVITYREWARD'>> {
  requireShop(deps);
  const { uid } = user;
  const here = activitiesFor(deps, user);
  const taken = await transact(deps.db, async (tx) => {
    const phones = await listSubjectIndexes(tx, uid, 'phone');
    const all: Taken[] = [];
    // In one order, so that two who take several never wait for each other.
    for (const id of [...new Set(actids)].toSorted()) {
      const terms = here.find((activity) => activity.id === id);
      if (terms) await takeReward(tx, deps, uid, terms);
      all.push(terms ?? { unit: 'card', count: await takeGift(tx, deps, { id, uid, phones }) });
    }
    return all;
  });
  const sumOf = (unit: Taken['unit']) =>
    taken.filter((one) => one.unit === unit).reduce((sum, { count }) => sum + count, 0);
  return { count: sumOf('card'), points: sumOf('point'), coupons: sumOf('coupon') };
}

interface Taking {
  id: string;
  uid: string;
  /** Blind indexes of the user's phones. */
  phones: readonly string[];
}

async function takeGift(tx: Db, deps: Deps, { id, uid, phones }: Taking): Promise<number> {
  const gift = await lockGift(tx, id);
  if (gift?.taken_by === uid) return gift.count;
  const isTheirs = gift !== undefined && gift.phone_index !== null && phones.includes(gift.phone_index);
  if (!isTheirs || gift.expires_at <= deps.now()) throw new AppError(ERROR.giftGone, 'no such gift waits for them');
  const order = { key: `gift:${id}:taken`, kind: 'gift-taken' as const, uid, unit: 'card' as const };
  await post(tx, deps, { ...order, amount: gift.count, reference: id });
  await endGift(tx, id, { state: 'taken', taken_by: uid, ended_at: deps.now() });
  await tellGiver(tx, deps, gift, 'taken');
  return gift.count;
}
