import { X509Certificate } from 'node:crypto';
import { ERROR, ORDER_STATUS, type Order, PAYMENT_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderOf, tokenOf } from '../src/adapters/channels/applepay/order-token.ts';
import { readSigned } from '../src/adapters/channels/applepay/signed.ts';
import { newId } from '../src/identifiers.ts';
import { auditLedger } from '../src/modules/ledger/audit.store.ts';
import { post } from '../src/modules/ledger/index.ts';
import { askChannels } from '../src/modules/orders/reconcile.worker.ts';
import { listRefunds } from '../src/modules/orders/refunds.store.ts';
import { newSn } from './module-world.ts';
import { erridOf, newCustomer } from './paying-customer.ts';
import { type AppStorePeer, startAppStorePeer } from './peers/app-store-peer.ts';
import { newRoot, newStoreSigner, OF_ISSUER, OF_SIGNER } from './peers/apple-chain.ts';
import { createTestClient } from './test-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const { complete, paying } = ORDER_STATUS;
const { paid, refunded, refundAgreed, revoked } = PAYMENT_STATUS;

let apple: AppStorePeer;
let server: TestServer;
beforeAll(async () => {
  apple = await startAppStorePeer();
  server = await startTestServer({
    studioProgram: new URL('./children/fake-studio-program.ts', import.meta.url),
    environment: { ...apple.environment, KINORA_PUBLIC_URL: 'http://localhost:1', KINORA_RATE_LIMIT_FACTOR: '100' },
  });
  apple.deliverTo(server.address);
});
afterAll(async () => {
  await server.dispose();
  await apple.close();
});

const NOBODY = { shop: 'apple' as const, product: '', token: '' };
/** Mia in the app on Apple's telephone. */
async function customer() {
  const buyer = await newCustomer(server, 'applepay', { platform: 'app', platstr: 'iphone' });
  const open = async (order: Order) => (await buyer.pay(order)).store ?? NOBODY;
  const show = ({ id }: Order, receipt: string) => buyer.call('ORDERPAYSUCCESS', { oid: id, receipt });
  return { ...buyer, open, show };
}
const expectRight = async () => expect((await auditLedger(server.deps.db)).differences).toEqual([]);

test('an order is told to the store by its own bits', () => {
  for (const id of Array.from({ length: 200 }, newId)) {
    expect(tokenOf(id)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(orderOf(tokenOf(id).toUpperCase())).toBe(id);
  }
  for (const other of ['', 'x', '123e4567-e89b-12d3-a456-426614174000', 'ffffffff-ffff-4fff-8fff-ffffffffffff'])
    expect(orderOf(other)).toBeUndefined();
});

test('what Apple did not sign is not believed', async () => {
  const trusted = new X509Certificate(apple.root.der);
  const read = async (text: string, now = Date.now()) => readSigned(trusted, text, now);
  const said = { hello: 'shop' };
  expect(await read(await apple.sign(said))).toEqual(said);
  const forged = [
    await newStoreSigner(newRoot())(said),
    await newStoreSigner(apple.root, { signerMark: OF_ISSUER })(said),
    await newStoreSigner(apple.root, { issuerMark: OF_SIGNER })(said),
    await newStoreSigner(apple.root, { isOver: true })(said),
    await newStoreSigner(apple.root, { isNoAuthority: true })(said),
  ];
  const [header = '', payload = '', signature = ''] = (await apple.sign(said)).split('.');
  const other = Buffer.from(JSON.stringify({ hello: 'thief' })).toString('base64url');
  const headed = (told: object) => Buffer.from(JSON.stringify(told)).toString('base64url');
  const { x5c } = JSON.parse(Buffer.from(header, 'base64url').toString());
  const changed = [
    `${header}.${other}.${signature}`,
    `${headed({ alg: 'none', x5c })}.${payload}.`,
    `${headed({ alg: 'HS256', x5c })}.${payload}.${signature}`,
    `${headed({ alg: 'ES256', x5c: x5c.slice(0, 2) })}.${payload}.${signature}`,
    `${headed({ alg: 'ES256' })}.${payload}.${signature}`,
    'nothing',
  ];
  expect(await Promise.all([...forged, ...changed].map((text) => read(text)))).toEqual(Array(11).fill(undefined));
  expect(await read(await apple.sign(said), Date.now() + 2 * 365 * 86_400_000)).toBeUndefined();
});

test('what Apple signed for who paid brings cards once, whoever tells first, and nothing else does', async () => {
  const { place, open, show, stands, call } = await customer();
  const [order, other] = [await place(), await place()];
  const asked = await open(order);
  expect(asked).toEqual({ shop: 'apple', product: 'kinora_cny2000', token: tokenOf(order.id) });
  expect(await open(order)).toEqual(asked);
  expect(await erridOf(call('ORDERPAYSUCCESS', { oid: order.id }))).toBe(ERROR.notYetPaid);
  for (const otherwise of [
    { environment: 'Sandbox' },
    { environment: 'Xcode' },
    { bundleId: 'com.others.app' },
    { productId: 'kinora_cny1' },
    { productId: 'others_cny2000' },
    { price: 10 },
    { quantity: 2 },
    { type: 'Auto-Renewable Subscription' },
    { appAccountToken: undefined },
    { revocationDate: Date.now() },
  ]) {
    const { receipt } = await apple.buy(asked, otherwise);
    expect(await erridOf(show(order, receipt))).toBe(ERROR.orderInvalid);
  }
  const { transactionId, receipt } = await apple.buy(asked);
  expect(await erridOf(show(other, receipt))).toBe(ERROR.orderInvalid);
  await stands(order, paying, PAYMENT_STATUS.paying, 0);
  expect((await show(order, receipt)).status).toBe(30);
  expect(await apple.tell(transactionId, 'ONE_TIME_CHARGE')).toBe(200);
  expect((await show(order, receipt)).status).toBe(30);
  await stands(order, complete, paid, 10);
  await expectRight();
});

test('Apple tells where nobody shows anything; who is not Apple does not', async () => {
  const { place, open, stands } = await customer();
  const order = await place();
  // Apple has a price list of its own for other countries.
  const { transactionId } = await apple.buy(await open(order), { currency: 'EUR', price: 2_990 });
  const forger = newStoreSigner(newRoot());
  expect(await apple.tell(transactionId, 'ONE_TIME_CHARGE', {}, forger)).toBe(401);
  expect(await apple.tell(transactionId, 'ONE_TIME_CHARGE', { environment: 'Sandbox' })).toBe(401);
  expect(await apple.tell(transactionId, 'ONE_TIME_CHARGE', { bundleId: 'com.others.app' })).toBe(401);
  expect(await apple.tell(transactionId, 'TEST')).toBe(200);
  await stands(order, paying, PAYMENT_STATUS.paying, 0);
  expect(await Promise.all([1, 2].map(() => apple.tell(transactionId, 'ONE_TIME_CHARGE')))).toEqual([200, 200]);
  await stands(order, complete, paid, 10);
});

test('money goes back by Apple alone: a refund that was agreed to waits until Apple has made it', async () => {
  const { place, open, show, stands, takeBack } = await customer();
  const order = await place();
  const { transactionId, receipt } = await apple.buy(await open(order));
  await show(order, receipt);
  const refund = await takeBack(order);
  await askChannels(server.deps);
  await stands(order, complete, refundAgreed, 0);
  apple.giveBack(transactionId);
  await askChannels(server.deps);
  await stands(order, complete, refunded, 0);
  expect(await apple.tell(transactionId, 'REFUND')).toBe(200);
  expect((await listRefunds(server.deps.db, 'done', 99)).filter(({ id }) => id === refund)).toHaveLength(1);
  await expectRight();
});

test('what Apple took for money that it gave back is there again once it takes that money again, in whatever order it tells', async () => {
  const { place, open, show, stands } = await customer();
  const order = await place();
  const { transactionId, receipt } = await apple.buy(await open(order));
  await show(order, receipt);
  apple.giveBack(transactionId);
  expect(await apple.tell(transactionId, 'REFUND')).toBe(200);
  await stands(order, complete, revoked, 0);
  const late = apple.noticeOf(transactionId, 'REFUND');
  apple.takeAgain(transactionId);
  expect(await Promise.all([1, 2].map(() => apple.tell(transactionId, 'REFUND_REVERSED')))).toEqual([200, 200]);
  await stands(order, complete, paid, 10);
  expect(await apple.send(await late)).toBe(200);
  await stands(order, complete, paid, 10);
  await expectRight();
  apple.giveBack(transactionId);
  expect(await apple.tell(transactionId, 'REFUND')).toBe(200);
  await stands(order, complete, revoked, 0);
  await expectRight();
});

test('money that Apple gives back by itself takes the cards that are left, once; a purchase that is told of afterwards brings none', async () => {
  const { place, open, show, stands, call } = await customer();
  const order = await place();
  const { transactionId, receipt } = await apple.buy(await open(order));
  await show(order, receipt);
  const { uid } = await call('QUERYUSERINFO', {});
  const spent = { uid, unit: 'card' as const, amount: 4, key: `gift:${newSn()}:sent`, kind: 'gift-sent' as const };
  await server.deps.db.transaction().execute((tx) => post(tx, server.deps, spent));
  apple.giveBack(transactionId);
  expect(await Promise.all([1, 2].map(() => apple.tell(transactionId, 'REFUND')))).toEqual([200, 200]);
  await stands(order, complete, revoked, 0);
  const unknown = await place();
  const lost = await apple.buy(await open(unknown));
  apple.giveBack(lost.transactionId);
  expect(await apple.tell(lost.transactionId, 'REFUND')).toBe(200);
  expect(await erridOf(show(unknown, lost.receipt))).toBe(ERROR.notYetPaid);
  await stands(unknown, paying, PAYMENT_STATUS.paying, 0);
});

test('the store is offered within the app on Apple’s machines alone', async () => {
  const offered = async (platform: string, platstr: string) => {
    const guest = createTestClient(server.address, undefined, undefined, { platform, platstr });
    return (await guest.call('GETCHARGEPLAN', {})).methods;
  };
  expect(await offered('app', 'iphone')).toEqual(['applepay']);
  expect([await offered('app', 'android'), await offered('h5', 'iphone')]).toEqual([[], []]);
});
