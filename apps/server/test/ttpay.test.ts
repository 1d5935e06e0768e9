import { ERROR, ORDER_STATUS, type Order, PAYMENT_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDaysRead, listDifferences } from '../src/modules/orders/bills.store.ts';
import { readBills } from '../src/modules/orders/read-bills.worker.ts';
import { askChannels } from '../src/modules/orders/reconcile.worker.ts';
import { eventually } from './module-world.ts';
import { erridOf, newCustomer } from './paying-customer.ts';
import { newSigningKeys } from './peers/signing-keys.ts';
import { startTtpayPeer, type TtpayPeer } from './peers/ttpay-peer.ts';
import { createTestClient } from './test-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const { cancelled, complete, paying } = ORDER_STATUS;
const { paid, refunded, refundAgreed } = PAYMENT_STATUS;
const HOUR_MS = 3_600_000;
const HEARD = '200 {"err_no":0,"err_tips":"success"}';

let douyin: TtpayPeer;
let server: TestServer;
beforeAll(async () => {
  douyin = await startTtpayPeer();
  server = await startTestServer({
    studioProgram: new URL('./children/fake-studio-program.ts', import.meta.url),
    environment: { ...douyin.environment, KINORA_PUBLIC_URL: 'http://localhost:1', KINORA_RATE_LIMIT_FACTOR: '100' },
  });
  douyin.deliverTo(server.address);
});
afterAll(async () => {
  await server.dispose();
  await douyin.close();
});

/** Somebody in Douyin's mini-program, whose app opens what it is given. */
async function customer() {
  const buyer = await newCustomer(server, 'ttpay', { platform: 'minitt', platstr: 'android' });
  const ask = ({ id, price }: Order) => buyer.call('TTORDER', { oid: id, price });
  const open = async (order: Order): Promise<string> => douyin.open(await ask(order));
  return { ...buyer, ask, open };
}

test('the app opens a signed order, and again by its number; what was paid brings its cards once, however often it is told', async () => {
  const { place, open, ask, pay, stands, cards, call } = await customer();
  const order = await place();
  expect(await erridOf(pay(order))).toBe(ERROR.payMethodUnsupported);
  expect(await erridOf(call('TTORDER', { oid: order.id, price: 1 }))).toBe(ERROR.priceChanged);
  const number = await open(order);
  expect(douyin.orders.get(order.id)?.asked.payNotifyUrl).toMatch(/\/callbacks\/ttpay\/notify$/);
  expect(await ask(order)).toMatchObject({ orderId: order.id, order: number, data: '', byteAuthorization: '' });
  expect(await erridOf(call('ORDERPAYSUCCESS', { oid: order.id }))).toBe(ERROR.notYetPaid);
  douyin.pay(order.id);
  expect(await Promise.all([1, 2, 3].map(() => douyin.tell(order.id)))).toEqual([HEARD, HEARD, HEARD]);
  await stands(order, complete, paid, 10);
  // Older news that comes later.
  expect(await douyin.tell(order.id, { status: 'CANCEL' })).toBe(HEARD);
  await askChannels(server.deps);
  expect(await cards()).toBe(10);
});

test('a channel that never tells is asked, with another token where the last one was ended', async () => {
  const { place, open, call, cards } = await customer();
  const order = await place();
  await open(order);
  douyin.pay(order.id);
  douyin.endTokens();
  expect((await call('ORDERPAYSUCCESS', { oid: order.id })).status).toBe(30);
  expect(await cards()).toBe(10);
});

test('it is offered in Douyin’s mini-program, but on Apple’s telephones', async () => {
  const offered = async (platform: string, platstr: string) => {
    const guest = createTestClient(server.address, undefined, undefined, { platform, platstr });
    return (await guest.call('GETCHARGEPLAN', {})).methods;
  };
  expect(await offered('minitt', 'android')).toEqual(['ttpay']);
  for (const [platform, system] of [
    ['minitt', 'ios'],
    ['mini', 'android'],
    ['miniks', 'android'],
    ['h5', 'Android'],
  ] as const)
    expect([platform, system, await offered(platform, system)]).toEqual([platform, system, []]);
});

test('what Douyin did not say, or not of this app, merchant or currency, changes nothing', async () => {
  const { place, open, stands, until } = await customer();
  const order = await place();
  await open(order);
  douyin.pay(order.id);
  const forged: Parameters<TtpayPeer['tell']>[] = [
    [order.id, {}, { key: newSigningKeys().privateKey }],
    [order.id, {}, { changed: (body) => `${body} ` }],
    [order.id, { app_id: 'tt-other' }],
    [order.id, { merchant_uid: '7' }],
    [order.id, { currency: 'DIAMOND' }],
    [order.id, { total_amount: -2_000 }],
    [order.id, { total_amount: 2_000, discount_amount: 2_000 }],
  ];
  for (const [id, told, otherwise] of forged) expect(await douyin.tell(id, told, otherwise)).toMatch(/^401/);
  const bare = await fetch(`${server.address}/callbacks/ttpay/notify`, { method: 'POST', body: '{}' });
  expect(bare.status).toBe(401);
  // Refunds begin at the shop: what a user asks Douyin for is heard, and nothing more.
  expect(await douyin.tell(order.id, {}, { type: 'pre_create_refund' })).toBe(HEARD);
  await stands(order, paying, PAYMENT_STATUS.paying, 0);
  await douyin.tell(order.id);
  await until(order, paid);
});

test('money that is not what was asked for goes back', async () => {
  const { place, open, stands } = await customer();
  const order = await place();
  await open(order);
  const { id } = douyin.pay(order.id);
  expect(await douyin.tell(order.id, { discount_amount: 100 })).toBe(HEARD);
  await stands(order, paying, PAYMENT_STATUS.paying, 0);
  await eventually(async () =>
    [...douyin.refunds.values()].some((one) => one.order_id === id && one.refund_total_amount === 1_900),
  );
});

test('an answer that is cut off is none, and an order that is given up and paid after all goes back', async () => {
  const { place, open, ask, call, stands, until } = await customer();
  const order = await place();
  douyin.faults.push('cut');
  expect(await erridOf(ask(order))).toBe(ERROR.prepayFailed);
  await open(order);
  const { id } = douyin.pay(order.id);
  douyin.faults.push('cut');
  await call('CANCELORDER', { oid: order.id });
  await stands(order, cancelled, PAYMENT_STATUS.paying, 0);
  expect(await douyin.tell(order.id)).toBe(HEARD);
  await eventually(async () => [...douyin.refunds.values()].some((one) => one.order_id === id));
  await until(order, refundAgreed);
});

test('a refund is asked for once, agreed to there, and over when Douyin says so', async () => {
  const { place, open, stands, until, takeBack } = await customer();
  const order = await place();
  await open(order);
  douyin.pay(order.id);
  await douyin.tell(order.id);
  const refund = await takeBack(order);
  await eventually(async () => douyin.refunds.get(refund)?.merchant_audit_detail.audit_status === 'AGREE');
  await askChannels(server.deps);
  await stands(order, complete, refundAgreed, 0);
  expect(await douyin.settle(refund, 'FAIL')).toBe(HEARD);
  await stands(order, complete, refundAgreed, 0);
  expect(await Promise.all([1, 2].map(() => douyin.settle(refund)))).toEqual([HEARD, HEARD]);
  await until(order, refunded);
});

test('in place of a bill each payment of the day is asked about, and one that it does not have so is a difference', async () => {
  const { deps } = server;
  const { place, open } = await customer();
  const order = await place();
  await open(order);
  douyin.pay(order.id);
  await douyin.tell(order.id);
  Object.assign(douyin.orders.get(order.id) ?? {}, { status: 'PROCESS' });
  const today = new Date().toISOString().slice(0, 10);
  const at = Date.parse(today) + 24 * HOUR_MS;
  await readBills({ ...deps, now: () => at });
  expect(await listDaysRead(deps.db, 'ttpay', [today])).toEqual(new Set());
  await readBills({ ...deps, now: () => at + 2 * HOUR_MS });
  expect(await listDaysRead(deps.db, 'ttpay', [today])).toEqual(new Set([today]));
  const found = (await listDifferences(deps.db, 9)).map((row) => [row.kind, row.order_id === order.id]);
  // The one that was told with another amount than was paid.
  expect(found.toSorted()).toEqual([
    ['payment-missing', true],
    ['payment-otherwise', false],
  ]);
});
