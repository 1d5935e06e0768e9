import type { Selectable } from 'kysely';
import type { Db } from '../../deps.ts';
import type { GiftTables } from './gifts.tables.ts';

export type RewardRow = Selectable<GiftTables['activity_rewards']>;

export async function insertReward(tx: Db, row: RewardRow): Promise<void> {
  await tx.insertInto('activity_rewards').values(row).execute();
}

export async function findReward(db: Db, uid: string, activity: string): Promise<RewardRow | undefined> {
  return db
    .selectFrom('activity_rewards')
    .selectAll()
    .where('uid', '=', uid)
    .where('activity', '=', activity)
    .executeTakeFirst();
}

/** Everything that a user was rewarded with, the oldest first. */
export async function listRewardsOfUser(db: Db, uid: string): Promise<RewardRow[]> {
  return db
    .selectFrom('activity_rewards')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('taken_at')
    .orderBy('activity')
    .execute();
}

/** What either account was given, the one that stays was given: of what both were, its own row stays. */
export async function moveRewards(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  const had = (await listRewardsOfUser(tx, to)).map(({ activity }) => activity);
  const moved = tx.updateTable('activity_rewards').set({ uid: to }).where('uid', '=', from);
  await (had.length > 0 ? moved.where('activity', 'not in', had) : moved).execute();
}
