import { ERROR, ORDER_STATUS, PAYMENT_STATUS, RESULT_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, newSn, openWorld, type World } from '../../../test/module-world.ts';
import { type AppStorePeer, startAppStorePeer } from '../../../test/peers/app-store-peer.ts';
import type { User } from '../../gateway/command-handler.ts';
import { auditLedger } from '../ledger/audit.store.ts';
import { makeShoot } from '../shoots/shoot.worker.ts';
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

it('photos cost their full price at a store, and are locked again when it gives the money back by itself', async () => {
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
  const payment = { orderId: order.id, transactionId, amount: 6_000, currency: 'CNY' as const };
  await Promise.all([1, 2].map(() => takeRevocation(world.deps, 'applepay', payment)));
  expect(await stands()).toEqual([[ready], ORDER_STATUS.complete, PAYMENT_STATUS.revoked]);
  expect((await auditLedger(world.deps.db)).differences).toEqual([]);
});
