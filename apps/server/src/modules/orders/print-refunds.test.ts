import { ERROR, ORDER_STATUS, PAYMENT_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestCashier, type TestCashier } from '../../../test/cashier.ts';
import { expectError, openWorld, type World } from '../../../test/module-world.ts';
import {
  address,
  drawPicture,
  newPrintBuyer,
  PRICE,
  type PrintBuyer,
  printMoney,
  sent,
} from '../../../test/print-buyer.ts';
import { endAccount } from '../closing/end-account.ts';
import { collectPrints } from '../exports/collect-prints.ts';
import { moveOrder } from './change-state.ts';
import { findOrder } from './orders.store.ts';
import { findPrint } from './prints.store.ts';
import { listRefunds } from './refunds.store.ts';
import { finishRefund } from './send-refund.worker.ts';
import { settlePayment } from './settle-payment.ts';

const { paid, accepted, delivering, delivered, complete } = ORDER_STATUS;

let cashier: TestCashier;
let world: World;
let picture: Uint8Array;
let buyer: PrintBuyer;
beforeAll(async () => {
  cashier = await startTestCashier();
  world = await openWorld({ jobs: 'manual', environment: { ...cashier.environment, KINORA_REGISTER_SEND: '0' } });
  picture = await drawPicture();
});
afterAll(async () => {
  await world.dispose();
  await cashier.dispose();
});
beforeEach(async () => {
  buyer = await newPrintBuyer(world, picture);
});

it('what is not exactly the price, comes too late or a second time goes back, and nothing else is paid for', async () => {
  const order = await buyer.place();
  const returned = async () =>
    (await listRefunds(world.deps.db, 'agreed', 99)).filter((one) => one.order_id === order.id);
  await expectError(
    world.call('ORDERPAY', buyer.user, { oid: order.id, paymethod: 'balance', price: PRICE }),
    ERROR.payMethodUnsupported,
  );
  await settlePayment(world.deps, 'sandbox', printMoney(order.id, PRICE - 1));
  expect([(await buyer.look(order)).status, (await returned()).length]).toEqual([ORDER_STATUS.paying, 1]);
  await settlePayment(world.deps, 'sandbox', printMoney(order.id));
  await settlePayment(world.deps, 'sandbox', printMoney(order.id));
  expect([(await buyer.look(order)).status, (await returned()).length]).toEqual([paid, 2]);
  const late = await buyer.place();
  await world.deps.db.transaction().execute(async (tx) => {
    const row = await findOrder(tx, late.id);
    if (row) await moveOrder(tx, world.deps, row, 'expire');
  });
  await settlePayment(world.deps, 'sandbox', printMoney(late.id));
  expect((await buyer.look(late)).status).toBe(ORDER_STATUS.closed);
  await buyer.expectRight();
});

it('a refund holds up what is not sent yet; refused it goes on, agreed to it ends there', async () => {
  const order = await buyer.buy();
  const ask = () => world.call('REFUNDAPPLY', buyer.user, { oid: order.id, reason: 'Not needed' });
  await ask();
  expect(await buyer.operate('accept', order)).toContain('cannot be moved so');
  await buyer.decide(order, 'refused');
  expect((await buyer.templates()).filter((template) => template === 426 || template === 427)).toEqual([426]);
  expect(await buyer.operate('accept', order)).toContain('is taken on');
  await ask();
  await world.call('REFUNDCANCEL', buyer.user, { oid: order.id });
  await ask();
  await buyer.decide(order, 'agreed');
  expect(await buyer.look(order)).toMatchObject({ status: accepted, paystatus: PAYMENT_STATUS.refundAgreed });
  await finishRefund(world.deps, (await buyer.refundOf(order))?.id ?? '');
  const now = await buyer.look(order);
  expect(now).toMatchObject({
    status: complete,
    paystatus: PAYMENT_STATUS.refunded,
    refund: { price: PRICE, cards: 0 },
  });
  // Why a refund was asked for stays with each that was decided, and goes with one that was taken back.
  const { refunds } = await world.call('QUERYORDERDETAIL', buyer.user, { oid: order.id });
  expect(refunds.map(({ state, reason }) => [state, reason])).toEqual([
    ['done', 'Not needed'],
    ['withdrawn', ''],
    ['refused', 'Not needed'],
  ]);
  const shown = await buyer.operate('show', order);
  const states = [...shown.matchAll(/ {2}refund (refused|withdrawn by the user|done) {2}[\d.]+ CNY/g)];
  expect(states.map(([, state]) => state)).toEqual(['refused', 'withdrawn by the user', 'done']);
  expect([now.operations.includes('delete'), (await buyer.templates()).includes(425)]).toEqual([true, true]);
  await buyer.expectRight();
});

it('money that comes a second time hides no refund that waits: it can be taken back, and decided', async () => {
  const order = await buyer.buy();
  const ask = () => world.call('REFUNDAPPLY', buyer.user, { oid: order.id, reason: 'Not needed' });
  await ask();
  world.clock.advance(1000);
  await settlePayment(world.deps, 'sandbox', printMoney(order.id));
  await world.call('REFUNDCANCEL', buyer.user, { oid: order.id });
  await ask();
  world.clock.advance(1000);
  await settlePayment(world.deps, 'sandbox', printMoney(order.id));
  await buyer.decide(order, 'agreed');
  expect(await buyer.look(order)).toMatchObject({ paystatus: PAYMENT_STATUS.refundAgreed });
  await buyer.expectRight();
});

it('a part is given back on the operator’s word, and the prints stay on their way', async () => {
  const order = await buyer.buy();
  await buyer.operate('accept', order);
  await buyer.operate('deliver', order, sent);
  await world.call('REFUNDAPPLY', buyer.user, { oid: order.id, reason: 'One is torn' });
  const dearer = ((PRICE + 1) / 100).toFixed(2);
  await expect(buyer.decide(order, 'agreed', dearer)).rejects.toThrow('--amount is in CNY');
  expect(await buyer.decide(order, 'agreed', '3.9')).toEqual([expect.stringContaining('3.90 CNY')]);
  await finishRefund(world.deps, (await buyer.refundOf(order))?.id ?? '');
  expect(await buyer.look(order)).toMatchObject({ status: delivering, paystatus: PAYMENT_STATUS.partlyRefunded });
  expect((await buyer.refundOf(order))?.amount).toBe(390);
  const { refunds } = await world.call('QUERYORDERDETAIL', buyer.user, { oid: order.id });
  expect(refunds).toMatchObject([{ state: 'done', price: 390, asked: PRICE, reason: 'One is torn' }]);
  expect(refunds[0]?.ended).toBeGreaterThanOrEqual(refunds[0]?.time ?? Number.NaN);
  await buyer.operate('delivered', order);
  world.clock.advance(1000);
  await settlePayment(world.deps, 'sandbox', printMoney(order.id));
  // What came a second time is not what came back of the order.
  expect(await buyer.look(order)).toMatchObject({ status: delivered, refund: { price: 390 } });
  await buyer.expectRight();
});

it('who wants to leave is told how many orders of prints have not come, those not among them that came or are paid back whole', async () => {
  const losses = async () => (await world.call('QUERYUSERINFO', buyer.user, { closing: true })).closing;
  const told = async () => (await losses())?.prints;
  expect([await told(), (await losses())?.addresses]).toEqual([undefined, undefined]);
  const [came, back, torn] = [await buyer.buy(), await buyer.buy(), await buyer.buy()];
  expect(await told()).toBe(3);
  for (const step of ['accept', 'deliver', 'delivered']) await buyer.operate(step, came, sent);
  await world.call('REFUNDAPPLY', buyer.user, { oid: back.id, reason: 'Not needed' });
  await buyer.decide(back, 'agreed');
  expect(await told()).toBe(1);
  await finishRefund(world.deps, (await buyer.refundOf(back))?.id ?? '');
  await world.call('REFUNDAPPLY', buyer.user, { oid: torn.id, reason: 'One is torn' });
  await buyer.decide(torn, 'agreed', '3.9');
  // Where all was sent is kept with each.
  expect([await told(), (await losses())?.addresses]).toEqual([1, 3]);
});

it('an account that ends is paid back what was not sent, and its copy tells where all was sent', async () => {
  const order = await buyer.buy();
  expect(await collectPrints(world.deps, buyer.user.uid)).toMatchObject([
    { order: order.id, sentTo: address, count: 2 },
  ]);
  const row = await findPrint(world.deps.db, order.id);
  expect(JSON.stringify(row)).not.toContain('Wang-7Q');
  await world.deps.db.transaction().execute(async (tx) => endAccount(tx, world.deps, buyer.user.uid));
  expect(await buyer.refundOf(order)).toMatchObject({ state: 'agreed', amount: PRICE });
  expect(await findPrint(world.deps.db, order.id)).toBeUndefined();
  await buyer.expectRight();
});
