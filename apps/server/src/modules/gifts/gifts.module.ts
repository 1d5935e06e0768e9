import type { giftsCommands } from '@kinora/contract';
import { accountMerged, phoneLinked } from '../../events/account-events.ts';
import { atOnce } from '../../events/follow.ts';
import type { Handlers } from '../../gateway/command-handler.ts';
import { type ServerModule, work } from '../server-module.ts';
import { activityReward } from './activity-reward.ts';
import { moveGifts } from './gifts.store.ts';
import { queryGifts } from './query-gifts.ts';
import { returnGiftsJob } from './return-gifts.job.ts';
import { returnOverdue } from './return-gifts.ts';
import { moveRewards } from './rewards.store.ts';
import { sendCards } from './send-cards.ts';
import { shareTask } from './share-task.ts';
import { tellOfGiftJob } from './tell-of-gift.job.ts';
import { tellFriend, tellOfGifts } from './tell-of-gift.ts';

export const giftsHandlers = {
  SENDCARDS: sendCards,
  QUERYGIFTS: queryGifts,
  SHARETASK: shareTask,
  ACTIVITYREWARD: activityReward,
} satisfies Pick<Handlers, keyof typeof giftsCommands>;

export const giftsModule: ServerModule = {
  jobs: [work(returnGiftsJob, returnOverdue), work(tellOfGiftJob, tellFriend)],
  subscribers: [
    atOnce(accountMerged, (tx, _deps, merged) => moveGifts(tx, merged)),
    atOnce(accountMerged, (tx, _deps, merged) => moveRewards(tx, merged)),
    atOnce(phoneLinked, tellOfGifts),
  ],
};
