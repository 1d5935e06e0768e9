import { ERROR, ORDER_STATUS, type Order, PAYMENT_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signBody } from '../src/adapters/channels/sandbox/signature.ts';
import { accountMerged } from '../src/events/account-events.ts';
import { publish } from '../src/events/publish.ts';
import { endAccount } from '../src/modules/closing/end-account.ts';
import { auditLedger } from '../src/modules/ledger/audit.store.ts';
import { listDifferences } from '../src/modules/orders/bills.store.ts';
import { expireOrder } from '../src/modules/orders/expire-order.worker.ts';
import { readBills } from '../src/modules/orders/read-bills.worker.ts';
import { askChannels } from '../src/modules/orders/reconcile.worker.ts';
import { latestRefunds } from '../src/modules/orders/refunds.store.ts';
import { deleteUser, lockUserWhole } from '../src/modules/users/index.ts';
import { CASHIER_KEY, press, startTestCashier, type TestCashier } from './cashier.ts';
import { eventually, newSn } from './module-world.ts';
import { erridOf, plan, rechargeCustomer } from './recharge-customer.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const { closed, cancelled, complete, paying } = ORDER_STATUS;
const DAY_MS = 86_400_000;
const TIME_OVER_MS = 901_000;
const studioProgram = new URL('./children/fake-studio-program.ts', import.meta.url);

let cashier: TestCashier;
let server: TestServer;
let aheadMs = 0;
beforeAll(async () => {
  cashier = await startTestCashier();
  const environment = { ...cashier.environment, KINORA_RATE_LIMIT_FACTOR: '100' };
  server = await startTestServer({ studioProgram, environment, now: () => Date.now() + aheadMs });
});
afterAll(async () => {
  await server.dispose();
  await cashier.dispose();
});

const customer = () => rechargeCustomer(server);

/** What comes in at the callback, signed with a key, at a time. */
async function notify(told: object, key = CASHIER_KEY, time = Date.now()): Promise<number> {
  const body = JSON.stringify({ kind: 'paid', merchant: 'kinora', environment: 'sandbox', currency: 'CNY', ...told });
  const headers = signBody(key, body, time);
  return (await fetch(`${server.address}/callbacks/sandbox/notify`, { method: 'POST', body, headers })).status;
}

test.each(['pay', 'twice', 'reordered'])('an order that is paid (%s) brings its cards once', async (act) => {
  const { client, place, pageOf, stands, until, cards } = await customer();
  const order = await place();
  expect(await press(await pageOf(order), act)).toContain(`orderDetails?id=${order.id}&check=1`);
  await until(order, PAYMENT_STATUS.paid);
  // Whoever asks again, and whatever is told again, later than all else.
  const paid = await client.call('ORDERPAYSUCCESS', { oid: order.id });
  expect([paid.status, paid.order.status]).toEqual([30, complete]);
  await askChannels(server.deps);
  await stands(order, complete, PAYMENT_STATUS.paid);
  expect(await cards()).toBe(10);
});

test('a channel that never tells is asked: by who comes back from it, or by the reconciliation', async () => {
  const { client, place, pageOf, until, cards } = await customer();
  const [one, other] = [await place(), await place({ plan: 'cards-30', price: 5_400 })];
  const notYet = await erridOf(client.call('ORDERPAYSUCCESS', { oid: one.id }));
  for (const order of [one, other]) await press(await pageOf(order), 'silent');
  expect((await client.call('ORDERPAYSUCCESS', { oid: one.id })).status).toBe(30);
  aheadMs = 61_000;
  await askChannels(server.deps);
  aheadMs = 0;
  await until(other, PAYMENT_STATUS.paid);
  expect([notYet, await cards()]).toEqual([ERROR.notYetPaid, 40]);
});

test('a payment that fails can be tried again, and one that is forged, of others or of another world is none', async () => {
  const { client, place, pageOf, stands, until, cards } = await customer();
  const order = await place();
  const page = await pageOf(order);
  await press(page, 'forged');
  const told = { order: order.id, transaction: 'made-up', amount: 2_000 };
  expect(await notify(told, 'another key')).toBe(401);
  for (const skewMs of [-310_000, 310_000]) expect(await notify(told, CASHIER_KEY, Date.now() + skewMs)).toBe(401);
  expect(await notify({ ...told, merchant: 'another' })).toBe(401);
  expect(await notify({ ...told, environment: 'production' })).toBe(401);
  expect(await notify({ ...told, currency: 'EUR' })).toBe(401);
  await press(page, 'fail');
  await until(order, PAYMENT_STATUS.failed);
  expect(await erridOf(client.call('ORDERPAYSUCCESS', { oid: order.id }))).toBe(ERROR.payFailed);
  // The channel's own word, of another amount than the order's: it is not what was asked for.
  expect(await notify({ ...told, transaction: 'too-little', amount: 1 }, CASHIER_KEY, Date.now() - 290_000)).toBe(200);
  await stands(order, paying, PAYMENT_STATUS.failed);
  expect(await pageOf(order)).toBe(page);
  await press(page, 'pay');
  await until(order, PAYMENT_STATUS.paid);
  expect(await cards()).toBe(10);
});

test('money for an order whose time was over brings its cards all the same', async () => {
  const { client, place, pageOf, stands, until, cards, messages } = await customer();
  const order = await place();
  const page = await pageOf(order);
  await press(page, 'silent');
  await cashier.stop();
  aheadMs = TIME_OVER_MS;
  await expireOrder(server.deps, { orderId: order.id });
  await stands(order, closed, PAYMENT_STATUS.paying);
  expect(await erridOf(client.call('ORDERPAY', { oid: order.id, ...plan }))).toBe(ERROR.orderMayBePaid);
  aheadMs = 0;
  await client.call('DELORDER', { oid: order.id });
  await cashier.start();
  aheadMs = 61_000;
  await askChannels(server.deps);
  aheadMs = 0;
  await until(order, PAYMENT_STATUS.paid);
  expect([await cards(), await messages()]).toEqual([10, expect.arrayContaining([395])]);
});

test('money for an order that was given up goes back', async () => {
  const { client, place, pageOf, stands, until, cards, messages } = await customer();
  const order = await place();
  const page = await pageOf(order);
  await cashier.stop();
  await client.call('CANCELORDER', { oid: order.id });
  await stands(order, cancelled, PAYMENT_STATUS.paying);
  await cashier.start();
  await press(page, 'pay');
  await until(order, PAYMENT_STATUS.refunded);
  await stands(order, cancelled, PAYMENT_STATUS.refunded);
  expect([await cards(), await messages()]).toEqual([0, expect.arrayContaining([430])]);
});

test('an order that was given up cannot be paid any more, and one that was paid cannot be given up', async () => {
  const { client, place, pageOf, stands, until } = await customer();
  const given = await place();
  const page = await pageOf(given);
  await client.call('CANCELORDER', { oid: given.id });
  await press(page, 'pay');
  await stands(given, cancelled, PAYMENT_STATUS.paying);
  expect(await erridOf(client.call('ORDERPAY', { oid: given.id, ...plan }))).toBe(ERROR.orderInvalid);
  const paid = await place();
  await press(await pageOf(paid), 'pay');
  await until(paid, PAYMENT_STATUS.paid);
  expect(await erridOf(client.call('CANCELORDER', { oid: paid.id }))).toBe(ERROR.orderInvalid);
});

test('another price than what was shown is never charged', async () => {
  const { client, place, pageOf, look, stands } = await customer();
  const order = await place();
  expect(await erridOf(place({ price: 1_999 }))).toBe(ERROR.priceChanged);
  expect(await erridOf(place({ paymethod: 'wechat' }))).toBe(ERROR.payMethodUnsupported);
  expect(await erridOf(place({ plan: 'of-yesterday' }))).toBe(ERROR.configOutOfDate);
  const { shop } = server.deps.config.business;
  const plans = shop.plans.map((one) => ({ ...one, price: one.price + 1 }));
  const { config } = server.deps;
  server.deps.config = { ...config, business: { ...config.business, shop: { ...shop, plans } } };
  const refused = await erridOf(pageOf(order));
  const repriced = await look(order);
  server.deps.config = config;
  expect(refused).toBe(ERROR.priceChanged);
  // It is told what it costs now, and ordered anew for that.
  expect([repriced.price, repriced.newprice, (await look(order)).newprice]).toEqual([2_000, 2_001, undefined]);
  expect(await erridOf(client.call('ORDERPAY', { oid: order.id, ...plan, price: 1 }))).toBe(ERROR.priceChanged);
  await stands(order, paying, PAYMENT_STATUS.notPaid);
});

test('a double click and two devices make one order, and pay it at one place', async () => {
  const { client, place, pageOf } = await customer();
  const sn = newSn();
  const both = await Promise.all([place({ sn }), place({ sn })]);
  const pages = await Promise.all(both.map(pageOf));
  expect([new Set(both.map(({ id }) => id)).size, new Set(pages).size]).toEqual([1, 1]);
  expect(await erridOf(place({ sn, plan: 'cards-30', price: 5_400 }))).toBe(ERROR.orderInvalid);
  expect((await client.call('QUERYORDER', { type: 'waiting', page: 0 })).total).toBe(1);
});

/** Money goes back for an order that is gone with its account. */
const isSentBack = async ({ id }: Order): Promise<boolean> =>
  (await latestRefunds(server.deps.db, [id])).get(id)?.state === 'done';

test('an order that waits when its account ends is told before, and what is paid for it later goes back', async () => {
  const { client, uid, place, pageOf } = await customer();
  const before = await client.call('QUERYUSERINFO', { closing: true });
  const order = await place();
  const page = await pageOf(order);
  const { closing } = await client.call('QUERYUSERINFO', { closing: true });
  expect([before.closing?.orders, closing?.orders]).toEqual([undefined, 1]);
  const { deps } = server;
  await deps.db.transaction().execute(async (tx) => {
    await lockUserWhole(tx, uid);
    await endAccount(tx, deps, uid);
  });
  await press(page, 'pay');
  await eventually(() => isSentBack(order));
  expect((await auditLedger(deps.db)).differences).toEqual([]);
});

test('an order that waits when its account becomes part of another one brings its cards there', async () => {
  const [gone, stays] = [await customer(), await customer()];
  const order = await gone.place();
  const page = await gone.pageOf(order);
  const { deps } = server;
  await deps.db.transaction().execute(async (tx) => {
    for (const uid of [gone.uid, stays.uid].toSorted()) await lockUserWhole(tx, uid);
    await publish(tx, deps, accountMerged, { from: gone.uid, to: stays.uid });
    await deleteUser(tx, gone.uid);
  });
  await press(page, 'pay');
  await stays.until(order, PAYMENT_STATUS.paid);
  expect(await stays.cards()).toBe(10);
  expect((await auditLedger(deps.db)).differences).toEqual([]);
});

test("the cashier's bill says what the books say, but for what only one of them has", async () => {
  const { deps } = server;
  await readBills({ ...deps, now: () => Date.now() + DAY_MS });
  // Of all that the tests above told in the cashier's name it has the notice alone that it never gave.
  expect((await listDifferences(deps.db, 9)).map((row) => [row.kind, row.transaction_id])).toEqual([
    ['payment-missing', 'too-little'],
  ]);
});
