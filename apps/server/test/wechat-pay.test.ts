import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ERROR, ORDER_STATUS, type Order, PAYMENT_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beijingTime } from '../src/adapters/channels/beijing.ts';
import { parseBill } from '../src/adapters/channels/wechat/bill.ts';
import { listDaysRead, listDifferences } from '../src/modules/orders/bills.store.ts';
import { expireOrder } from '../src/modules/orders/expire-order.worker.ts';
import { readBills } from '../src/modules/orders/read-bills.worker.ts';
import { askChannels } from '../src/modules/orders/reconcile.worker.ts';
import { eventually, newSn } from './module-world.ts';
import { erridOf, newCustomer } from './paying-customer.ts';
import { newSigningKeys } from './peers/signing-keys.ts';
import { HEAD } from './peers/wechat-pay-book.ts';
import { startWechatPayPeer, type WechatPayPeer } from './peers/wechat-pay-peer.ts';
import { isBridgeOf, WECHAT_PAY } from './peers/wechat-pay-wire.ts';
import { startWechatPeer, type WechatPeer } from './peers/wechat-peer.ts';
import { aPrintOf, PRINTS } from './prints.ts';
import { shootAndKeep } from './shoot-over-http.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { makeTestFolder } from './test-folder.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const { cancelled, closed, complete, paying } = ORDER_STATUS;
const { notPaid, paid, refunded, refundAgreed } = PAYMENT_STATUS;
const HOUR_MS = 3_600_000;
const SITE = 'http://localhost:1';
const mini = { id: 'wx-mini', secret: 'of the mini-program' };
const page = { id: 'wx-page', secret: 'of the pages' };
const other = { id: 'wx-other', secret: 'of another one' };
let wechatPay: WechatPayPeer;
let wechat: WechatPeer;
let server: TestServer;
beforeAll(async () => {
  wechatPay = await startWechatPayPeer();
  wechat = await startWechatPeer({ mini, page, app: other, site: other });
  const dataFolder = await makeTestFolder();
  await writeFile(path.join(dataFolder, 'operator.json'), JSON.stringify({ shop: { prints: PRINTS } }));
  server = await startTestServer({
    dataFolder,
    studioProgram: new URL('./children/fake-studio-program.ts', import.meta.url),
    environment: {
      ...wechatPay.environment,
      ...{ KINORA_PUBLIC_URL: SITE, KINORA_RATE_LIMIT_FACTOR: '100' },
      ...{ KINORA_WECHAT_MINI_ID: mini.id, KINORA_WECHAT_MINI_SECRET: mini.secret },
      ...{ KINORA_WECHAT_PAGE_ID: page.id, KINORA_WECHAT_PAGE_SECRET: page.secret },
      ...{ KINORA_WECHAT_URL: wechat.url, KINORA_WECHAT_PAGES_URL: wechat.url },
    },
  });
  wechatPay.deliverTo(server.address);
});
afterAll(async () => {
  await server.dispose();
  await wechatPay.close();
  await wechat.close();
});

const customer = (platform = 'h5', platstr = 'Windows') => newCustomer(server, 'wechat', { platform, platstr });

test('on a desk a code is scanned; what was paid brings its cards once, however often it is told', async () => {
  const { place, pay, stands, cards, call } = await customer();
  const order = await place();
  const { scan, url } = await pay(order);
  expect([scan, url]).toEqual([expect.stringMatching(/^weixin:\/\/wxpay\/bizpayurl\?pr=\w+$/), '']);
  expect((await pay(order)).scan).toBe(scan);
  expect(await erridOf(call('ORDERPAYSUCCESS', { oid: order.id }))).toBe(ERROR.notYetPaid);
  wechatPay.pay(order.id);
  const told = await Promise.all([1, 2, 3].map(() => wechatPay.tell(order.id)));
  expect(told).toEqual([200, 200, 200]);
  await stands(order, complete, paid, 10);
  expect(await wechatPay.tell(order.id)).toBe(200);
  // Older news that comes later.
  expect(await wechatPay.tell(order.id, { trade_state: 'PAYERROR' })).toBe(200);
  await askChannels(server.deps);
  expect(await cards()).toBe(10);
});

test('on a telephone its own page is opened, which sends the browser back; a channel that never tells is asked', async () => {
  const { place, pay, call, cards } = await customer('h5', 'Android');
  const order = await place();
  const url = new URL((await pay(order)).url);
  expect([url.origin, url.searchParams.get('redirect_url')]).toEqual([
    wechatPay.url,
    `${SITE}/#/pagesA/orderDetails/orderDetails?id=${order.id}&check=1`,
  ]);
  wechatPay.pay(order.id);
  expect((await call('ORDERPAYSUCCESS', { oid: order.id })).status).toBe(30);
  expect(await cards()).toBe(10);
});

/** Prints, which are sent to somebody: of them a mini-program takes money by WeChat Pay. */
async function placePrints(client: TestClient): Promise<Order> {
  const [photo = ''] = await shootAndKeep(client);
  const size = { width_px: 900, height_px: 1_200 };
  await server.deps.db.updateTable('photos').where('id', '=', photo).set(size).execute();
  const wanted = { sn: newSn(), plan: '', ...aPrintOf(photo), paymethod: 'wechat' as const };
  return (await client.call('CREATEORDER', wanted)).order;
}

test('the mini-program asks the app by who pays, whom its host told of', async () => {
  const { client, pay, look } = await customer('mini', 'android');
  const order = await placePrints(client);
  expect(await erridOf(pay(order))).toBe(ERROR.prepayFailed);
  const { bridge } = await pay(order, { code: wechat.login('mia') });
  expect(bridge?.appId).toBe(mini.id);
  expect(isBridgeOf(wechatPay.merchant, { ...bridge })).toBe(true);
  expect(wechatPay.book.orderOf(order.id).asked.payer).toEqual({ openid: `${mini.id}-mia` });
  expect(await erridOf(pay(order, { code: 'made-up' }))).toBe(ERROR.prepayFailed);
  wechatPay.pay(order.id);
  await wechatPay.tell(order.id);
  expect((await look(order)).paystatus).toBe(paid);
});

test('a page within the app is told first who pays', async () => {
  const { place, pay } = await customer('h5wx', 'Android');
  const order = await place();
  const { url } = await pay(order);
  expect(url).toContain('scope=snsapi_base');
  // The stand-in shows the page of the other scope alone: what it would give is taken from there.
  const shown = new URL(url);
  shown.searchParams.set('scope', 'snsapi_userinfo');
  shown.searchParams.set('as', 'mia');
  const back = new URL((await fetch(shown, { redirect: 'manual' })).headers.get('location') ?? '');
  expect(back.pathname).toBe('/callbacks/wechat/payer');
  const returned = await fetch(server.address + back.pathname + back.search, { redirect: 'manual' });
  const [, code = ''] = /\?id=\w+&payer=([\w-]+)$/.exec(returned.headers.get('location') ?? '') ?? [];
  const { bridge } = await pay(order, { code });
  expect(isBridgeOf(wechatPay.merchant, { ...bridge })).toBe(true);
  expect(wechatPay.book.orderOf(order.id).asked.payer).toEqual({ openid: `${page.id}-mia` });
});

test('it is offered where it works', async () => {
  const offered = async (platform: string, platstr: string) => {
    const guest = createTestClient(server.address, undefined, undefined, { platform, platstr });
    return (await guest.call('GETCHARGEPLAN', {})).methods;
  };
  for (const [platform, system] of [
    ['h5', 'Windows'],
    ['h5', 'Android'],
    ['h5wx', 'Android'],
  ] as const)
    expect([platform, system, await offered(platform, system)]).toEqual([platform, system, ['wechat']]);
  for (const [platform, system] of [
    ['h5', 'iPhone'],
    ['h5wx', 'iPad'],
    ['mini', 'android'],
    ['mini', 'ios'],
    ['minitt', 'android'],
    ['app', 'Android'],
  ] as const)
    expect([platform, system, await offered(platform, system)]).toEqual([platform, system, []]);
});

test('what WeChat Pay did not say, not of this merchant, or not now, changes nothing', async () => {
  const { place, pay, stands, until } = await customer();
  const order = await place();
  await pay(order);
  wechatPay.pay(order.id);
  const other = newSigningKeys().privateKey;
  const ago = (seconds: number) => String(Math.floor(Date.now() / 1000) - seconds);
  const forged: Parameters<WechatPayPeer['tell']>[] = [
    [order.id, {}, { key: other }],
    [order.id, {}, { key: other, serial: 'PUB_KEY_ID_00' }],
    [order.id, {}, { time: ago(310) }],
    [order.id, {}, { time: ago(-310) }],
    [order.id, {}, { changed: (body) => body.replace('TRANSACTION.SUCCESS', 'TRANSACTION.SUCCESS ') }],
    [order.id, {}, { apiKey: 'another key of thirty-two letters'.slice(0, 32) }],
    [order.id, { mchid: '1900000110' }],
    [order.id, { amount: { total: 2_000, currency: 'USD' } }],
    [order.id, { amount: { total: -2_000, currency: 'CNY' } }],
  ];
  for (const [id, told, otherwise] of forged) expect(await wechatPay.tell(id, told, otherwise)).toBe(401);
  const bare = await fetch(`${server.address}/callbacks/wechat/notify`, { method: 'POST', body: '{}' });
  expect(bare.status).toBe(401);
  await stands(order, paying, PAYMENT_STATUS.paying, 0);
  await wechatPay.tell(order.id);
  await until(order, paid);
});

test('money that is not what was asked for, and for what nobody ordered, goes back', async () => {
  const { place, pay, stands } = await customer();
  const order = await place();
  await pay(order);
  const { transaction = '' } = wechatPay.pay(order.id);
  expect(await wechatPay.tell(order.id, { amount: { total: 1_999, currency: 'CNY' } })).toBe(200);
  await stands(order, paying, PAYMENT_STATUS.paying, 0);
  await eventually(async () =>
    [...wechatPay.book.refunds.values()].some(
      ({ asked }) => asked.transaction_id === transaction && asked.amount.refund === 1_999,
    ),
  );
});

test('answers that are cut off or that WeChat Pay did not sign are none', async () => {
  const { place, pay, call, stands } = await customer();
  const order = await place();
  for (const fault of ['cut', 'unsigned'] as const) {
    wechatPay.faults.push(fault);
    expect(await erridOf(pay(order))).toBe(ERROR.prepayFailed);
  }
  await pay(order);
  wechatPay.pay(order.id);
  wechatPay.faults.push('unsigned');
  expect(await erridOf(call('ORDERPAYSUCCESS', { oid: order.id }))).toBe(ERROR.notYetPaid);
  await stands(order, paying, PAYMENT_STATUS.paying, 0);
  expect((await call('ORDERPAYSUCCESS', { oid: order.id })).status).toBe(30);
});

test('an order that is given up or over is closed there; paid in the last moment it is what it was paid for, or goes back', async () => {
  const { place, pay, call, stands, until } = await customer();
  const [given, over, late] = [await place(), await place(), await place()];
  for (const order of [given, over, late]) await pay(order);
  await call('CANCELORDER', { oid: given.id });
  await stands(given, cancelled, PAYMENT_STATUS.paying, 0);
  expect(wechatPay.book.orderOf(given.id).state).toBe('CLOSED');
  wechatPay.pay(late.id);
  const later = { ...server.deps, now: () => Date.now() + HOUR_MS };
  for (const { id } of [over, late]) await expireOrder(later, { orderId: id });
  await stands(over, closed, PAYMENT_STATUS.paying, 10);
  await stands(late, complete, paid, 10);
  const unknown = await place();
  await call('CANCELORDER', { oid: unknown.id });
  await stands(unknown, cancelled, notPaid, 10);
  await until(late, paid);
});

test('a refund is asked for once, and is over when WeChat Pay says so', async () => {
  const { place, pay, stands, until, takeBack } = await customer();
  const order = await place();
  await pay(order);
  wechatPay.pay(order.id);
  await wechatPay.tell(order.id);
  const refund = await takeBack(order);
  await eventually(async () => wechatPay.book.refunds.has(refund));
  await askChannels(server.deps);
  await stands(order, complete, refundAgreed, 0);
  expect(await wechatPay.settle(refund, 'ABNORMAL')).toBe(200);
  await stands(order, complete, refundAgreed, 0);
  expect(await Promise.all([1, 2].map(() => wechatPay.settle(refund)))).toEqual([200, 200]);
  await until(order, refunded);
  const ofOrder = [...wechatPay.book.refunds.values()].filter(
    ({ order: { asked } }) => asked.out_trade_no === order.id,
  );
  expect(ofOrder).toHaveLength(1);
});

test('the daily bill says what the books say, but for a wrong amount; what it alone tells of is taken in', async () => {
  const { deps } = server;
  for (const [id, { status }] of wechatPay.book.refunds) if (status === 'PROCESSING') await wechatPay.settle(id);
  const { place, pay, stands } = await customer();
  const order = await place();
  await pay(order);
  wechatPay.pay(order.id);
  const today = beijingTime(Date.now()).slice(0, 10);
  const at = Date.parse(today) + 24 * HOUR_MS;
  // The day after is not over at WeChat Pay yet: its bill is not there.
  await readBills({ ...deps, now: () => at + 26 * HOUR_MS });
  expect(await listDaysRead(deps.db, 'wechat', [today])).toEqual(new Set());
  await readBills({ ...deps, now: () => at + 28 * HOUR_MS });
  expect(await listDaysRead(deps.db, 'wechat', [today])).toEqual(new Set([today]));
  const found = (await listDifferences(deps.db, 9)).map((row) => [row.kind, row.order_id === order.id]);
  // The one that was told with another amount than was paid.
  expect(found).toEqual([['payment-otherwise', false]]);
  await stands(order, complete, paid, 10);
});

test('a bill is read by the names of its columns, and one that is not as documented is none', () => {
  const cells = (...changed: [number, string][]) => {
    const row: string[] = HEAD.split(',').map(() => '');
    for (const [place, value] of changed) row[place] = value;
    return row.map((cell) => `\`${cell}`).join(',');
  };
  const line = cells(
    [2, WECHAT_PAY.merchant],
    [5, 't'],
    [6, 'o'],
    [9, 'SUCCESS'],
    [11, 'CNY'],
    [20, 'a,b'],
    [24, '20.00'],
  );
  const sums = '\n总交易单数\n`1\n';
  expect(parseBill(`${HEAD}\n${line}${sums}`, WECHAT_PAY.merchant)).toEqual([
    { kind: 'payment', orderId: 'o', transactionId: 't', currency: 'CNY', amount: 2_000 },
  ]);
  expect(() => parseBill(`${HEAD}\n${line}${sums}`, '1')).toThrow('of others');
  expect(() => parseBill(`${HEAD.replace('商户订单号', '')}\n${line}${sums}`, WECHAT_PAY.merchant)).toThrow('column');
});
