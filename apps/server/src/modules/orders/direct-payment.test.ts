import { ERROR, ORDER_STATUS, PAYMENT_STATUS, RESULT_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { press, startTestCashier, type TestCashier } from '../../../test/cashier.ts';
import { eventually, expectError, openWorld, type World } from '../../../test/module-world.ts';
import { moneyOf, newPhotoBuyer, type PhotoBuyer } from '../../../test/photo-buyer.ts';
import { auditLedger, insertAudit } from '../ledger/audit.store.ts';
import { askChannels } from './reconcile.worker.ts';
import { finishRefund } from './send-refund.worker.ts';
import { settlePayment } from './settle-payment.ts';
import { takeBack } from './take-back.ts';
import { takeState } from './take-notice.ts';

const { ready, paid, free, paidPoint } = RESULT_STATUS;

let cashier: TestCashier;
let world: World;
let buyer: PhotoBuyer;
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
  buyer = await newPhotoBuyer(world);
});

it('photos are paid for through a channel: the free one and points go first, and no gold cards move', async () => {
  await buyer.give('card', 1);
  await buyer.give('point', 1);
  const { id, direct } = await buyer.place(4, 1);
  expect(direct).toBe(400);
  await press((await buyer.payDirectly(id, 400)).url, 'pay');
  const order = await buyer.confirm(id);
  expect(order).toMatchObject({ status: ORDER_STATUS.complete, paystatus: PAYMENT_STATUS.paid });
  expect(order).toMatchObject({ price: 400, currency: 'CNY', paymethod: 'sandbox', cards: 2 });
  expect(order.direct).toBeUndefined();
  expect([await buyer.statuses(4), await buyer.has()]).toEqual([
    [free, paidPoint, paid, paid],
    [1, 0],
  ]);
  await buyer.payDirectly(id, 400).catch(() => undefined);
  expect((await buyer.look(id)).paystatus).toBe(PAYMENT_STATUS.paid);
  await buyer.expectRight();
});

it('what the operator takes back is paid back through the channel, and its photos are locked again', async () => {
  await buyer.give('point', 1);
  const { id } = await buyer.place(3, 1);
  await press((await buyer.payDirectly(id, 200)).url, 'pay');
  await buyer.confirm(id);
  const told = { id, uid: '', by: 'olga', why: 'blurred', amount: '', unit: '', days: '' };
  await Promise.all([takeBack(world.deps, told), takeBack(world.deps, told)]);
  await eventually(async () => {
    // The cashier takes a while, and does not know where to tell of it.
    await askChannels(world.deps);
    return (await buyer.look(id)).paystatus === PAYMENT_STATUS.refunded;
  });
  expect([await buyer.statuses(3), await buyer.has()]).toEqual([
    [ready, ready, ready],
    [0, 1],
  ]);
  expect((await buyer.look(id)).refund).toMatchObject({ price: 200, cards: 0 });
  const { messages } = await world.call('QUERYMESSAGE', buyer.user, { lastupdate: 0, type: -1, page: 0 });
  expect(messages.find(({ template }) => template === 431)?.args).toEqual(['200 CNY']);
  await buyer.expectRight();
});

it('another price than what was shown is not charged, nor what a photo does not cost any more', async () => {
  const { id } = await buyer.place(3);
  await expectError(buyer.payDirectly(id, 399), ERROR.priceChanged);
  const { config } = world.deps;
  const dearer = (change: object) => {
    const shop = { ...config.business.shop, ...change };
    world.deps.config = { ...config, business: { ...config.business, shop } };
  };
  for (const change of [{ cardPrice: 300 }, { photoCards: 2 }, { cardPrice: 0 }]) {
    dearer(change);
    await expectError(buyer.payDirectly(id, 400), ERROR.priceChanged).finally(() => {
      world.deps.config = config;
    });
  }
  expect(await buyer.look(id)).toMatchObject({ paystatus: PAYMENT_STATUS.notPaid, paymethod: 'balance', direct: 400 });
  await press((await buyer.payDirectly(id, 400)).url, 'pay');
  expect((await buyer.confirm(id)).status).toBe(ORDER_STATUS.complete);
});

it('who changed their mind at the cashier pays with gold cards, and the cashier takes nothing more', async () => {
  await buyer.give('card', 5);
  const { id } = await buyer.place(3);
  const { url } = await buyer.payDirectly(id, 400);
  await buyer.payWithCards(id, 2);
  expect(await buyer.look(id)).toMatchObject({ status: ORDER_STATUS.complete, paymethod: 'balance', price: 2 });
  await press(url, 'pay');
  expect([await buyer.statuses(3), await buyer.has()]).toEqual([
    [free, paid, paid],
    [3, 0],
  ]);
  // Had it taken it in that very moment, it would go back, in sight of who deleted the order.
  await world.call('DELORDER', buyer.user, { oid: id });
  await settlePayment(world.deps, 'sandbox', moneyOf(id, 400));
  expect(await buyer.returned(id)).toMatchObject([{ amount: 400, cards: 0 }]);
  expect([await buyer.has(), (await buyer.look(id)).paystatus]).toEqual([[3, 0], PAYMENT_STATUS.paid]);
  await world.call('DELORDER', buyer.user, { oid: id });
  const [second = expect.fail()] = await buyer.returned(id);
  await finishRefund(world.deps, second.id);
  expect((await buyer.look(id)).paystatus).toBe(PAYMENT_STATUS.paid);
  await buyer.expectRight();
});

it('a channel that an order is not paid by any more cannot say that its payment failed', async () => {
  const { channels } = world.deps;
  const sandbox = channels.get('sandbox') ?? expect.fail();
  world.deps.channels = new Map([...channels, ['alipay', { ...sandbox, key: 'alipay' }]]);
  const { id } = await buyer.place(3);
  await buyer.payDirectly(id, 400);
  await world.call('ORDERPAY', buyer.user, { oid: id, price: 400, paymethod: 'alipay' });
  await takeState(world.deps, 'sandbox', id, { state: 'failed' });
  expect((await buyer.look(id)).paystatus).toBe(PAYMENT_STATUS.paying);
  await takeState(world.deps, 'alipay', id, { state: 'failed' });
  expect((await buyer.look(id)).paystatus).toBe(PAYMENT_STATUS.failed);
  world.deps.channels = channels;
});

it('money that comes by a page that was left for another way to pay is for the order while it waits; another sum goes back, and is said to', async () => {
  const { channels } = world.deps;
  const sandbox = channels.get('sandbox') ?? expect.fail();
  world.deps.channels = new Map([...channels, ['alipay', { ...sandbox, key: 'alipay' }]]);
  const { id } = await buyer.place(3);
  await buyer.payDirectly(id, 400);
  await world.call('ORDERPAY', buyer.user, { oid: id, price: 400, paymethod: 'alipay' });
  await settlePayment(world.deps, 'sandbox', { ...moneyOf(id, 300), transactionId: `other of ${id}` });
  expect([await buyer.returned(id), (await buyer.look(id)).status]).toMatchObject([
    [{ amount: 300 }],
    ORDER_STATUS.paying,
  ]);
  await world.call('ORDERPAY', buyer.user, { oid: id, price: 400, paymethod: 'sandbox' });
  await world.call('ORDERPAY', buyer.user, { oid: id, price: 400, paymethod: 'alipay' });
  await settlePayment(world.deps, 'sandbox', moneyOf(id, 400));
  expect(await buyer.look(id)).toMatchObject({ status: ORDER_STATUS.complete, price: 400, paymethod: 'sandbox' });
  expect(await buyer.returned(id)).toHaveLength(1);
  const { messages } = await world.call('QUERYMESSAGE', buyer.user, { lastupdate: 0, type: -1, page: 0 });
  expect(messages.filter(({ template }) => [430, 440].includes(template)).map(({ template }) => template)).toEqual([
    440,
  ]);
  world.deps.channels = channels;
  await buyer.expectRight();
});

it('paid in two ways at the same moment, it is paid in one, and the other money goes back', async () => {
  await buyer.give('card', 5);
  const { id } = await buyer.place(2);
  await buyer.payDirectly(id, 200);
  await Promise.allSettled([settlePayment(world.deps, 'sandbox', moneyOf(id, 200)), buyer.payWithCards(id, 1)]);
  const { paymethod, status } = await buyer.look(id);
  const isByCards = paymethod === 'balance';
  expect([status, await buyer.has()]).toEqual([ORDER_STATUS.complete, [isByCards ? 4 : 5, 0]]);
  expect(await buyer.returned(id)).toHaveLength(isByCards ? 1 : 0);
  await buyer.expectRight();
});

it('while the ledger is stopped no channel takes money for what takes points beside it', async () => {
  await buyer.give('point', 1);
  const { id } = await buyer.place(3, 1);
  await insertAudit(world.deps.db, { postings: 1, differences: [{ what: 'something', count: 1 }] }, 1);
  await expectError(buyer.payDirectly(id, 200), ERROR.prepayFailed);
  await insertAudit(world.deps.db, { postings: 1, differences: [] }, 2);
  await buyer.payDirectly(id, 200);
});

it('what a paid order was paid with and for stays, whatever somebody asks to pay', async () => {
  await buyer.give('card', 5);
  const { id } = await buyer.place(3);
  await buyer.payDirectly(id, 400);
  await settlePayment(world.deps, 'sandbox', moneyOf(id, 400));
  await expectError(buyer.payDirectly(id, 200), ERROR.orderInvalid);
  await buyer.payWithCards(id, 2);
  expect(await buyer.look(id)).toMatchObject({ price: 400, paymethod: 'sandbox' });
  expect(await buyer.has()).toEqual([5, 0]);
});

it('an order of photos that the channel was paid for without its transfer is found by the audit', async () => {
  const { id } = await buyer.place(2);
  await buyer.payDirectly(id, 200);
  const claim = (completed_at: number | null) =>
    world.deps.db.updateTable('orders').set({ completed_at }).where('id', '=', id).execute();
  await claim(world.clock.now());
  const { differences } = await auditLedger(world.deps.db);
  expect(differences).toEqual([{ what: 'orders and receipts without what they moved', count: 1 }]);
  await claim(null);
  await buyer.expectRight();
});
