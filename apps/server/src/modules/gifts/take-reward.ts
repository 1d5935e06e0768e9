import { ERROR } from '@kinora/contract';
import type { ActivityTerms } from '../../config/business.ts';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { lockOwner, post, tellOfGiven } from '../ledger/index.ts';
import { lockUser } from '../users/index.ts';
import { standingOf } from './activities.ts';
import { insertReward } from './rewards.store.ts';

/** Gives what an activity promises, once a user. Throws AppError where it was not earned. */
export async function takeReward(tx: Db, deps: Deps, uid: string, terms: ActivityTerms): Promise<void> {
  await lockUser(tx, uid);
  const state = await standingOf(tx, uid, terms);
  if (state === 'taken') return;
  if (state !== 'earned') throw new AppError(ERROR.rewardNotEarned, `${terms.id} is ${state}`);
  const { id: activity, unit, count } = terms;
  await insertReward(tx, { uid, activity, unit, count, taken_at: deps.now() });
  const key = `activity:${activity}:${await lockOwner(tx, uid)}`;
  await tellOfGiven(tx, deps, { uid, key: `activity:${activity}`, unit, count });
  await post(tx, deps, { key, kind: 'activity-reward', uid, unit, amount: count, reference: activity });
}
