import { ERROR, type InputOf, ORDER_STATUS, type Order, PAYMENT_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signBody } from '../src/adapters/channels/sandbox/signature.ts';
import { accountMerged } from '../src/events/account-events.ts';
import { publish } from '../src/events/publish.ts';
import { endAccount } from '../src/modules/closing/end-account.ts';
import { auditLedger } from '../src/modules/ledger/audit.store.ts';
import { capture, readBalances, reserve } from '../src/modules/ledger/index.ts';
import { listDifferences } from '../src/modules/orders/bills.store.ts';
import { decideRefund } from '../src/modules/orders/decide-refund.ts';
import { expireOrder } from '../src/modules/orders/expire-order.worker.ts';
import { operatorOrdersOfOrders } from '../src/modules/orders/operator-orders.ts';
import { readBills } from '../src/modules/orders/read-bills.worker.ts';
import { askChannels } from '../src/modules/orders/reconcile.worker.ts';
import { latestRefunds } from '../src/modules/orders/refunds.store.ts';
import { deleteUser, lockUserWhole } from '../src/modules/users/index.ts';
import { CASHIER_KEY, press, startTestCashier, type TestCashier } from './cashier.ts';
import { eventually, newSn } from './module-world.ts';
import { signInOverHttp } from './sign-in.ts';
import { AnsweredError } from './test-client.ts';
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

const plan = { plan: 'cards-10', price: 2_000, paymethod: 'sandbox' } as const;

/** Somebody who buys. */
async function customer() {
  const client = await signInOverHttp(server);
  const { uid } = await client.call('QUERYUSERINFO', {});
  const place = async (told: Partial<InputOf<'CREATEORDER'>> = {}): Promise<Order> =>
    (await client.call('CREATEORDER', { sn: newSn(), ...plan, ...told })).order;
  const pageOf = async ({ id, price }: Order): Promise<string> =>
    (await client.call('ORDERPAY', { oid: id, paymethod: 'sandbox', price })).url;
  const look = async ({ id }: Order): Promise<Order> => (await client.call('QUERYORDERDETAIL', { oid: id })).order;
  const stands = async (order: Order, status: number, paystatus: number): Promise<void> => {
    const now = await look(order);
    expect([now.status, now.paystatus]).toEqual([status, paystatus]);
  };
  const until = (order: Order, paystatus: number) =>
    eventually(async () => (await look(order)).paystatus === paystatus);
  const cards = async () => (await readBalances(server.deps, uid)).card.paid;
  const news = async () => (await client.call('QUERYMESSAGE', { lastupdate: 0, type: -1, page: 0 })).messages;
  const messages = async () => (await news()).map(({ template }) => template);
  return { client, uid, place, pageOf, look, stands, until, cards, messages, news };
}

const erridOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 0,
    (error: unknown) => (error instanceof AnsweredError ? error.errid : -1),
  );

/** What comes in at the callback, signed with a key. */
async function notify(told: object, key = CASHIER_KEY): Promise<number> {
  const body = JSON.stringify({ kind: 'paid', merchant: 'kinora', environment: 'sandbox', currency: 'CNY', ...told });
  const headers = signBody(key, body, Date.now());
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
  expect(await notify({ ...told, merchant: 'another' })).toBe(401);
  expect(await notify({ ...told, environment: 'production' })).toBe(401);
  expect(await notify({ ...told, currency: 'EUR' })).toBe(401);
  await press(page, 'fail');
  await until(order, PAYMENT_STATUS.failed);
  expect(await erridOf(client.call('ORDERPAYSUCCESS', { oid: order.id }))).toBe(ERROR.payFailed);
  // The channel's own word, of another amount than the order's: it is not what was asked for.
  expect(await notify({ ...told, transaction: 'too-little', amount: 1 })).toBe(200);
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
  expect([await cards(), await messages()]).toEqual([0, expect.arrayContaining([396])]);
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

test('who closes the account is told of gold cards whose money can be asked back before, and then of that refund', async () => {
  const { client, place, pageOf, until } = await customer();
  const order = await place();
  await press(await pageOf(order), 'pay');
  await until(order, PAYMENT_STATUS.paid);
  const told = async () => {
    const { closing } = await client.call('QUERYUSERINFO', { closing: true });
    return [closing?.cardsback, closing?.refunds];
  };
  expect(await told()).toEqual([10, undefined]);
  await client.call('REFUNDAPPLY', { oid: order.id, reason: 'by mistake' });
  expect(await told()).toEqual([undefined, 1]);
});

test('the money of cards that were not spent goes back, once, when the operator agrees', async () => {
  const { client, uid, place, pageOf, look, stands, until, cards, messages, news } = await customer();
  const order = await place();
  await press(await pageOf(order), 'pay');
  await until(order, PAYMENT_STATUS.paid);
  const { deps } = server;
  await deps.db.transaction().execute(async (tx) => {
    const hold = { hold: newSn(), uid };
    const { available, paid } = (await readBalances({ ...deps, db: tx }, uid)).card;
    // What was given is spent first.
    const gifted = available - paid;
    await reserve(tx, deps, { ...hold, unit: 'card', amount: gifted + 4, expiresAt: Date.now() + DAY_MS });
    await capture(tx, deps, hold);
  });
  const ask = (reason = 'by mistake') => client.call('REFUNDAPPLY', { oid: order.id, reason });
  expect(await erridOf(ask('  '))).toBe(ERROR.refundReasonMissing);
  await ask();
  expect([await cards(), (await look(order)).refund]).toMatchObject([0, { cards: 6, price: 1_200 }]);
  await client.call('REFUNDCANCEL', { oid: order.id });
  expect(await cards()).toBe(6);
  await ask();
  const told = { id: order.id, uid: '', by: 'olga', why: 'not used', amount: '', unit: '', days: '' };
  const detail = () => client.call('QUERYORDERDETAIL', { oid: order.id });
  await decideRefund(deps, 'refused', { ...told, tell: 'Too late' });
  expect([await cards(), await messages()]).toEqual([6, expect.arrayContaining([427])]);
  expect((await detail()).order.refused).toMatchObject({
    text: 'Too late',
    reason: expect.stringMatching(/./),
    price: expect.any(Number),
  });
  await ask();
  await client.call('REFUNDCANCEL', { oid: order.id });
  // What its user withdrew was not refused.
  expect((await detail()).order.refused).toBeUndefined();
  await expect(decideRefund(deps, 'refused', told)).rejects.toThrow('withdrawn by the user');
  const { refundable } = await detail();
  await ask();
  const { refund } = (await detail()).order;
  expect(refundable).toEqual({ cards: refund?.cards, price: refund?.price });
  const agreed = await Promise.all([1, 2].map(() => decideRefund(deps, 'agreed', told)));
  expect(agreed.flat().filter((line) => line.includes('already'))).toHaveLength(1);
  await until(order, PAYMENT_STATUS.partlyRefunded);
  await stands(order, complete, PAYMENT_STATUS.partlyRefunded);
  expect(await erridOf(ask())).toBe(ERROR.orderInvalid);
  expect([await cards(), await messages()]).toEqual([0, expect.arrayContaining([424, 425])]);
  expect((await messages()).filter((template) => template === 424)).toHaveLength(1);
  expect((await news()).find(({ template }) => template === 425)?.args).toEqual(['1200 CNY', order.id]);
  // The operator sees the earlier requests too: two that were withdrawn, one that was refused, and this one.
  const show = operatorOrdersOfOrders.find(({ area, name }) => area === 'orders' && name === 'show');
  const lines = (await show?.run(deps, told)) ?? [];
  expect(lines.filter((line) => line.includes(`${order.id}  refund `))).toHaveLength(4);
});

test('money that was asked back goes back when the account ends', async () => {
  const { client, uid, place, pageOf, until } = await customer();
  const order = await place();
  await press(await pageOf(order), 'pay');
  await until(order, PAYMENT_STATUS.paid);
  await client.call('REFUNDAPPLY', { oid: order.id, reason: 'I am leaving' });
  const { deps } = server;
  await deps.db.transaction().execute(async (tx) => {
    await lockUserWhole(tx, uid);
    await endAccount(tx, deps, uid);
  });
  const refund = async () => (await latestRefunds(deps.db, [order.id])).get(order.id);
  await eventually(async () => (await refund())?.state === 'done');
  expect(await refund()).toMatchObject({ cards: 10, amount: 2_000 });
  expect((await auditLedger(deps.db)).differences).toEqual([]);
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
