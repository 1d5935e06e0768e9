import { areaCommands } from '../define-command.ts';
import { activityReward } from './activity-reward.ts';
import { sendCards } from './send-cards.ts';

export const giftsCommands = areaCommands({
  SENDCARDS: sendCards,
  ACTIVITYREWARD: activityReward,
});
