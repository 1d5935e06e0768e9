import { ERROR } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectError, openWorld, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { OperatorError } from '../operator-order.ts';
import { realPersonOrders } from './decide-review.ts';

let world: World;
let user: User;
beforeAll(async () => {
  const environment = { KINORA_REAL_PERSON: 'required', KINORA_REAL_PERSON_REVIEW: '1', KINORA_OWN_COVERS: '0' };
  world = await openWorld({ environment });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  ({ user } = await world.signInWithFace());
});

const review = (note?: string) => world.call('FACEAUTHREVIEW', user, note === undefined ? {} : { note });
async function order(name: string, { why = '', by = 'olga', uid = user.uid } = {}): Promise<string> {
  const found = realPersonOrders.find((one) => one.name === name);
  const told = { uid, id: uid, why, by, amount: '', unit: '', days: '' };
  return (await found?.run(world.deps, told))?.join('\n') ?? 'no such order';
}
const templates = async () =>
  (await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 })).messages
    .map(({ template }) => template)
    .filter((one) => one >= 385);
const verdict = async () => {
  const { isrpa, isreviewed } = await world.call('QUERYUSERINFO', user, {});
  return { isrpa, isreviewed };
};

it('who is accepted by the operator may shoot, and is told so once', async () => {
  expect(await review()).toEqual({});
  expect(await review('I cannot turn my head. Call me.')).toEqual({ state: 'asked' });
  expect(await order('list')).toContain(user.uid);
  expect(await order('show')).toContain('I cannot turn my head. Call me.');
  expect(await order('accept', { why: 'seen in the shop' })).toContain('accepted and told');
  expect(await order('accept', { why: 'again' })).toContain('already');
  expect(await review()).toEqual({ state: 'accepted' });
  expect(await verdict()).toEqual({ isrpa: true, isreviewed: true });
  expect(await templates()).toEqual([385]);
  const [face] = (await world.call('QUERYICONS', user, {})).icons;
  await world.shoot(user, [face?.id ?? '']);
});

it('who is refused is told why, and may ask again', async () => {
  await review('no');
  await order('refuse', { why: 'give a number' });
  expect(await review()).toEqual({ state: 'refused', why: 'give a number' });
  expect(await verdict()).toEqual({ isrpa: false });
  expect(await templates()).toEqual([386]);
  expect(await review('my number is 1')).toEqual({ state: 'asked' });
  await order('accept', { why: 'called' });
  expect(await templates()).toEqual(expect.arrayContaining([385, 386]));
});

it('who decided and why stays on record, sealed', async () => {
  await review('secret words');
  await order('refuse', { why: 'secret reason', by: 'olga' });
  const [row] = await world.deps.db.selectFrom('real_person_reviews').selectAll().where('uid', '=', user.uid).execute();
  expect(row).toMatchObject({ state: 'refused', decided_by: 'olga' });
  expect(JSON.stringify(row)).not.toContain('secret');
  expect(await order('show')).toMatch(/by olga\n +why: secret reason/);
});

it('while a request waits, new words take the place of the old ones', async () => {
  await review('first');
  await review('second');
  const shown = await order('show');
  expect(shown).toContain('second');
  expect(shown).not.toContain('first');
});

it('nobody is decided on who has not asked', async () => {
  await expect(order('accept', { why: 'x' })).rejects.toThrow(OperatorError);
  await expect(order('refuse', { uid: 'nobody', why: 'x' })).rejects.toThrow(OperatorError);
  await expect(order('show', { uid: 'nobody' })).rejects.toThrow(OperatorError);
});

it('is not offered unless the operator says so', async () => {
  const other = await openWorld();
  try {
    const { user: somebody } = await other.signInWithFace();
    await expectError(other.call('FACEAUTHREVIEW', somebody, { note: 'please' }), ERROR.reviewOff);
  } finally {
    await other.dispose();
  }
});
