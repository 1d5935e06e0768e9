import { ERROR, ORDER_STATUS, PAYMENT_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorOrdersOfOrders } from '../src/modules/orders/operator-orders.ts';
import { readBills } from '../src/modules/orders/read-bills.worker.ts';
import { eventually, newSn } from './module-world.ts';
import { erridOf, newCustomer } from './paying-customer.ts';
import { type AlipayPeer, startAlipayPeer } from './peers/alipay-peer.ts';
import { type LiaopayPeer, startLiaopayPeer } from './peers/liaopay-peer.ts';
import { signInOverHttp } from './sign-in.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const { complete, paying } = ORDER_STATUS;
const { paid, refunded } = PAYMENT_STATUS;

let liao: LiaopayPeer;
let alipay: AlipayPeer;
let server: TestServer;
beforeAll(async () => {
  [liao, alipay] = await Promise.all([startLiaopayPeer({ merchant: 'kinora', key: 'hush' }), startAlipayPeer()]);
  server = await startTestServer({
    studioProgram: new URL('./children/fake-studio-program.ts', import.meta.url),
    environment: {
      ...{ ...alipay.environment, ...liao.environment },
      ...{ KINORA_PUBLIC_URL: 'http://localhost:1', KINORA_RATE_LIMIT_FACTOR: '100' },
    },
  });
  liao.deliverTo(server.address);
});
afterAll(async () => {
  await server.dispose();
  await Promise.all([liao.close(), alipay.close()]);
});

const customer = () => newCustomer(server, 'liaopay', { platform: 'h5ll', platstr: 'android' });

test('the sister app says how many coins somebody has, to whom its host told about them, and to nobody else', async () => {
  const { call } = await customer();
  const purse = liao.enter('mia', 250);
  expect(await call('GETLIAOPOINT', purse)).toMatchObject({ balance: 250, price: 10 });
  const others = liao.enter('ben', 7);
  for (const told of [{ randomcode: others.randomcode }, { index: '2' }, { lid: 'll-nobody' }])
    expect(await erridOf(call('GETLIAOPOINT', { ...purse, ...told }))).toBe(ERROR.coinsUnknown);
  expect(await erridOf(call('GETLIAOPOINT', { ...purse, randomcode: '' }))).toBe(ERROR.badRequest);
  liao.forgeAnswer();
  expect(await erridOf(call('GETLIAOPOINT', purse))).toBe(ERROR.coinsUnknown);
});

test('its cashier takes the coins; cards come once, however often it is told, and not for what the sister app did not say', async () => {
  const { place, pay, stands, cards, call } = await customer();
  const purse = liao.enter('ann', 250);
  const order = await place();
  const { url } = await pay(order);
  expect([url, (await pay(order)).url]).toEqual(Array(2).fill(`${liao.url}/cashier?order=${order.id}`));
  expect(liao.pay(order.id, liao.enter('poor', 199).lid)).toBe(false);
  expect(liao.pay(order.id, purse.lid)).toBe(true);
  const forged: Parameters<LiaopayPeer['tell']>[] = [
    [order.id, {}, { key: 'of others' }],
    [order.id, {}, { what: 'query' }],
    [order.id, {}, { lateMs: 360_000 }],
    [order.id, {}, { changed: (body) => `${body} ` }],
    [order.id, { merchant: 'another' }],
    [order.id, { environment: 'sandbox' }],
    [order.id, { currency: 'USD' }],
  ];
  for (const [id, told, otherwise] of forged) expect(await liao.tell(id, told, otherwise)).toBe(401);
  await stands(order, paying, PAYMENT_STATUS.paying, 0);
  expect(await Promise.all([liao.tell(order.id), liao.tell(order.id)])).toEqual([200, 200]);
  await stands(order, complete, paid, 10);
  // Older news that comes later.
  expect(await liao.tell(order.id, { kind: 'failed' })).toBe(200);
  expect((await call('ORDERPAYSUCCESS', { oid: order.id })).status).toBe(30);
  expect([await cards(), await call('GETLIAOPOINT', purse)]).toMatchObject([10, { balance: 50 }]);
});

test('a cashier that never tells is asked, and what it says is not believed unsigned; coins go back as they came', async () => {
  const { place, pay, call, until, takeBack } = await customer();
  const order = await place();
  await pay(order);
  expect(await erridOf(call('ORDERPAYSUCCESS', { oid: order.id }))).toBe(ERROR.notYetPaid);
  liao.pay(order.id, liao.enter('eve', 200).lid);
  liao.forgeAnswer();
  expect(await erridOf(call('ORDERPAYSUCCESS', { oid: order.id }))).toBe(ERROR.notYetPaid);
  expect((await call('ORDERPAYSUCCESS', { oid: order.id })).status).toBe(30);
  const refund = await takeBack(order);
  await eventually(async () => liao.refunds.has(refund));
  expect(liao.refunds.get(refund)).toMatchObject({ order: order.id, amount: 2_000 });
  await until(order, refunded);
});

test('money that is not what was asked for goes back, and so does that of an order that was given up', async () => {
  const { place, pay, call } = await customer();
  const [other, dropped] = [await place(), await place()];
  for (const order of [other, dropped]) {
    await pay(order);
    liao.pay(order.id, liao.enter('zoe', 200).lid);
  }
  expect(await liao.tell(other.id, { amount: 1_999 })).toBe(200);
  await call('CANCELORDER', { oid: dropped.id });
  const sentBack = () => [...liao.refunds.values()].map(({ order, amount }) => `${order} ${amount}`);
  await eventually(async () => sentBack().includes(`${other.id} 1999`) && sentBack().includes(`${dropped.id} 2000`));
});

test('what its daily bill says otherwise than the books is told to the operator, and nothing else', async () => {
  const { deps } = server;
  const report = async () => {
    const order = operatorOrdersOfOrders.find(({ name }) => name === 'differences') ?? expect.fail('no such order');
    return order.run(deps, { id: '', uid: '', by: 'olga', why: '', amount: '', unit: '', days: '' });
  };
  expect(await report()).toEqual(['Every bill that was read says what the books say.']);
  const { place, pay, stands } = await customer();
  const order = await place();
  await pay(order);
  liao.pay(order.id, liao.enter('may', 200).lid);
  await readBills({ ...deps, now: () => Date.now() + 86_400_000 });
  // Of what the tests above told in its name, the amount of one payment was another one.
  const told = (await report()).map((line) => line.split('  ').slice(1, 4));
  expect(told).toEqual([['liaopay', 'payment-otherwise', expect.any(String)]]);
  // What nobody had told of is taken in.
  await stands(order, complete, paid, 10);
});

test('coins are offered within the sister app alone, on Apple’s telephones too, where they buy no gold cards by themselves', async () => {
  const methods = async (platform: string, platstr: string) => {
    const { call } = await signInOverHttp(server, undefined, { platform, platstr });
    const plan = { sn: newSn(), plan: 'cards-10', price: 2_000, paymethod: 'liaopay' as const };
    return [(await call('GETCHARGEPLAN', {})).methods, await erridOf(call('CREATEORDER', plan))];
  };
  expect(await methods('h5ll', 'android')).toEqual([['alipay', 'liaopay'], 0]);
  expect(await methods('h5ll', 'iphone')).toEqual([['liaopay'], ERROR.payMethodUnsupported]);
  expect(await methods('h5', 'android')).toEqual([['alipay'], ERROR.payMethodUnsupported]);
});
