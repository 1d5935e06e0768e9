import { ERROR, ORDER_STATUS, type Order, PAYMENT_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLedger } from '../src/modules/ledger/audit.store.ts';
import { askChannels } from '../src/modules/orders/reconcile.worker.ts';
import { eventually } from './module-world.ts';
import { erridOf, newCustomer } from './paying-customer.ts';
import { type FacebookbillPeer, startFacebookbillPeer } from './peers/facebookbill-peer.ts';
import { createTestClient } from './test-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const { complete, paying } = ORDER_STATUS;
const { paid, refunded } = PAYMENT_STATUS;

let facebook: FacebookbillPeer;
let server: TestServer;
beforeAll(async () => {
  facebook = await startFacebookbillPeer();
  server = await startTestServer({
    studioProgram: new URL('./children/fake-studio-program.ts', import.meta.url),
    environment: { ...facebook.environment, KINORA_RATE_LIMIT_FACTOR: '100' },
  });
});
afterAll(async () => {
  await server.dispose();
  await facebook.close();
});

const NOTHING = { shop: 'facebook' as const, product: '', token: '' };
/** Mia within Facebook. */
async function customer() {
  const buyer = await newCustomer(server, 'facebookbill', { platform: 'h5fb', platstr: 'Windows' });
  const open = async (order: Order) => (await buyer.pay(order)).store ?? NOTHING;
  const show = ({ id }: Order, receipt: string) => buyer.call('ORDERPAYSUCCESS', { oid: id, receipt });
  return { ...buyer, open, show };
}
/** The refund of a payment is made. */
function finishRefund(paymentId: string): void {
  for (const action of facebook.payments.get(paymentId) ?? []) action.status = 'completed';
}
const refundsOf = (paymentId: string) =>
  (facebook.payments.get(paymentId) ?? []).filter(({ type }) => type === 'refund').map(({ amount }) => amount);

test('what Facebook signed of a purchase brings cards once; nothing else does', async () => {
  const { place, open, show, stands } = await customer();
  const [order, other] = [await place(), await place()];
  const asked = await open(order);
  expect(asked).toEqual({ shop: 'facebook', product: 'kinora_cny2000', token: order.id });
  for (const otherwise of [
    { app_id: '1' },
    { payment_action_type: 'refund' },
    { product_id: 'others_cny2000' },
    { product_id: 'kinora_cny' },
    { developer_payload: other.id },
    { developer_payload: undefined },
    { payment_id: undefined },
  ])
    expect(await erridOf(show(order, facebook.buy(asked, otherwise).receipt))).toBe(ERROR.orderInvalid);
  const { receipt } = facebook.buy(asked);
  const [signature = '', payload = ''] = receipt.split('.');
  const [, another = ''] = facebook.buy({ ...asked, token: other.id }).receipt.split('.');
  const forged = [
    facebook.buy(asked, {}, 'what a thief knows').receipt,
    `${signature}.${another}`,
    `.${payload}`,
    `${signature}.`,
    payload,
    'nothing',
  ];
  for (const one of forged) expect(await erridOf(show(order, one))).toBe(ERROR.orderInvalid);
  await stands(order, paying, PAYMENT_STATUS.paying, 0);
  const shown = await Promise.all([show(order, receipt), show(order, receipt)]);
  expect(shown.map(({ status }) => status)).toEqual([30, 30]);
  await stands(order, complete, paid, 10);
});

test('what a tester bought brings nothing, nor what Facebook says nothing of, until it does', async () => {
  const { place, open, show, stands } = await customer();
  const order = await place();
  const { receipt, paymentId } = facebook.buy(await open(order));
  facebook.tests.add(paymentId);
  expect(await erridOf(show(order, receipt))).toBe(ERROR.orderInvalid);
  facebook.tests.delete(paymentId);
  facebook.faults.push('500');
  expect(await erridOf(show(order, receipt))).toBe(ERROR.notYetPaid);
  await stands(order, paying, PAYMENT_STATUS.paying, 0);
  await show(order, receipt);
  await stands(order, complete, paid, 10);
});

test('what Facebook said of a payment is kept with what was signed: shown again, it is not asked for again', async () => {
  const { place, open, show, stands } = await customer();
  const order = await place();
  const { receipt } = facebook.buy(await open(order));
  await show(order, receipt);
  // What is asked next is answered so.
  facebook.faults.push('500');
  expect((await show(order, receipt)).status).toBe(30);
  expect(facebook.faults.splice(0)).toEqual(['500']);
  await stands(order, complete, paid, 10);
});

test('what costs otherwise, and a second purchase for one order, goes back, once', async () => {
  const { place, open, show, stands } = await customer();
  const order = await place();
  const asked = await open(order);
  const cheap = facebook.buy({ ...asked, product: 'kinora_cny1' });
  expect(await erridOf(show(order, cheap.receipt))).toBe(ERROR.notYetPaid);
  const [first, second] = [facebook.buy(asked), facebook.buy(asked)];
  await show(order, first.receipt);
  await show(order, second.receipt);
  await eventually(async () => refundsOf(second.paymentId).length > 0 && refundsOf(cheap.paymentId).length > 0);
  await askChannels(server.deps);
  await askChannels(server.deps);
  expect([refundsOf(first.paymentId), refundsOf(second.paymentId), refundsOf(cheap.paymentId)]).toEqual([
    [],
    ['20.00'],
    ['0.01'],
  ]);
  await stands(order, complete, paid, 10);
});

test('a refund that was agreed to is made once, and told once Facebook has made it', async () => {
  const { place, open, show, stands, until, takeBack, look } = await customer();
  const order = await place();
  const { receipt, paymentId } = facebook.buy(await open(order));
  await show(order, receipt);
  facebook.faults.push('cut', '500');
  await takeBack(order);
  await eventually(async () => {
    await askChannels(server.deps);
    return refundsOf(paymentId).length > 0;
  });
  await askChannels(server.deps);
  expect((await look(order)).paystatus).toBe(PAYMENT_STATUS.refundAgreed);
  finishRefund(paymentId);
  await askChannels(server.deps);
  await until(order, refunded);
  expect(refundsOf(paymentId)).toEqual(['20.00']);
  await stands(order, complete, refunded, 0);
  expect((await auditLedger(server.deps.db)).differences).toEqual([]);
});

test('it is offered within Facebook alone', async () => {
  const offered = async (platform: string) => {
    const guest = createTestClient(server.address, undefined, undefined, { platform, platstr: 'Windows' });
    return (await guest.call('GETCHARGEPLAN', {})).methods;
  };
  expect(await offered('h5fb')).toEqual(['facebookbill']);
  for (const elsewhere of ['h5', 'h5wx', 'h5ll', 'mini', 'app']) expect(await offered(elsewhere)).toEqual([]);
});
