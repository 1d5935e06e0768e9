import { ERROR, ORDER_STATUS, PAYMENT_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endAccount } from '../src/modules/closing/end-account.ts';
import { auditLedger } from '../src/modules/ledger/audit.store.ts';
import { capture, readBalances, reserve } from '../src/modules/ledger/index.ts';
import { decideRefund } from '../src/modules/orders/decide-refund.ts';
import { operatorOrdersOfOrders } from '../src/modules/orders/operator-orders.ts';
import { latestRefunds } from '../src/modules/orders/refunds.store.ts';
import { lockUserWhole } from '../src/modules/users/index.ts';
import { press, startTestCashier, type TestCashier } from './cashier.ts';
import { eventually, newSn } from './module-world.ts';
import { erridOf, rechargeCustomer } from './recharge-customer.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const DAY_MS = 86_400_000;
const { complete } = ORDER_STATUS;
const studioProgram = new URL('./children/fake-studio-program.ts', import.meta.url);

let cashier: TestCashier;
let server: TestServer;
beforeAll(async () => {
  cashier = await startTestCashier();
  server = await startTestServer({
    studioProgram,
    environment: { ...cashier.environment, KINORA_RATE_LIMIT_FACTOR: '100' },
  });
});
afterAll(async () => {
  await server.dispose();
  await cashier.dispose();
});

const customer = () => rechargeCustomer(server);

test('who closes the account is told of gold cards whose money can be asked back before, and then of that refund', async () => {
  const { client, place, pageOf, until } = await customer();
  const order = await place();
  await press(await pageOf(order), 'pay');
  await until(order, PAYMENT_STATUS.paid);
  const told = async () => {
    const { closing } = await client.call('QUERYUSERINFO', { closing: true });
    return [closing?.cardsback, closing?.refunds];
  };
  expect(await told()).toEqual([10, undefined]);
  await client.call('REFUNDAPPLY', { oid: order.id, reason: 'by mistake' });
  expect(await told()).toEqual([undefined, 1]);
});

test('the money of cards that were not spent goes back, once, when the operator agrees', async () => {
  const { client, uid, place, pageOf, look, stands, until, cards, messages, news } = await customer();
  const order = await place();
  await press(await pageOf(order), 'pay');
  await until(order, PAYMENT_STATUS.paid);
  const { deps } = server;
  await deps.db.transaction().execute(async (tx) => {
    const hold = { hold: newSn(), uid };
    const { available, paid } = (await readBalances({ ...deps, db: tx }, uid)).card;
    // What was given is spent first.
    const gifted = available - paid;
    await reserve(tx, deps, { ...hold, unit: 'card', amount: gifted + 4, expiresAt: Date.now() + DAY_MS });
    await capture(tx, deps, hold);
  });
  const ask = (reason = 'by mistake') => client.call('REFUNDAPPLY', { oid: order.id, reason });
  expect(await erridOf(ask('  '))).toBe(ERROR.refundReasonMissing);
  await ask();
  expect([await cards(), (await look(order)).refund]).toMatchObject([0, { cards: 6, price: 1_200 }]);
  await client.call('REFUNDCANCEL', { oid: order.id });
  expect(await cards()).toBe(6);
  await ask();
  const told = { id: order.id, uid: '', by: 'olga', why: 'not used', amount: '', unit: '', days: '' };
  const detail = () => client.call('QUERYORDERDETAIL', { oid: order.id });
  await decideRefund(deps, 'refused', { ...told, tell: 'Too late' });
  expect([await cards(), await messages()]).toEqual([6, expect.arrayContaining([427])]);
  expect((await detail()).order.refused).toMatchObject({
    text: 'Too late',
    reason: expect.stringMatching(/./),
    price: expect.any(Number),
  });
  await ask();
  await client.call('REFUNDCANCEL', { oid: order.id });
  // What its user withdrew was not refused.
  expect((await detail()).order.refused).toBeUndefined();
  await expect(decideRefund(deps, 'refused', told)).rejects.toThrow('withdrawn by the user');
  const { refundable } = await detail();
  await ask();
  const { refund } = (await detail()).order;
  expect(refundable).toEqual({ cards: refund?.cards, price: refund?.price });
  const agreed = await Promise.all([1, 2].map(() => decideRefund(deps, 'agreed', told)));
  expect(agreed.flat().filter((line) => line.includes('already'))).toHaveLength(1);
  await until(order, PAYMENT_STATUS.partlyRefunded);
  await stands(order, complete, PAYMENT_STATUS.partlyRefunded);
  expect(await erridOf(ask())).toBe(ERROR.orderInvalid);
  expect([await cards(), await messages()]).toEqual([0, expect.arrayContaining([424, 425])]);
  expect((await messages()).filter((template) => template === 424)).toHaveLength(1);
  expect((await news()).find(({ template }) => template === 425)?.args).toEqual(['1200 CNY', order.id]);
  // Of four requests the statement tells how the last one ended; the others came to nothing.
  const { entries } = await client.call('QUERYSTATEMENT', {});
  const ofRefunds = entries.filter(({ kind }) => kind.startsWith('recharge-'));
  expect(ofRefunds.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['recharge-refund', -6],
    ...[1, 2, 3].flatMap(() => [
      ['recharge-kept', 6],
      ['recharge-return', -6],
    ]),
  ]);
  expect(ofRefunds.every(({ oid }) => oid === order.id)).toBe(true);
  // The operator sees the earlier requests too: two that were withdrawn, one that was refused, and this one.
  const show = operatorOrdersOfOrders.find(({ area, name }) => area === 'orders' && name === 'show');
  const lines = (await show?.run(deps, told)) ?? [];
  expect(lines.filter((line) => line.includes(`${order.id}  refund `))).toHaveLength(4);
});

test('money that was asked back goes back when the account ends', async () => {
  const { client, uid, place, pageOf, until } = await customer();
  const order = await place();
  await press(await pageOf(order), 'pay');
  await until(order, PAYMENT_STATUS.paid);
  await client.call('REFUNDAPPLY', { oid: order.id, reason: 'I am leaving' });
  const { deps } = server;
  await deps.db.transaction().execute(async (tx) => {
    await lockUserWhole(tx, uid);
    await endAccount(tx, deps, uid);
  });
  const refund = async () => (await latestRefunds(deps.db, [order.id])).get(order.id);
  await eventually(async () => (await refund())?.state === 'done');
  expect(await refund()).toMatchObject({ cards: 10, amount: 2_000 });
  expect((await auditLedger(deps.db)).differences).toEqual([]);
});
