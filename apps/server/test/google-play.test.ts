import { ERROR, ORDER_STATUS, type Order, PAYMENT_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLedger } from '../src/modules/ledger/audit.store.ts';
import { reserve } from '../src/modules/ledger/index.ts';
import { askChannels } from '../src/modules/orders/reconcile.worker.ts';
import { eventually } from './module-world.ts';
import { erridOf, newCustomer } from './paying-customer.ts';
import { type GooglePlayPeer, type Otherwise, startGooglePlayPeer } from './peers/google-play-peer.ts';
import { createTestClient } from './test-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const { complete, paying } = ORDER_STATUS;
const { paid, refunded, revoked } = PAYMENT_STATUS;

let google: GooglePlayPeer;
let server: TestServer;
beforeAll(async () => {
  google = await startGooglePlayPeer('http://localhost:1');
  server = await startTestServer({
    studioProgram: new URL('./children/fake-studio-program.ts', import.meta.url),
    environment: { ...google.environment, KINORA_RATE_LIMIT_FACTOR: '100' },
  });
  google.deliverTo(server.address);
});
afterAll(async () => {
  await server.dispose();
  await google.close();
});

const NOTHING = { shop: 'google' as const, product: '', token: '' };
/** Mia in the app on her telephone. */
async function customer() {
  const buyer = await newCustomer(server, 'googleplaybill', { platform: 'app', platstr: 'android' });
  const open = async (order: Order) => (await buyer.pay(order)).store ?? NOTHING;
  const show = ({ id }: Order, receipt: string) => buyer.call('ORDERPAYSUCCESS', { oid: id, receipt });
  return { ...buyer, open, show };
}
const isConsumed = (token: string) => google.purchases.get(token)?.told.consumptionState === 1;

test('what Google says of a purchase brings cards once and is told so, whoever names it first; nothing else does', async () => {
  const { place, open, show, stands } = await customer();
  const [order, other] = [await place(), await place()];
  const asked = await open(order);
  expect(asked).toEqual({ shop: 'google', product: 'kinora_cny2000', token: order.id });
  for (const otherwise of [
    { purchaseType: 0 },
    { purchaseState: 2 },
    { purchaseState: 1 },
    { quantity: 2 },
    { obfuscatedExternalAccountId: undefined },
    { obfuscatedExternalAccountId: other.id },
  ])
    expect(await erridOf(show(order, google.buy(asked, otherwise).receipt))).toBe(ERROR.orderInvalid);
  const cheap = google.buy({ ...asked, product: 'others_cny2000' });
  expect(await erridOf(show(order, cheap.receipt))).toBe(ERROR.orderInvalid);
  const { receipt, purchaseToken } = google.buy(asked);
  const named = JSON.stringify({ productId: 'kinora_cny9000', purchaseToken });
  for (const forged of [named, JSON.stringify({ productId: asked.product, purchaseToken: 'x' }), 'nothing'])
    expect(await erridOf(show(order, forged))).toBe(ERROR.orderInvalid);
  expect(await erridOf(show(other, receipt))).toBe(ERROR.orderInvalid);
  await stands(order, paying, PAYMENT_STATUS.paying, 0);
  expect((await show(order, receipt)).status).toBe(30);
  expect(isConsumed(purchaseToken)).toBe(true);
  expect(await google.tell(purchaseToken)).toBe(200);
  expect((await show(order, receipt)).status).toBe(30);
  await stands(order, complete, paid, 10);
});

test('a push brings them, too, by whom Google signs for alone; one that cannot be heard whole is pushed again', async () => {
  const { place, open, stands } = await customer();
  const order = await place();
  const { purchaseToken } = google.buy(await open(order));
  const forged: Otherwise[] = [
    { isForged: true },
    { email: 'thief@others.iam.gserviceaccount.com' },
    { isVerified: false },
    { audience: 'https://others.example/callbacks/googleplaybill/notify' },
    { issuer: 'https://others.example' },
    { packageName: 'com.others.app' },
  ];
  for (const otherwise of forged) expect(await google.tell(purchaseToken, 'bought', otherwise)).toBe(401);
  await stands(order, paying, PAYMENT_STATUS.paying, 0);
  google.faults.push('503');
  expect(await google.tell(purchaseToken)).toBeGreaterThanOrEqual(500);
  expect(await Promise.all([1, 2].map(() => google.tell(purchaseToken)))).toEqual([200, 200]);
  expect(isConsumed(purchaseToken)).toBe(true);
  await stands(order, complete, paid, 10);
});

test('where Google is silent when a receipt is shown, it is asked by what its push told', async () => {
  const { place, open, show, stands } = await customer();
  const order = await place();
  const { receipt, purchaseToken } = google.buy(await open(order));
  google.faults.push('cut');
  expect(await erridOf(show(order, receipt))).toBe(ERROR.notYetPaid);
  expect(await google.tell(purchaseToken)).toBe(200);
  await stands(order, complete, paid, 10);
});

test('a refund that was agreed to is made once, and what Google gives back by itself takes the cards', async () => {
  const { place, open, show, stands, until, takeBack, look } = await customer();
  const [asked, lost] = [await place(), await place()];
  const bought = google.buy(await open(asked));
  await show(asked, bought.receipt);
  await takeBack(asked);
  await eventually(async () => google.voided.has(bought.transactionId));
  await until(asked, refunded);
  await askChannels(server.deps);
  expect(await google.tell(bought.purchaseToken, 'voided')).toBe(200);
  const { receipt, purchaseToken, transactionId } = google.buy(await open(lost));
  await show(lost, receipt);
  google.voided.add(transactionId);
  expect(await Promise.all([1, 2].map(() => google.tell(purchaseToken, 'voided')))).toEqual([200, 200]);
  await stands(lost, complete, revoked, 0);
  expect((await look(asked)).paystatus).toBe(refunded);
  expect((await auditLedger(server.deps.db)).differences).toEqual([]);
});

test('where cards were spent, the operator hears that Google gives back all or nothing before anything is changed', async () => {
  const { place, open, show, stands, takeBack, call, look } = await customer();
  const order = await place();
  const { receipt, purchaseToken, transactionId } = google.buy(await open(order));
  await show(order, receipt);
  const { uid } = await call('QUERYUSERINFO', {});
  // Ten were given for the account, and go first.
  const spent = { hold: order.id, uid, unit: 'card' as const, amount: 13, expiresAt: Date.now() + 900_000 };
  await server.deps.db.transaction().execute((tx) => reserve(tx, server.deps, spent));
  await expect(takeBack(order)).rejects.toThrow('googleplaybill gives back all of a payment or nothing');
  expect((await look(order)).paystatus).toBe(PAYMENT_STATUS.refunding);
  // In Google's console the operator gives all of it back.
  google.voided.add(transactionId);
  expect(await google.tell(purchaseToken, 'voided')).toBe(200);
  await stands(order, complete, PAYMENT_STATUS.revoked, 0);
  expect((await auditLedger(server.deps.db)).differences).toEqual([]);
});

test('a second purchase for one order goes back', async () => {
  const { place, open, show, stands } = await customer();
  const order = await place();
  const asked = await open(order);
  const [first, second] = [google.buy(asked), google.buy(asked)];
  await show(order, first.receipt);
  expect(await google.tell(second.purchaseToken)).toBe(200);
  await eventually(async () => google.voided.has(second.transactionId));
  expect(google.voided.has(first.transactionId)).toBe(false);
  await stands(order, complete, paid, 10);
});

test('the store is offered within the app on other than Apple’s machines alone', async () => {
  const offered = async (platform: string, platstr: string) => {
    const guest = createTestClient(server.address, undefined, undefined, { platform, platstr });
    return (await guest.call('GETCHARGEPLAN', {})).methods;
  };
  expect(await offered('app', 'android')).toEqual(['googleplaybill']);
  expect([await offered('app', 'iphone'), await offered('h5', 'android')]).toEqual([[], []]);
});
