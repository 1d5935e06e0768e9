import { ERROR, ORDER_STATUS, type Order, PAY_CHECK, PAYMENT_STATUS, RESULT_STATUS, type Unit } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { press, startTestCashier, type TestCashier } from '../../../test/cashier.ts';
import { eventually, expectError, newSn, openWorld, type World } from '../../../test/module-world.ts';
import { ChannelError } from '../../adapters/ports/pay-channel.ts';
import { transact } from '../../database/transact.ts';
import type { User } from '../../gateway/command-handler.ts';
import { auditLedger, insertAudit } from '../ledger/audit.store.ts';
import { post, readBalances } from '../ledger/index.ts';
import { expireOrder } from './expire-order.worker.ts';
import { askChannels } from './reconcile.worker.ts';
import { listRefunds } from './refunds.store.ts';
import { finishRefund } from './send-refund.worker.ts';
import { settlePayment } from './settle-payment.ts';
import { takeBack } from './take-back.ts';
import { takeState } from './take-notice.ts';

const { ready, paid, free, paidPoint } = RESULT_STATUS;
const TIME_OVER_MS = 901_000;

let cashier: TestCashier;
let world: World;
let user: User;
let ids: readonly string[];
beforeAll(async () => {
  cashier = await startTestCashier();
  world = await openWorld({
    environment: { ...cashier.environment, KINORA_REGISTER_SEND: '0', KINORA_PUBLIC_URL: 'http://127.0.0.1:1' },
  });
});
afterAll(async () => {
  await world.dispose();
  await cashier.dispose();
});
beforeEach(async () => {
  const { user: somebody, faceId } = await world.signInWithFace();
  user = somebody;
  const { id } = await world.shoot(user, [faceId]);
  const progress = async () => (await world.call('QUEUERESULT', user, { id })).shoots[0];
  await eventually(async () => (await progress())?.state === 'finished');
  ids = ((await progress())?.photos ?? []).map((photo) => photo.id);
});

const give = (unit: Unit, amount: number, expiresAt?: number) =>
  transact(world.deps.db, (tx) =>
    post(tx, world.deps, {
      ...{ key: newSn(), kind: 'operator-grant', uid: user.uid, unit, amount },
      ...(expiresAt !== undefined && { expiresAt }),
    }),
  );
const has = async () => {
  const { card, point } = await readBalances(world.deps, user.uid);
  return [card.total, point.total];
};
/** The first photos of the shoot, of which one is free. */
const place = async (count: number, point = 0): Promise<Order> => {
  const choice = { sn: newSn(), plan: '', photos: ids.slice(0, count), price: count - 1 - point, point };
  return (await world.call('CREATEORDER', user, { ...choice, paymethod: 'balance' })).order;
};
const payDirectly = (oid: string, price: number) =>
  world.call('ORDERPAY', user, { oid, price, paymethod: 'sandbox' as const });
const payWithCards = (oid: string, price: number) =>
  world.call('ORDERPAY', user, { oid, price, paymethod: 'balance' as const });
/** The browser comes back from the cashier. */
const check = (oid: string) => world.call('ORDERPAYSUCCESS', user, { oid });
const confirm = async (oid: string) => (await check(oid)).order;
const look = async (oid: string) => (await world.call('QUERYORDERDETAIL', user, { oid })).order;
const statuses = async (count: number) =>
  (await world.call('QUERYIMGS', user, { ids: ids.slice(0, count) })).imgs.map(({ status }) => status);
const expectRight = async () => expect((await auditLedger(world.deps.db)).differences).toEqual([]);
const moneyOf = (oid: string, amount: number) => ({
  ...{ orderId: oid, transactionId: `of ${oid}`, amount, currency: 'CNY' as const },
});
/** So much later; the cashier, whose clock goes on as it does, hears nothing meanwhile. */
async function later(ms: number, work: () => Promise<void>): Promise<void> {
  world.clock.advance(ms);
  await work().finally(() => world.clock.advance(-ms));
}
const returned = async (oid: string) =>
  (await listRefunds(world.deps.db, 'agreed', 99)).filter((refund) => refund.order_id === oid);

it('photos are paid for through a channel: the free one and points go first, and no gold cards move', async () => {
  await give('card', 1);
  await give('point', 1);
  const { id, direct } = await place(4, 1);
  expect(direct).toBe(400);
  await press((await payDirectly(id, 400)).url, 'pay');
  const order = await confirm(id);
  expect(order).toMatchObject({ status: ORDER_STATUS.complete, paystatus: PAYMENT_STATUS.paid });
  expect(order).toMatchObject({ price: 400, currency: 'CNY', paymethod: 'sandbox', cards: 2 });
  expect(order.direct).toBeUndefined();
  expect([await statuses(4), await has()]).toEqual([
    [free, paidPoint, paid, paid],
    [1, 0],
  ]);
  await payDirectly(id, 400).catch(() => undefined);
  expect((await look(id)).paystatus).toBe(PAYMENT_STATUS.paid);
  await expectRight();
});

it('what the operator takes back is paid back through the channel, and its photos are locked again', async () => {
  await give('point', 1);
  const { id } = await place(3, 1);
  await press((await payDirectly(id, 200)).url, 'pay');
  await confirm(id);
  const told = { id, uid: '', by: 'olga', why: 'blurred', amount: '', unit: '', days: '' };
  await Promise.all([takeBack(world.deps, told), takeBack(world.deps, told)]);
  await eventually(async () => {
    // The cashier takes a while, and does not know where to tell of it.
    await askChannels(world.deps);
    return (await look(id)).paystatus === PAYMENT_STATUS.refunded;
  });
  expect([await statuses(3), await has()]).toEqual([
    [ready, ready, ready],
    [0, 1],
  ]);
  expect((await look(id)).refund).toMatchObject({ price: 200, cards: 0 });
  const { messages } = await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 });
  expect(messages.map(({ template }) => template)).toContain(403);
  await expectRight();
});

it('another price than what was shown is not charged, nor what a photo does not cost any more', async () => {
  const { id } = await place(3);
  await expectError(payDirectly(id, 399), ERROR.priceChanged);
  const { config } = world.deps;
  const dearer = (change: object) => {
    const shop = { ...config.business.shop, ...change };
    world.deps.config = { ...config, business: { ...config.business, shop } };
  };
  for (const change of [{ cardPrice: 300 }, { photoCards: 2 }, { cardPrice: 0 }]) {
    dearer(change);
    await expectError(payDirectly(id, 400), ERROR.priceChanged).finally(() => {
      world.deps.config = config;
    });
  }
  expect(await look(id)).toMatchObject({ paystatus: PAYMENT_STATUS.notPaid, paymethod: 'balance', direct: 400 });
  await press((await payDirectly(id, 400)).url, 'pay');
  expect((await confirm(id)).status).toBe(ORDER_STATUS.complete);
});

it('who changed their mind at the cashier pays with gold cards, and the cashier takes nothing more', async () => {
  await give('card', 5);
  const { id } = await place(3);
  const { url } = await payDirectly(id, 400);
  await payWithCards(id, 2);
  expect(await look(id)).toMatchObject({ status: ORDER_STATUS.complete, paymethod: 'balance', price: 2 });
  await press(url, 'pay');
  expect([await statuses(3), await has()]).toEqual([
    [free, paid, paid],
    [3, 0],
  ]);
  // Had it taken it in that very moment, it would go back.
  await settlePayment(world.deps, 'sandbox', moneyOf(id, 400));
  expect(await returned(id)).toMatchObject([{ amount: 400, cards: 0 }]);
  expect([await has(), (await look(id)).paystatus]).toEqual([[3, 0], PAYMENT_STATUS.paid]);
  await expectRight();
});

it('a channel that an order is not paid by any more cannot say that its payment failed', async () => {
  const { channels } = world.deps;
  const sandbox = channels.get('sandbox') ?? expect.fail();
  world.deps.channels = new Map([...channels, ['alipay', { ...sandbox, key: 'alipay' }]]);
  const { id } = await place(3);
  await payDirectly(id, 400);
  await world.call('ORDERPAY', user, { oid: id, price: 400, paymethod: 'alipay' });
  await takeState(world.deps, 'sandbox', id, { state: 'failed' });
  expect((await look(id)).paystatus).toBe(PAYMENT_STATUS.paying);
  await takeState(world.deps, 'alipay', id, { state: 'failed' });
  expect((await look(id)).paystatus).toBe(PAYMENT_STATUS.failed);
  world.deps.channels = channels;
});

it('paid in two ways at the same moment, it is paid in one, and the other money goes back', async () => {
  await give('card', 5);
  const { id } = await place(2);
  await payDirectly(id, 200);
  await Promise.allSettled([settlePayment(world.deps, 'sandbox', moneyOf(id, 200)), payWithCards(id, 1)]);
  const { paymethod, status } = await look(id);
  const isByCards = paymethod === 'balance';
  expect([status, await has()]).toEqual([ORDER_STATUS.complete, [isByCards ? 4 : 5, 0]]);
  expect(await returned(id)).toHaveLength(isByCards ? 1 : 0);
  await expectRight();
});

it('money for photos whose time was over goes back, and they can be chosen again', async () => {
  const { id } = await place(3);
  const { url } = await payDirectly(id, 400);
  await later(TIME_OVER_MS, async () => {
    await expireOrder(world.deps, { orderId: id });
    await press(url, 'silent');
    await world.call('DELORDER', user, { oid: id });
    await settlePayment(world.deps, 'sandbox', moneyOf(id, 400));
  });
  expect(await statuses(3)).toEqual([ready, ready, ready]);
  const [refund = expect.fail()] = await returned(id);
  const back = await look(id);
  expect(back).toMatchObject({ status: ORDER_STATUS.closed, paystatus: PAYMENT_STATUS.refundAgreed });
  expect([back.operations.includes('delete'), (await check(id)).status]).toEqual([false, PAY_CHECK.closed]);
  await finishRefund(world.deps, refund.id);
  expect([(await look(id)).paystatus, (await check(id)).status]).toEqual([PAYMENT_STATUS.refunded, PAY_CHECK.refunded]);
  const { messages } = await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 });
  expect(messages.map(({ template }) => template)).toContain(396);
  await place(3);
  await expectRight();
});

it('a closed order is over once its channel says that it takes nothing more; until then its money may still come', async () => {
  const { id } = await place(2);
  await payDirectly(id, 200);
  const { channels } = world.deps;
  const sandbox = channels.get('sandbox') ?? expect.fail();
  const silent = async () => {
    throw new ChannelError('silent');
  };
  world.deps.channels = new Map([['sandbox', { ...sandbox, query: silent, close: silent }]]);
  await later(TIME_OVER_MS, () => expireOrder(world.deps, { orderId: id }));
  await expectError(check(id), ERROR.notYetPaid);
  world.deps.channels = channels;
  await takeState(world.deps, 'sandbox', id, await sandbox.close(id));
  await expectError(check(id), ERROR.orderExpired);
});

it('photos that were paid for in the last moment are there although it is told later, with the point that goes with the money', async () => {
  await give('point', 1);
  const { id } = await place(3, 1);
  await payDirectly(id, 200);
  await later(TIME_OVER_MS, () => settlePayment(world.deps, 'sandbox', moneyOf(id, 200)));
  expect([await statuses(3), await has()]).toEqual([
    [free, paidPoint, paid],
    [0, 0],
  ]);
  expect([(await look(id)).status, await returned(id)]).toEqual([ORDER_STATUS.complete, []]);
  await expectRight();
});

it('while the ledger is stopped no channel takes money for what takes points beside it', async () => {
  await give('point', 1);
  const { id } = await place(3, 1);
  await insertAudit(world.deps.db, { postings: 1, differences: [{ what: 'something', count: 1 }] }, 1);
  await expectError(payDirectly(id, 200), ERROR.prepayFailed);
  await insertAudit(world.deps.db, { postings: 1, differences: [] }, 2);
  await payDirectly(id, 200);
});

it('an order whose time is over is closed at its channel by whoever tries to pay it', async () => {
  const { channels } = world.deps;
  const sandbox = channels.get('sandbox') ?? expect.fail();
  const closed: string[] = [];
  const close = async (id: string) => {
    closed.push(id);
    return { state: 'closed' as const };
  };
  world.deps.channels = new Map([['sandbox', { ...sandbox, close }]]);
  for (const again of [payWithCards, payDirectly]) {
    const { id } = await place(3);
    await payDirectly(id, 400);
    await later(TIME_OVER_MS, () => expectError(again(id, 400), ERROR.orderExpired));
    expect([closed.pop(), (await look(id)).status]).toEqual([id, ORDER_STATUS.closed]);
  }
  world.deps.channels = channels;
});

it('what a paid order was paid with and for stays, whatever somebody asks to pay', async () => {
  await give('card', 5);
  const { id } = await place(3);
  await payDirectly(id, 400);
  await settlePayment(world.deps, 'sandbox', moneyOf(id, 400));
  await expectError(payDirectly(id, 200), ERROR.orderInvalid);
  await payWithCards(id, 2);
  expect(await look(id)).toMatchObject({ price: 400, paymethod: 'sandbox' });
  expect(await has()).toEqual([5, 0]);
});

it('an order whose time was let run out at the cashier cannot be paid there any more', async () => {
  const { id } = await place(2);
  const { url } = await payDirectly(id, 200);
  for (const act of ['expire', 'pay']) await press(url, act);
  expect(await world.deps.channels.get('sandbox')?.query(id)).toEqual({ state: 'closed' });
});

it('where the points are gone by then, the money goes back and nothing is sold', async () => {
  await give('point', 1, world.clock.now() + 60_000);
  const { id } = await place(3, 1);
  await payDirectly(id, 200);
  await later(120_000, () => settlePayment(world.deps, 'sandbox', moneyOf(id, 200)));
  expect([await returned(id), (await look(id)).status]).toMatchObject([[{ amount: 200 }], ORDER_STATUS.paying]);
  await expectRight();
});

it('an order of photos that the channel was paid for without its transfer is found by the audit', async () => {
  const { id } = await place(2);
  await payDirectly(id, 200);
  const claim = (completed_at: number | null) =>
    world.deps.db.updateTable('orders').set({ completed_at }).where('id', '=', id).execute();
  await claim(world.clock.now());
  const { differences } = await auditLedger(world.deps.db);
  expect(differences).toEqual([{ what: 'orders and receipts without what they moved', count: 1 }]);
  await claim(null);
  await expectRight();
});
