import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';

/** Takes what waits for the user: gifts that were sent to the phone of the account, and rewards of activities. Taken again, it changes nothing. */
export const activityReward = command({
  name: 'ACTIVITYREWARD',
  access: 'user',
  transport: 'post',
  rate: 'money',
  holds: [],
  changes: ['account'],
  isLocalised: false,
  request: z.object({
    actids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(20)),
  }),
  /** Gold cards, bonus points and coupons that came of all of them. */
  response: z.object({ count: z.number(), points: z.number(), coupons: z.number() }),
  errors: [ERROR.shopOff, ERROR.giftGone, ERROR.rewardNotEarned],
});
