import { ERROR, ORDER_STATUS, type Order, PAYMENT_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signCall } from '../src/adapters/channels/kspay/signature.ts';
import { askChannels } from '../src/modules/orders/reconcile.worker.ts';
import { eventually } from './module-world.ts';
import { erridOf, newCustomer } from './paying-customer.ts';
import { type HostPeer, startKuaishouPeer } from './peers/host-peers.ts';
import { type KspayPeer, startKspayPeer } from './peers/kspay-peer.ts';
import { createTestClient } from './test-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const { complete, paying } = ORDER_STATUS;
const { paid, refunded, refundAgreed, revoked } = PAYMENT_STATUS;
const HEARD = '200 {"result":1,"message_id":"ID"}';
const app = { id: 'ks-app', secret: 'hush' };

let kuaishou: KspayPeer;
let host: HostPeer;
let server: TestServer;
beforeAll(async () => {
  kuaishou = await startKspayPeer(app);
  host = await startKuaishouPeer(app);
  server = await startTestServer({
    studioProgram: new URL('./children/fake-studio-program.ts', import.meta.url),
    environment: {
      KINORA_KSPAY_APPLE: '1',
      ...{ ...kuaishou.environment, KINORA_PUBLIC_URL: 'http://localhost:1', KINORA_RATE_LIMIT_FACTOR: '100' },
      ...{ KINORA_KUAISHOU_ID: app.id, KINORA_KUAISHOU_SECRET: app.secret, KINORA_KUAISHOU_URL: host.url },
    },
  });
  kuaishou.deliverTo(server.address);
});
afterAll(async () => {
  await server.dispose();
  await Promise.all([kuaishou.close(), host.close()]);
});

/** Mia in Kuaishou's mini-program, whose app opens what it is given. */
async function customer() {
  const buyer = await newCustomer(server, 'kspay', { platform: 'miniks', platstr: 'android' });
  const open = async (order: Order) => (await buyer.pay(order, { code: host.login('mia') })).kuaishou;
  return { ...buyer, open };
}

test('a call is signed over its fields by their names, without what is empty', () => {
  const fields = { open_id: 'o', out_order_no: 'kdj', total_amount: 100, attach: '' };
  // MD5 of "app_id=ks-app&open_id=o&out_order_no=kdj&total_amount=100hush"
  expect(signCall({ appId: app.id, secret: app.secret }, fields)).toBe('d9cef742ed2ab01c0309f09d9be1b3d8');
});

test('the app is asked with the order of who pays; cards come once, however often it is told, and not for what Kuaishou did not say', async () => {
  const { place, pay, open, stands, cards, call } = await customer();
  const order = await place();
  expect(await erridOf(pay(order))).toBe(ERROR.prepayFailed);
  const asked = await open(order);
  expect(await open(order)).toEqual(asked);
  expect(kuaishou.orders.get(order.id)?.asked.open_id).toBe('ks-mia');
  kuaishou.pay(asked ?? { order_no: '', order_info_token: '' });
  const forged: Parameters<KspayPeer['tell']>[] = [
    [order.id, {}, { secret: 'of others' }],
    [order.id, {}, { appId: 'ks-other' }],
    [order.id, {}, { changed: (body) => `${body} ` }],
    [order.id, { order_amount: -2_000 }],
  ];
  for (const [id, told, otherwise] of forged) expect(await kuaishou.tell(id, told, otherwise)).toMatch(/^401/);
  await stands(order, paying, PAYMENT_STATUS.paying, 0);
  expect(await Promise.all([1, 2].map(() => kuaishou.tell(order.id)))).toEqual([HEARD, HEARD]);
  await stands(order, complete, paid, 10);
  // Older news that comes later.
  expect(await kuaishou.tell(order.id, { status: 'PROCESSING' })).toBe(HEARD);
  expect((await call('ORDERPAYSUCCESS', { oid: order.id })).status).toBe(30);
  expect(await cards()).toBe(10);
});

test('a channel that never tells is asked; a refund is asked for once, and over when Kuaishou says so', async () => {
  const { place, open, call, stands, until, takeBack } = await customer();
  const order = await place();
  const asked = await open(order);
  expect(await erridOf(call('ORDERPAYSUCCESS', { oid: order.id }))).toBe(ERROR.notYetPaid);
  kuaishou.pay(asked ?? { order_no: '', order_info_token: '' });
  expect((await call('ORDERPAYSUCCESS', { oid: order.id })).status).toBe(30);
  const refund = await takeBack(order);
  await eventually(async () => kuaishou.refunds.has(refund));
  await askChannels(server.deps);
  await kuaishou.settle(refund, false);
  await stands(order, complete, refundAgreed, 0);
  expect(await Promise.all([1, 2].map(() => kuaishou.settle(refund)))).toEqual([HEARD, HEARD]);
  await until(order, refunded);
});

test('money that is not what was asked for goes back; on Apple’s telephones Apple alone is offered', async () => {
  const { place, open } = await customer();
  const order = await place();
  kuaishou.pay((await open(order)) ?? { order_no: '', order_info_token: '' });
  expect(await kuaishou.tell(order.id, { order_amount: 1_999 })).toBe(HEARD);
  await eventually(async () =>
    [...kuaishou.refunds.values()].some(
      ({ asked }) => asked.out_order_no === order.id && asked.refund_amount === 1_999,
    ),
  );
  const offered = async (platform: string, platstr: string) => {
    const guest = createTestClient(server.address, undefined, undefined, { platform, platstr });
    return (await guest.call('GETCHARGEPLAN', {})).methods;
  };
  expect([await offered('miniks', 'android'), await offered('miniks', 'ios')]).toEqual([['kspay'], ['ksapplepay']]);
});

test('on Apple’s telephones Apple is paid, for the full price; what Apple gives back takes the cards, and nobody else can give it back', async () => {
  const buyer = await newCustomer(server, 'ksapplepay', { platform: 'miniks', platstr: 'ios' });
  const [order, lost] = [await buyer.place(), await buyer.place()];
  for (const each of [order, lost]) {
    const asked = (await buyer.pay(each, { code: host.login('ann') })).kuaishou;
    expect(asked?.payType).toBe('IAPPurchase');
    kuaishou.pay(asked ?? { order_no: '', order_info_token: '' });
    expect(await kuaishou.tell(each.id, {}, { secret: 'of others' })).toMatch(/^401/);
    expect(await Promise.all([1, 2].map(() => kuaishou.tell(each.id)))).toEqual([HEARD, HEARD]);
  }
  await buyer.stands(order, complete, paid, 20);
  await buyer.takeBack(order);
  await askChannels(server.deps);
  await buyer.stands(order, complete, refundAgreed, 10);
  expect(kuaishou.refunds.size).toBe([...kuaishou.refunds.values()].filter(({ of }) => !of.isOfApple).length);
  expect(await kuaishou.revoke(order.id)).toBe(HEARD);
  await buyer.stands(order, complete, refunded, 10);
  expect(await kuaishou.revoke(lost.id, { secret: 'of others' })).toMatch(/^401/);
  expect(await Promise.all([1, 2].map(() => kuaishou.revoke(lost.id)))).toEqual([HEARD, HEARD]);
  await buyer.stands(lost, complete, revoked, 0);
});
