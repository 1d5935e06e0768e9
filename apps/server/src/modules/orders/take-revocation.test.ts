import { ERROR, ORDER_STATUS, PAYMENT_STATUS, RESULT_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { expectError, newSn, openWorld, type World } from '../../../test/module-world.ts';
import { type AppStorePeer, startAppStorePeer } from '../../../test/peers/app-store-peer.ts';
import type { User } from '../../gateway/command-handler.ts';
import { auditLedger } from '../ledger/audit.store.ts';
import { reserve } from '../ledger/index.ts';
import { makeShoot } from '../shoots/shoot.worker.ts';
import { decideRefund } from './decide-refund.ts';
import { operatorOrdersOfOrders } from './operator-orders.ts';
import { listRefundsOf } from './refunds.store.ts';
import { settlePayment } from './settle-payment.ts';
import { takeReclaim } from './take-reclaim.ts';
import { takeRevocation } from './take-revocation.ts';

const { ready, paid } = RESULT_STATUS;

let apple: AppStorePeer;
let world: World;
beforeAll(async () => {
  apple = await startAppStorePeer();
  const environment = { KINORA_REGISTER_SEND: '0', KINORA_PUBLIC_URL: 'http://127.0.0.1:1' };
  world = await openWorld({ jobs: 'manual', environment: { ...apple.environment, ...environment } });
  const { config } = world.deps;
  const shop = { ...config.business.shop, photoCards: 10, freePhotos: 0 };
  world.deps.config = { ...config, business: { ...config.business, shop } };
});
afterAll(async () => {
  await world.dispose();
  await apple.close();
});

it('photos cost their full price at a store, are locked again when it gives the money back by itself, and are there once it takes it again, but those that are gone', async () => {
  const { user: somebody, faceId } = await world.signInWithFace();
  const user: User = { ...somebody, platform: 'app', system: 'iPhone' };
  const { id: shootId } = await world.shoot(user, [faceId]);
  await makeShoot(world.deps, { shootId }, new AbortController().signal);
  const { shoots } = await world.call('QUEUERESULT', user, { id: shootId });
  const photos = (shoots[0]?.photos ?? []).slice(0, 3).map(({ id }) => id);
  const choice = { sn: newSn(), plan: '', photos, price: 30, paymethod: 'balance' as const };
  const { order } = await world.call('CREATEORDER', user, choice);
  expect(order).toMatchObject({ direct: 5_400, directfull: 6_000 });
  const pay = (price: number) => world.call('ORDERPAY', user, { oid: order.id, price, paymethod: 'applepay' as const });
  await expectError(pay(5_400), ERROR.priceChanged);
  const { store } = await pay(6_000);
  if (!store) throw new Error('nothing to buy');
  const { receipt, transactionId } = await apple.buy(store);
  await world.call('ORDERPAYSUCCESS', user, { oid: order.id, receipt });
  const stands = async () => {
    const { imgs } = await world.call('QUERYIMGS', user, { ids: photos });
    const { status, paystatus } = (await world.call('QUERYORDERDETAIL', user, { oid: order.id })).order;
    return [[...new Set(imgs.map((img) => img.status))], status, paystatus];
  };
  expect(await stands()).toEqual([[paid], ORDER_STATUS.complete, PAYMENT_STATUS.paid]);
  await world.call('DELORDER', user, { oid: order.id });
  const payment = { orderId: order.id, transactionId, amount: 6_000, currency: 'CNY' as const };
  await Promise.all([1, 2].map(() => takeRevocation(world.deps, 'applepay', payment)));
  expect(await stands()).toEqual([[ready], ORDER_STATUS.complete, PAYMENT_STATUS.revoked]);
  const [gone = ''] = photos;
  await world.deps.db.updateTable('photos').set({ deleted_at: 1 }).where('id', '=', gone).execute();
  const error = vi.spyOn(world.deps.log, 'error');
  await Promise.all([1, 2].map(() => takeReclaim(world.deps, 'applepay', payment)));
  expect(error.mock.calls).toMatchObject([[{ event: 'payment-reclaimed', orderId: order.id }, expect.anything()]]);
  error.mockRestore();
  expect(await stands()).toEqual([[paid], ORDER_STATUS.complete, PAYMENT_STATUS.paid]);
  const { refunds } = await world.call('QUERYORDERDETAIL', user, { oid: order.id });
  expect(refunds).toMatchObject([{ state: 'reversed', price: 6_000 }]);
  expect((await auditLedger(world.deps.db)).differences).toEqual([]);
});

/** Ten gold cards, bought in the app on Apple's telephone. */
async function buyCards() {
  const user: User = { ...(await world.signIn()), platform: 'app', system: 'iPhone' };
  const wanted = { plan: 'cards-10', price: 2_000, paymethod: 'applepay' as const };
  const { order } = await world.call('CREATEORDER', user, { sn: newSn(), ...wanted });
  const { store } = await world.call('ORDERPAY', user, { oid: order.id, ...wanted });
  const { receipt, transactionId } = await apple.buy(store ?? expect.fail());
  await world.call('ORDERPAYSUCCESS', user, { oid: order.id, receipt });
  return { user, oid: order.id, transactionId };
}
const operator = { uid: '', by: 'olga', why: 'asked for', amount: '', unit: '', days: '' };

it('the operator agrees to no part of what Apple gives back whole; where it does, what the spent cards cost is lost and said so', async () => {
  const { user, oid, transactionId } = await buyCards();
  const spent = { hold: oid, uid: user.uid, unit: 'card' as const, amount: 4, expiresAt: world.deps.now() + 900_000 };
  await world.deps.db.transaction().execute((tx) => reserve(tx, world.deps, spent));
  await world.call('REFUNDAPPLY', user, { oid, reason: 'not needed' });
  await expect(decideRefund(world.deps, 'agreed', { ...operator, id: oid })).rejects.toThrow(
    'all of a payment or nothing',
  );
  const error = vi.spyOn(world.deps.log, 'error');
  const payment = { orderId: oid, transactionId, amount: 2_000, currency: 'CNY' as const };
  for (const _again of [1, 2]) await takeRevocation(world.deps, 'applepay', payment);
  const lost = error.mock.calls.filter(([told]) => JSON.stringify(told).includes('payment-revoked'));
  error.mockRestore();
  expect(lost).toMatchObject([[{ orderId: oid, lost: 800 }, expect.anything()]]);
  const { order } = await world.call('QUERYORDERDETAIL', user, { oid });
  expect([order.paystatus, await listRefundsOf(world.deps.db, oid)]).toMatchObject([
    PAYMENT_STATUS.revoked,
    [{ state: 'done', amount: 1_200, cards: 6 }],
  ]);
  expect((await auditLedger(world.deps.db)).differences).toEqual([]);
});

it('who paid by Apple is told to ask Apple, by a message and with the order; so is the operator', async () => {
  const { user, oid } = await buyCards();
  await world.call('REFUNDAPPLY', user, { oid, reason: 'not needed' });
  expect((await decideRefund(world.deps, 'agreed', { ...operator, id: oid })).join()).toContain(
    'reportaproblem.apple.com',
  );
  await settlePayment(world.deps, 'applepay', { orderId: oid, transactionId: 'twice', amount: 2_000, currency: 'CNY' });
  const { messages } = await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 });
  const told = messages.filter(({ extra }) => extra === oid).map(({ template, args }) => [template, args[0]]);
  expect(told.toSorted()).toEqual([
    [430, '2000 CNY'],
    [441, '2000 CNY'],
    [441, '2000 CNY'],
  ]);
  const { refunds } = await world.call('QUERYORDERDETAIL', user, { oid });
  expect(refunds.map(({ state, atapple }) => [state, atapple])).toEqual(Array(2).fill(['agreed', true]));
  const list = operatorOrdersOfOrders.find(({ area, name }) => area === 'orders' && name === 'list') ?? expect.fail();
  expect((await list.run(world.deps, { ...operator, id: '' })).join()).toContain('waits for the customer to ask Apple');
});
