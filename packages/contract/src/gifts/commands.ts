import { areaCommands } from '../define-command.ts';
import { activityReward } from './activity-reward.ts';
import { queryGifts } from './query-gifts.ts';
import { sendCards } from './send-cards.ts';
import { shareTask } from './share-task.ts';

export const giftsCommands = areaCommands({
  SENDCARDS: sendCards,
  QUERYGIFTS: queryGifts,
  SHARETASK: shareTask,
  ACTIVITYREWARD: activityReward,
});
