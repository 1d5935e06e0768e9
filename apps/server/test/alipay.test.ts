import { ERROR, ORDER_STATUS, PAYMENT_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseBill } from '../src/adapters/channels/alipay/bill.ts';
import { unzip } from '../src/adapters/channels/alipay/unzip.ts';
import { beijingTime } from '../src/adapters/channels/beijing.ts';
import { listDaysRead, listDifferences } from '../src/modules/orders/bills.store.ts';
import { expireOrder } from '../src/modules/orders/expire-order.worker.ts';
import { readBills } from '../src/modules/orders/read-bills.worker.ts';
import { askChannels } from '../src/modules/orders/reconcile.worker.ts';
import { eventually } from './module-world.ts';
import { erridOf, newCustomer } from './paying-customer.ts';
import { billRow, COLUMNS } from './peers/alipay-book.ts';
import { type AlipayPeer, startAlipayPeer } from './peers/alipay-peer.ts';
import { createTestClient } from './test-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const { cancelled, closed, complete, paying } = ORDER_STATUS;
const { paid, refunded } = PAYMENT_STATUS;
const HOUR_MS = 3_600_000;
const SITE = 'http://localhost:1';

let alipay: AlipayPeer;
let server: TestServer;
beforeAll(async () => {
  alipay = await startAlipayPeer();
  server = await startTestServer({
    studioProgram: new URL('./children/fake-studio-program.ts', import.meta.url),
    environment: { ...alipay.environment, KINORA_PUBLIC_URL: SITE, KINORA_RATE_LIMIT_FACTOR: '100' },
  });
  alipay.deliverTo(server.address);
});
afterAll(async () => {
  await server.dispose();
  await alipay.close();
});

/** Somebody who buys, and looks at the page that they are sent to. */
async function customer(platform = 'h5', platstr = 'Windows') {
  const buyer = await newCustomer(server, 'alipay', { platform, platstr });
  const open = async (order: Parameters<typeof buyer.pay>[0]): Promise<URL> => {
    const { url } = await buyer.pay(order);
    expect((await fetch(url)).status).toBe(200);
    return new URL(url);
  };
  return { ...buyer, open };
}

test.each([
  ['Windows', 'alipay.trade.page.pay'],
  ['Android', 'alipay.trade.wap.pay'],
])('on %s its page for it is opened, which sends the browser back to the order', async (system, method) => {
  const { place, open, stands, call } = await customer('h5', system);
  const order = await place();
  const { searchParams } = await open(order);
  expect(searchParams.get('method')).toBe(method);
  alipay.pay(order.id);
  const back = new URL(searchParams.get('return_url') ?? '');
  const from = `${server.address}${back.pathname}?charset=utf-8&out_trade_no=${order.id}&total_amount=1.00`;
  const returned = await fetch(from, { redirect: 'manual' });
  expect(returned.headers.get('location')).toBe(`${SITE}/#/pagesA/orderDetails/orderDetails?id=${order.id}&check=1`);
  await stands(order, paying, PAYMENT_STATUS.paying, 0);
  // The channel that did not tell is asked.
  expect((await call('ORDERPAYSUCCESS', { oid: order.id })).status).toBe(30);
  await stands(order, complete, paid, 10);
});

test('what was paid brings its cards once, however often, late and in whatever order it is told', async () => {
  const { place, open, pay, stands, cards, call } = await customer();
  const order = await place();
  expect(await erridOf(call('ORDERPAYSUCCESS', { oid: order.id }))).toBe(ERROR.notYetPaid);
  await pay(order);
  // Nobody has looked at the page yet: Alipay knows of no such order.
  expect(await erridOf(call('ORDERPAYSUCCESS', { oid: order.id }))).toBe(ERROR.notYetPaid);
  await open(order);
  await open(order);
  alipay.pay(order.id);
  const told = await Promise.all([1, 2, 3].map(() => alipay.tell(order.id)));
  expect(told).toEqual(['200 success', '200 success', '200 success']);
  await stands(order, complete, paid, 10);
  for (const trade_status of ['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_FINISHED'])
    expect(await alipay.tell(order.id, { trade_status })).toBe('200 success');
  await askChannels(server.deps);
  expect(await cards()).toBe(10);
});

test('it is offered on pages outside of WeChat and of Apple', async () => {
  const offered = async (platform: string, platstr: string) => {
    const guest = createTestClient(server.address, undefined, undefined, { platform, platstr });
    return [platform, platstr, (await guest.call('GETCHARGEPLAN', {})).methods];
  };
  for (const [platform, system] of [
    ['h5', 'Macintosh'],
    ['h5', 'Android'],
    ['h5ll', 'Android'],
  ] as const)
    expect(await offered(platform, system)).toEqual([platform, system, ['alipay']]);
  for (const [platform, system] of [
    ['h5wx', 'Android'],
    ['mini', 'android'],
    ['h5', 'iPad'],
  ] as const)
    expect(await offered(platform, system)).toEqual([platform, system, []]);
});

test('what Alipay did not say, or not of this app and seller, changes nothing', async () => {
  const { place, open, stands } = await customer();
  const order = await place();
  await open(order);
  alipay.pay(order.id);
  const forged: Parameters<AlipayPeer['tell']>[] = [
    [order.id, {}, { isForged: true }],
    [order.id, {}, { kind: 'RSA' }],
    [order.id, {}, { more: '&total_amount=20.00' }],
    [order.id, {}, { more: '&extra=1' }],
    [order.id, { app_id: '2021000119635490' }],
    [order.id, { seller_id: '2088101106499365' }],
    [order.id, { notify_type: 'another' }],
    [order.id, { total_amount: '-20.00' }],
    [order.id, { total_amount: '0.00' }],
    [order.id, { total_amount: '20.001' }],
  ];
  for (const [id, told, otherwise] of forged) expect(await alipay.tell(id, told, otherwise)).toBe('401');
  const bare = await fetch(`${server.address}/callbacks/alipay/notify`, {
    method: 'POST',
    body: 'sign=a&sign_type=RSA2',
  });
  expect(bare.status).toBe(401);
  await stands(order, paying, PAYMENT_STATUS.paying, 0);
  expect(await alipay.tell(order.id)).toBe('200 success');
  await stands(order, complete, paid, 10);
});

test('answers that are cut off, that Alipay did not sign or that were changed are none', async () => {
  const { place, open, call, stands } = await customer();
  const order = await place();
  await open(order);
  alipay.pay(order.id);
  for (const fault of ['cut', 'unsigned', 'changed'] as const) {
    alipay.faults.push(fault);
    expect(await erridOf(call('ORDERPAYSUCCESS', { oid: order.id }))).toBe(ERROR.notYetPaid);
  }
  await stands(order, paying, PAYMENT_STATUS.paying, 0);
  expect((await call('ORDERPAYSUCCESS', { oid: order.id })).status).toBe(30);
});

test('money that is not what was asked for goes back', async () => {
  const { place, open, stands } = await customer();
  const order = await place();
  await open(order);
  const trade = alipay.pay(order.id);
  expect(await alipay.tell(order.id, { total_amount: '19.99' })).toBe('200 success');
  await stands(order, paying, PAYMENT_STATUS.paying, 0);
  await eventually(async () =>
    [...alipay.book.refunds.values()].some((refund) => refund.trade === trade && refund.amount === '19.99'),
  );
});

test('an order that is given up or over is closed there; paid in the last moment it is what it was paid for', async () => {
  const { place, open, pay, call, stands } = await customer();
  const [given, over, late, unseen] = [await place(), await place(), await place(), await place()];
  for (const order of [given, over, late]) await open(order);
  await pay(unseen);
  for (const order of [given, unseen]) {
    await call('CANCELORDER', { oid: order.id });
    await stands(order, cancelled, PAYMENT_STATUS.paying, 0);
  }
  expect(alipay.book.tradeOf({ out_trade_no: given.id }).status).toBe('TRADE_CLOSED');
  alipay.pay(late.id);
  const later = { ...server.deps, now: () => Date.now() + HOUR_MS };
  for (const { id } of [over, late]) await expireOrder(later, { orderId: id });
  await stands(over, closed, PAYMENT_STATUS.paying, 10);
  await stands(late, complete, paid, 10);
});

test('a refund is made once, whether its answer came or not', async () => {
  const { place, open, until, takeBack } = await customer();
  const [one, other] = [await place(), await place()];
  for (const order of [one, other]) {
    await open(order);
    alipay.pay(order.id);
    await alipay.tell(order.id);
  }
  const refund = await takeBack(one);
  await until(one, refunded);
  expect(
    await alipay.tell(one.id, { gmt_refund: '2026-11-27 12:00:00.000', refund_fee: '20.00', out_biz_no: refund }),
  ).toBe('200 success');
  // Its answer is lost: the second question finds it.
  const trade = alipay.book.tradeOf({ out_trade_no: other.id });
  const { deps } = server;
  const channel = deps.channels.get('alipay');
  const asked = {
    refundId: 'lost',
    orderId: other.id,
    transactionId: trade.number,
    amount: 700,
    currency: 'CNY' as const,
  };
  alipay.book.refund({ trade_no: trade.number, out_request_no: 'lost', refund_amount: '7.00' });
  expect(await channel?.refund(asked)).toBe('done');
  await expect(channel?.refund({ ...asked, amount: 800 })).rejects.toThrow('another refund');
  await expect(channel?.refund({ ...asked, refundId: 'too-much', amount: 1_301 })).rejects.toThrow('ACQ.REFUND_AMT');
  await expect(channel?.refund({ ...asked, transactionId: 'unknown' })).rejects.toThrow('ACQ.TRADE_NOT_EXIST');
  alipay.book.refunds.delete('lost');
});

test('the daily bill says what the books say, but for a wrong amount; what it alone tells of is taken in', async () => {
  const { deps } = server;
  const { place, open, stands } = await customer();
  const order = await place();
  await open(order);
  alipay.pay(order.id);
  const today = beijingTime(Date.now()).slice(0, 10);
  const at = Date.parse(today) + 24 * HOUR_MS;
  await readBills({ ...deps, now: () => at + 26 * HOUR_MS });
  expect(await listDaysRead(deps.db, 'alipay', [today])).toEqual(new Set());
  await readBills({ ...deps, now: () => at + 28 * HOUR_MS });
  expect(await listDaysRead(deps.db, 'alipay', [today])).toEqual(new Set([today]));
  await stands(order, complete, paid, 10);
  const found = (await listDifferences(deps.db, 9)).map((row) => [row.kind, row.order_id === order.id]);
  expect(found).toEqual([['payment-otherwise', false]]);
});

test('a bill is read whatever is bought, and what is none is refused', () => {
  const trade = { id: 'o', number: 't', amount: '20.00', status: 'TRADE_SUCCESS', notifyUrl: '' } as const;
  const refund = { trade, id: 'r', amount: '7.5', at: 0 };
  const rows = [billRow(trade, 0, undefined, 'a, b, c'), billRow(trade, 0, refund, 'd,e')];
  expect(parseBill(['#head', COLUMNS, ...rows, '#foot'].join('\n'))).toEqual([
    { kind: 'payment', orderId: 'o', transactionId: 't', amount: 2_000, currency: 'CNY' },
    { kind: 'refund', refundId: 'r', orderId: 'o', transactionId: 't', amount: 750, currency: 'CNY' },
  ]);
  expect(parseBill('门店编号,门店名称\n')).toBeUndefined();
  expect(() => unzip(Buffer.from('no archive'))).toThrow('cannot be read');
});
