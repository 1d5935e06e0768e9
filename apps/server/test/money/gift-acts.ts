import { ERROR, type ResponseOf } from '@kinora/contract';
import { transact } from '../../src/database/transact.ts';
import { post } from '../../src/modules/ledger/index.ts';
import { newSn } from '../module-world.ts';
import { PRICES } from './reckoning.ts';
import type { Planners } from './turn.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** What the activities of the test give, each once. */
export const REWARDS = [
  { id: 'act-cards', unit: 'card', count: 3 },
  { id: 'act-points', unit: 'point', count: 2 },
  { id: 'act-coupons', unit: 'coupon', count: 1 },
] as const;

/** What nobody pays for. */
export const giftActs: Planners<'grant' | 'give' | 'take' | 'reward'> = {
  grant({ world, me, now }, { unit, amount, lifeMinutes }) {
    // Points never expire here: a quote reckons with those that wait.
    const expiresAt = unit === 'point' || lifeMinutes === 0 ? 0 : now + lifeMinutes * MINUTE_MS;
    const order = { key: newSn(), kind: 'operator-grant' as const, uid: me.user.uid, unit, amount, expiresAt };
    return {
      ask: () => transact(world.deps.db, (tx) => post(tx, world.deps, order)),
      ...{ twice: true, done: () => me.account[`${unit}s`].add(expiresAt, amount) },
    };
  },

  give({ world, me, friend, now }, { count, twice }) {
    const { cards, given } = me.account;
    const today = given.filter(({ sentAt, state }) => sentAt > now - DAY_MS && state !== 'returned');
    const isOverLimit = today.reduce((sum, gift) => sum + gift.count, 0) + count > PRICES.giftLimit;
    const refusal = isOverLimit ? ERROR.giftLimit : cards.paid < count ? ERROR.cardsInsufficient : undefined;
    const gift = { sn: newSn(), phone: friend.phone, area: '+86', tail: friend.phone.slice(-4), count };
    return {
      ask: () => world.call('SENDCARDS', me.user, gift),
      ...{ refusal, twice },
      done(answer) {
        const { id, expires_at: until } = (answer as ResponseOf<'SENDCARDS'>).gift;
        cards.add('paid', -count);
        given.push({ id, count, until, sentAt: now, state: 'waits' });
      },
    };
  },

  take({ world, me, giver }, { twice }) {
    const waiting = giver.account.given.filter(({ state }) => state === 'waits');
    if (waiting.length === 0) return undefined;
    return {
      ask: () => world.call('ACTIVITYREWARD', me.user, { actids: waiting.map(({ id }) => id) }),
      twice,
      done() {
        for (const gift of waiting) {
          gift.state = 'taken';
          me.account.cards.add(0, gift.count);
        }
      },
    };
  },

  reward({ world, me: { user, account } }, { twice }) {
    return {
      ask: () => world.call('ACTIVITYREWARD', user, { actids: REWARDS.map(({ id }) => id) }),
      twice,
      done() {
        for (const { id, unit, count } of REWARDS.filter((one) => !account.rewarded.has(one.id))) {
          account.rewarded.add(id);
          account[`${unit}s`].add(0, count);
        }
      },
    };
  },
};
