import { ERROR, ORDER_STATUS, type Order, PAYMENT_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askChannels } from '../src/modules/orders/reconcile.worker.ts';
import { channelsFor } from '../src/modules/orders/shop.ts';
import { eventually } from './module-world.ts';
import { erridOf, newCustomer } from './paying-customer.ts';
import { startWechatPayPeer, type WechatPayPeer } from './peers/wechat-pay-peer.ts';
import { startWechatPeer, type WechatPeer } from './peers/wechat-peer.ts';
import { startWechatVirtualPeer, type WechatVirtualPeer } from './peers/wechat-virtual-peer.ts';
import { createTestClient } from './test-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const { complete, paying } = ORDER_STATUS;
const { paid, refunded } = PAYMENT_STATUS;
const mini = { id: 'wx-mini', secret: 'of the mini-program' };
const other = { id: 'wx-other', secret: 'of others' };

let virtual: WechatVirtualPeer;
let wechatPay: WechatPayPeer;
let wechat: WechatPeer;
let server: TestServer;
beforeAll(async () => {
  virtual = await startWechatVirtualPeer(mini.id);
  wechatPay = await startWechatPayPeer();
  wechat = await startWechatPeer({ mini, page: other, app: other, site: other });
  server = await startTestServer({
    studioProgram: new URL('./children/fake-studio-program.ts', import.meta.url),
    environment: {
      ...{ ...wechatPay.environment, ...virtual.environment, KINORA_RATE_LIMIT_FACTOR: '100' },
      KINORA_PUBLIC_URL: 'http://localhost:1',
      ...{ KINORA_WECHAT_MINI_ID: mini.id, KINORA_WECHAT_MINI_SECRET: mini.secret, KINORA_WECHAT_URL: wechat.url },
    },
  });
  virtual.deliverTo(server.address);
});
afterAll(async () => {
  await server.dispose();
  await Promise.all([virtual, wechatPay, wechat].map((peer) => peer.close()));
});

/** Mia in the mini-program, whose app opens what it is given. */
async function customer() {
  const buyer = await newCustomer(server, 'wechatvirtual', { platform: 'mini', platstr: 'android' });
  const open = async (order: Order) => {
    const { virtual: asked } = await buyer.pay(order, { code: wechat.login('mia') });
    return asked && virtual.open(asked, 'mia');
  };
  return { ...buyer, open };
}

test('digital goods of the mini-program are paid so in place of WeChat Pay, but on Apple’s telephones', async () => {
  const offered = async (platform: string, platstr: string) => {
    const guest = createTestClient(server.address, undefined, undefined, { platform, platstr });
    return (await guest.call('GETCHARGEPLAN', {})).methods;
  };
  expect(await offered('mini', 'android')).toEqual(['wechatvirtual']);
  expect(await offered('mini', 'ios')).toEqual([]);
  expect(await offered('h5', 'Windows')).toEqual(['wechat']);
});

test('what is sent to somebody is paid by WeChat Pay there', () => {
  const keys = channelsFor(server.deps, { platform: 'mini', system: 'android' }, 'physical').map(({ key }) => key);
  expect(keys).toEqual(['wechat']);
});

test('the app is asked with what was signed for who is there; cards come once, however often it is told', async () => {
  const { place, pay, open, stands, cards, call } = await customer();
  const order = await place();
  expect(await erridOf(pay(order))).toBe(ERROR.prepayFailed);
  expect(await open(order)).toBe(order.id);
  expect(await erridOf(call('ORDERPAYSUCCESS', { oid: order.id }))).toBe(ERROR.notYetPaid);
  virtual.pay(order.id);
  expect(await Promise.all([1, 2].map(() => virtual.tell(order.id)))).toEqual(['200 success', '200 success']);
  await stands(order, complete, paid, 10);
  expect(await virtual.tell(order.id)).toBe('200 success');
  expect(await cards()).toBe(10);
});

test('where the message is lost WeChat is asked, and hears that what was paid for is there', async () => {
  const { place, open, call } = await customer();
  const order = await place();
  await open(order);
  virtual.pay(order.id);
  expect((await call('ORDERPAYSUCCESS', { oid: order.id })).status).toBe(30);
  expect(virtual.orders.get(order.id)?.status).toBe(4);
});

test('what WeChat did not seal for this app, and payments of the sandbox, change nothing', async () => {
  const { place, open, stands } = await customer();
  const order = await place();
  await open(order);
  virtual.pay(order.id);
  const forged: Parameters<WechatVirtualPeer['tell']>[] = [
    [order.id, {}, { token: 'of others' }],
    [order.id, {}, { appId: 'wx-other' }],
    [order.id, {}, { changed: (text) => `${text.slice(0, -8)}AAAAAAA=` }],
    [order.id, { Env: 1 }],
    [order.id, { GoodsInfo: { Quantity: 2, ActualPrice: 2_000 } }],
    [order.id, { GoodsInfo: { Quantity: 1, ActualPrice: -2_000 } }],
    [order.id, { WeChatPayInfo: {} }],
  ];
  for (const [id, told, otherwise] of forged) expect(await virtual.tell(id, told, otherwise)).toBe('401 ');
  expect([await virtual.greet(), await virtual.greet('of others')]).toEqual(['200 are you there', '401 ']);
  await stands(order, paying, PAYMENT_STATUS.paying, 0);
});

test('money that does not fit goes back; a refund is asked for once by who paid, and who that was is forgotten with the account', async () => {
  const { place, open, until, takeBack } = await customer();
  const [wrong, order] = [await place(), await place()];
  for (const { id } of [wrong, order]) {
    await open(id === wrong.id ? wrong : order);
    virtual.pay(id);
  }
  const fits = { GoodsInfo: { Quantity: 1, ActualPrice: 1_999 } };
  expect(await virtual.tell(wrong.id, fits)).toBe('200 success');
  await eventually(async () => [...virtual.refunds.values()].some(({ of, fee }) => of === wrong.id && fee === 1_999));
  await virtual.tell(order.id);
  const refund = await takeBack(order);
  await eventually(async () => virtual.refunds.has(refund));
  await virtual.settle(refund, false);
  await askChannels(server.deps);
  await virtual.settle(refund);
  await until(order, refunded);
  const { db } = server.deps;
  const kept = () => db.selectFrom('order_payers').select('payer_sealed').where('order_id', '=', order.id).execute();
  const [payer] = await kept();
  expect(server.deps.personal.decrypt(payer?.payer_sealed ?? '')).toBe(`${mini.id}-mia`);
  await db.deleteFrom('orders').where('id', '=', order.id).execute();
  await askChannels(server.deps);
  expect(await kept()).toEqual([]);
});

test('money that is told of after its account ended goes back to who paid', async () => {
  const { place, open } = await customer();
  const order = await place();
  await open(order);
  virtual.pay(order.id);
  const { db } = server.deps;
  await db.deleteFrom('orders').where('id', '=', order.id).execute();
  await db.deleteFrom('order_payers').where('order_id', '=', order.id).execute();
  expect(await virtual.tell(order.id)).toBe('200 success');
  await eventually(async () => [...virtual.refunds.values()].some(({ of, fee }) => of === order.id && fee === 2_000));
});
