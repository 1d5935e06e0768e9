import { ERROR, MESSAGE_TEMPLATES, type MessageTemplate } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectError, newPhone, newSn, openWorld, type World } from '../../../test/module-world.ts';
import type { ActivityTerms } from '../../config/business.ts';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { auditLedger } from '../ledger/audit.store.ts';
import { readBalances } from '../ledger/index.ts';
import { makeShoot } from '../shoots/shoot.worker.ts';
import { activityReward } from './activity-reward.ts';
import { moveRewards } from './rewards.store.ts';
import { shareTask } from './share-task.ts';

const DAY_MS = 86_400_000;
const THEME = 'city-evening';
const never = new AbortController().signal;

let world: World;
let user: User;
let photo: string;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual', environment: { KINORA_SHOP: 'sandbox', KINORA_REGISTER_SEND: '0' } });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  const { user: owner, faceId } = await world.signInWithFace();
  user = owner;
  const version = world.deps.config.business.squareVersion;
  await world.call('AGREEPROTOCOL', user, { kind: 'square', version, agree: true });
  const { id } = await world.call('SHOOT', user, { theme: THEME, faces: [faceId], sn: newSn() });
  await makeShoot(world.deps, { shootId: id }, never);
  photo = (await world.call('QUEUERESULT', user, { id })).shoots[0]?.photos?.[0]?.id ?? '';
  await world.deps.db.updateTable('photos').set({ status: 200 }).where('id', '=', photo).execute();
});

/** The server where the operator rewards sharing; unless it is said otherwise since yesterday and until tomorrow. */
function rewarding(...terms: Partial<ActivityTerms>[]): Deps {
  const now = world.deps.now();
  const activities = terms.map((some, place) => ({
    ...{ id: `act-${place}`, platform: [], start: now - DAY_MS, end: now + DAY_MS, hint: {}, keywords: [] },
    ...{ unit: 'card' as const, count: 3, ...some },
  }));
  const { config } = world.deps;
  return { ...world.deps, config: { ...config, business: { ...config.business, activities } } };
}
const publish = () => world.call('SUBMITSQUARE', user, { id: photo, share: true });
const tasks = async (deps: Deps, actor = user) => (await shareTask(deps, actor, {})).activities;
const take = (deps: Deps, ...actids: string[]) => activityReward(deps, user, { actids });
const balanceOf = async ({ uid }: User) => {
  const { card, point } = await readBalances(world.deps, uid);
  return [card.total, point.total];
};

it('who publishes a portrait while it goes on takes the reward, once, on however many devices', async () => {
  const deps = rewarding({}, { unit: 'point', count: 2 });
  expect(await tasks(deps)).toMatchObject([
    { id: 'act-0', count: 3, state: 'open' },
    { unit: 'point', state: 'open' },
  ]);
  await expectError(take(deps, 'act-0'), ERROR.rewardNotEarned);
  await publish();
  expect((await tasks(deps)).map(({ state }) => state)).toEqual(['earned', 'earned']);
  const both = () => take(deps, 'act-0', 'act-1');
  expect(await Promise.all([both(), both(), both()])).toEqual(Array(3).fill({ count: 3, points: 2, coupons: 0 }));
  expect(await balanceOf(user)).toEqual([3, 2]);
  expect((await tasks(deps)).map(({ state }) => state)).toEqual(['taken', 'taken']);
  const { messages } = await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 });
  const told = (template: MessageTemplate) =>
    messages.filter((message) => message.template === MESSAGE_TEMPLATES[template].number).map(({ args }) => args);
  expect([told('cardsGiven'), told('pointsGiven')]).toEqual([[['3']], [['2']]]);
  const { entries } = await world.call('QUERYSTATEMENT', user, {});
  expect(entries.map(({ kind }) => kind)).toEqual(['activity-reward', 'activity-reward']);
  expect((await auditLedger(world.deps.db)).differences).toEqual([]);
});

it('what was published before it began, is of another theme, or was withdrawn earns nothing', async () => {
  await publish();
  world.clock.advance(1_000);
  const start = world.deps.now();
  const deps = rewarding({ start }, { keywords: ['first-snow'] }, { keywords: ['first-snow', THEME] });
  expect((await tasks(deps)).map(({ state }) => state)).toEqual(['open', 'open', 'earned']);
  await world.call('SUBMITSQUARE', user, { id: photo, share: false });
  expect((await tasks(deps)).map(({ state }) => state)).toEqual(['open', 'open', 'open']);
});

it('is there only while it goes on, and only on the platforms that it names', async () => {
  const now = world.deps.now();
  const over = { start: now - DAY_MS, end: now - 1 };
  const deps = rewarding(over, { start: now + DAY_MS / 2 }, { platform: ['mini'] }, { platform: ['h5', 'mini'] });
  expect((await tasks(deps, { ...user, platform: 'h5' })).map(({ id }) => id)).toEqual(['act-3']);
  await publish();
  await expectError(take(deps, 'act-0'), ERROR.giftGone);
});

it('a way in that it asks for must be bound first', async () => {
  const deps = rewarding({ bind: 'wechat' }, { bind: 'phone' });
  await publish();
  expect((await tasks(deps)).map(({ state }) => state)).toEqual(['unbound', 'earned']);
  await expectError(take(deps, 'act-0'), ERROR.rewardNotEarned);
  expect(await balanceOf(user)).toEqual([0, 0]);
});

it('has a name in the language of who reads it, else in English, else none', async () => {
  const deps = rewarding({ hint: { ja: '雪の日', en: 'Snow days' } }, {});
  const named = async (locale: string) => (await tasks(deps, { ...user, locale })).map(({ hint }) => hint);
  // Clients tell the number of their locale.
  expect([await named('3'), await named('12')]).toEqual([
    ['雪の日', ''],
    ['Snow days', ''],
  ]);
});

it('two accounts that become one were rewarded once', async () => {
  const deps = rewarding({});
  await publish();
  await take(deps, 'act-0');
  const other = await world.signIn(newPhone());
  await moveRewards(world.deps.db, { from: user.uid, to: other.uid });
  expect(await tasks(deps, other)).toMatchObject([{ state: 'taken' }]);
});
