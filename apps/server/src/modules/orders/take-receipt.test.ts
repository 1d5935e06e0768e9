import { ERROR, ORDER_STATUS, PAY_CHECK, PAYMENT_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectError, newSn, openWorld, type World } from '../../../test/module-world.ts';
import { type FacebookbillPeer, startFacebookbillPeer } from '../../../test/peers/facebookbill-peer.ts';
import { transact } from '../../database/transact.ts';
import type { User } from '../../gateway/command-handler.ts';
import { auditLedger } from '../ledger/audit.store.ts';
import { post, readBalances } from '../ledger/index.ts';
import { makeShoot } from '../shoots/shoot.worker.ts';
import { listRefunds } from './refunds.store.ts';

const paymethod = 'facebookbill' as const;

let facebook: FacebookbillPeer;
let world: World;
let user: User;
beforeAll(async () => {
  facebook = await startFacebookbillPeer();
  world = await openWorld({ jobs: 'manual', environment: { ...facebook.environment, KINORA_REGISTER_SEND: '0' } });
  const { config } = world.deps;
  const shop = { ...config.business.shop, photoCards: 10, freePhotos: 0 };
  world.deps.config = { ...config, business: { ...config.business, shop } };
});
afterAll(async () => {
  await world.dispose();
  await facebook.close();
});
beforeEach(async () => {
  user = { ...(await world.signIn()), platform: 'h5fb', system: 'Windows' };
});

/** Opens Facebook's sheet, where somebody buys in the end; what its library gives the page. */
async function buy(oid: string, price: number): Promise<string> {
  const { store } = await world.call('ORDERPAY', user, { oid, price, paymethod });
  if (!store) throw new Error('nothing to buy');
  return facebook.buy(store).receipt;
}
const show = (oid: string, receipt: string) => world.call('ORDERPAYSUCCESS', user, { oid, receipt });
const look = async (oid: string) => (await world.call('QUERYORDERDETAIL', user, { oid })).order;
const returned = async (oid: string) =>
  (await listRefunds(world.deps.db, 'agreed', 99))
    .filter((refund) => refund.order_id === oid)
    .map(({ channel, amount }) => [channel, amount]);
const expectRight = async () => expect((await auditLedger(world.deps.db)).differences).toEqual([]);

it('what was bought at a store while the order was paid with gold cards elsewhere goes back', async () => {
  const { user: somebody, faceId } = await world.signInWithFace();
  user = { ...somebody, platform: 'h5fb', system: 'Windows' };
  const { id: shootId } = await world.shoot(user, [faceId]);
  await makeShoot(world.deps, { shootId }, new AbortController().signal);
  const { shoots } = await world.call('QUEUERESULT', user, { id: shootId });
  const photos = (shoots[0]?.photos ?? []).slice(0, 2).map(({ id }) => id);
  const choice = { sn: newSn(), plan: '', photos, price: 20, paymethod: 'balance' as const };
  const { id, direct = 0 } = (await world.call('CREATEORDER', user, choice)).order;
  const receipt = await buy(id, direct);
  await transact(world.deps.db, (tx) =>
    post(tx, world.deps, { key: newSn(), kind: 'operator-grant', uid: user.uid, unit: 'card', amount: 20 }),
  );
  await world.call('ORDERPAY', user, { oid: id, price: 20, paymethod: 'balance' });
  expect((await show(id, receipt)).status).toBe(PAY_CHECK.success);
  await show(id, receipt);
  expect(await returned(id)).toEqual([[paymethod, direct]]);
  expect([(await look(id)).paymethod, (await readBalances(world.deps, user.uid)).card.total]).toEqual(['balance', 0]);
  await expectRight();
});

it('what was bought at a store for an order that was cancelled and deleted meanwhile goes back, and the order is shown again', async () => {
  const wanted = { sn: newSn(), plan: 'cards-10', price: 2_000, paymethod };
  const { id } = (await world.call('CREATEORDER', user, wanted)).order;
  const receipt = await buy(id, 2_000);
  await world.call('CANCELORDER', user, { oid: id });
  await world.call('DELORDER', user, { oid: id });
  await expectError(look(id), ERROR.notFound);
  await expectError(show(id, 'nothing.signed'), ERROR.orderInvalid);
  expect((await show(id, receipt)).status).toBe(PAY_CHECK.closed);
  expect(await returned(id)).toEqual([[paymethod, 2_000]]);
  expect(await look(id)).toMatchObject({ status: ORDER_STATUS.cancelled, paystatus: PAYMENT_STATUS.refundAgreed });
  await expectRight();
});

it("nobody shows a receipt for somebody else's order", async () => {
  const wanted = { sn: newSn(), plan: 'cards-10', price: 2_000, paymethod };
  const { id } = (await world.call('CREATEORDER', user, wanted)).order;
  const receipt = await buy(id, 2_000);
  user = { ...(await world.signIn()), platform: 'h5fb', system: 'Windows' };
  await expectError(show(id, receipt), ERROR.notFound);
});
