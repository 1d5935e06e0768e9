import { ERROR, ORDER_STATUS, PAY_CHECK, PAYMENT_STATUS, RESULT_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { press, startTestCashier, type TestCashier } from '../../../test/cashier.ts';
import { expectError, openWorld, type World } from '../../../test/module-world.ts';
import { moneyOf, newPhotoBuyer, type PhotoBuyer } from '../../../test/photo-buyer.ts';
import { ChannelError } from '../../adapters/ports/pay-channel.ts';
import { expireOrder } from './expire-order.worker.ts';
import { ASKED_FOR_MS } from './late-money.ts';
import { refuseOverdue } from './refuse-overdue.ts';
import { finishRefund } from './send-refund.worker.ts';
import { settlePayment } from './settle-payment.ts';
import { takeState } from './take-notice.ts';

const { ready, paid, free, paidPoint } = RESULT_STATUS;
const TIME_OVER_MS = 901_000;

let cashier: TestCashier;
let world: World;
let buyer: PhotoBuyer;
beforeAll(async () => {
  cashier = await startTestCashier();
  world = await openWorld({
    environment: { ...cashier.environment, KINORA_REGISTER_SEND: '0', KINORA_PUBLIC_URL: 'http://127.0.0.1:1' },
  });
});
afterAll(async () => {
  await world.dispose();
  await cashier.dispose();
});
beforeEach(async () => {
  buyer = await newPhotoBuyer(world);
});

it('money for photos whose time was over goes back, and they can be chosen again', async () => {
  const { id } = await buyer.place(3);
  const { url } = await buyer.payDirectly(id, 400);
  await buyer.later(TIME_OVER_MS, async () => {
    await expireOrder(world.deps, { orderId: id });
    await press(url, 'silent');
    await world.call('DELORDER', buyer.user, { oid: id });
    await settlePayment(world.deps, 'sandbox', moneyOf(id, 400));
  });
  expect(await buyer.statuses(3)).toEqual([ready, ready, ready]);
  const [refund = expect.fail()] = await buyer.returned(id);
  const back = await buyer.look(id);
  expect(back).toMatchObject({ status: ORDER_STATUS.closed, paystatus: PAYMENT_STATUS.refundAgreed });
  expect([back.operations.includes('delete'), (await buyer.check(id)).status]).toEqual([false, PAY_CHECK.closed]);
  for (const _again of [1, 2]) await finishRefund(world.deps, refund.id);
  expect([(await buyer.look(id)).paystatus, (await buyer.check(id)).status]).toEqual([
    PAYMENT_STATUS.refunded,
    PAY_CHECK.refunded,
  ]);
  const { messages } = await world.call('QUERYMESSAGE', buyer.user, { lastupdate: 0, type: -1, page: 0 });
  const told = messages.map(({ template }) => template).filter((template) => template === 430 || template === 425);
  expect(told.toSorted()).toEqual([425, 430]);
  expect(messages.find(({ template }) => template === 430)?.args).toEqual([expect.stringMatching(/^\d+ CNY$/)]);
  await buyer.place(3);
  await buyer.expectRight();
});

it('a closed order is over once its channel says that it takes nothing more; until then its money may still come', async () => {
  const { id } = await buyer.place(2);
  await buyer.payDirectly(id, 200);
  const { channels } = world.deps;
  const sandbox = channels.get('sandbox') ?? expect.fail();
  const silent = async () => {
    throw new ChannelError('silent');
  };
  world.deps.channels = new Map([['sandbox', { ...sandbox, query: silent, close: silent }]]);
  await buyer.later(TIME_OVER_MS, () => expireOrder(world.deps, { orderId: id }));
  await expectError(buyer.check(id), ERROR.notYetPaid);
  await expectError(buyer.payDirectly(id, 200), ERROR.orderMayBePaid);
  expect((await buyer.look(id)).maycomelate).toBe(true);
  world.deps.channels = channels;
  await takeState(world.deps, 'sandbox', id, await sandbox.close(id));
  await expectError(buyer.check(id), ERROR.orderExpired);
  await expectError(buyer.payDirectly(id, 200), ERROR.orderExpired);
  expect((await buyer.look(id)).maycomelate).toBeUndefined();
});

it('nor is an order that was given up over before its channel says so', async () => {
  const { id } = await buyer.place(2);
  const { url } = await buyer.payDirectly(id, 200);
  const { channels } = world.deps;
  const sandbox = channels.get('sandbox') ?? expect.fail();
  const silent = async () => {
    throw new ChannelError('silent');
  };
  world.deps.channels = new Map([['sandbox', { ...sandbox, query: silent, close: silent }]]);
  await world.call('CANCELORDER', buyer.user, { oid: id });
  await expectError(buyer.check(id), ERROR.notYetPaid);
  world.deps.channels = channels;
  // Whoever asks has the channel asked: it was paid in the last moment, and that goes back.
  await press(url, 'silent');
  expect([(await buyer.check(id)).status, await buyer.returned(id)]).toMatchObject([
    PAY_CHECK.closed,
    [{ amount: 200 }],
  ]);
});

it('of a channel that never says, money is waited for while channels are asked, and no longer', async () => {
  const { id } = await buyer.place(2);
  await buyer.payDirectly(id, 200);
  const { channels } = world.deps;
  const unknown = async () => ({ state: 'unknown' as const });
  const sandbox = channels.get('sandbox') ?? expect.fail();
  world.deps.channels = new Map([['sandbox', { ...sandbox, query: unknown, close: unknown }]]);
  await buyer.later(TIME_OVER_MS, async () => {
    await expireOrder(world.deps, { orderId: id });
    await expectError(buyer.check(id), ERROR.notYetPaid);
  });
  await buyer.later(ASKED_FOR_MS, () => expectError(buyer.check(id), ERROR.orderExpired));
  world.deps.channels = channels;
});

it('what nobody had begun to pay at a channel in its time cannot be paid there any more', async () => {
  const { id } = await buyer.place(2);
  await buyer.payDirectly(id, 200);
  const { channels } = world.deps;
  const absent = async () => ({ state: 'absent' as const });
  const sandbox = channels.get('sandbox') ?? expect.fail();
  world.deps.channels = new Map([['sandbox', { ...sandbox, query: absent, close: absent }]]);
  // The page that was left can be gone back to.
  await expectError(buyer.check(id), ERROR.notYetPaid);
  await buyer.later(TIME_OVER_MS, async () => {
    await expireOrder(world.deps, { orderId: id });
    await expectError(buyer.check(id), ERROR.notYetPaid);
  });
  await buyer.later(TIME_OVER_MS + 300_000, async () => {
    await expectError(buyer.check(id), ERROR.orderExpired);
    await expectError(buyer.payDirectly(id, 200), ERROR.orderExpired);
  });
  world.deps.channels = channels;
});

it('an order that was given up in the moment in which its time was over is not said to be paid', async () => {
  const { id } = await buyer.place(2);
  await world.call('CANCELORDER', buyer.user, { oid: id });
  const refusal = await refuseOverdue(world.deps, id).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ id: ERROR.orderInvalid, message: 'it was given up in the last moment' });
});

it('photos that were paid for in the last moment are there although it is told later, with the point that goes with the money', async () => {
  await buyer.give('point', 1);
  const { id } = await buyer.place(3, 1);
  await buyer.payDirectly(id, 200);
  await buyer.later(TIME_OVER_MS, () => settlePayment(world.deps, 'sandbox', moneyOf(id, 200)));
  expect([await buyer.statuses(3), await buyer.has()]).toEqual([
    [free, paidPoint, paid],
    [0, 0],
  ]);
  expect([(await buyer.look(id)).status, await buyer.returned(id)]).toEqual([ORDER_STATUS.complete, []]);
  await buyer.expectRight();
});

it('an order whose time is over is closed at its channel by whoever tries to pay it', async () => {
  const { channels } = world.deps;
  const sandbox = channels.get('sandbox') ?? expect.fail();
  const closed: string[] = [];
  const close = async (id: string) => {
    closed.push(id);
    return { state: 'closed' as const };
  };
  world.deps.channels = new Map([['sandbox', { ...sandbox, close }]]);
  for (const again of [buyer.payWithCards, buyer.payDirectly]) {
    const { id } = await buyer.place(3);
    await buyer.payDirectly(id, 400);
    await buyer.later(TIME_OVER_MS, () => expectError(again(id, 400), ERROR.orderExpired));
    expect([closed.pop(), (await buyer.look(id)).status]).toEqual([id, ORDER_STATUS.closed]);
  }
  world.deps.channels = channels;
});

it('an order whose time was let run out at the cashier cannot be paid there any more', async () => {
  const { id } = await buyer.place(2);
  const { url } = await buyer.payDirectly(id, 200);
  for (const act of ['expire', 'pay']) await press(url, act);
  expect(await world.deps.channels.get('sandbox')?.query(id)).toEqual({ state: 'closed' });
});

it.each(['check', 'pay'] as const)(
  'an order that its cashier closed in its time is over at once, and its photos can be chosen again: found by the %s',
  async (found) => {
    const { id } = await buyer.place(2);
    await press((await buyer.payDirectly(id, 200)).url, 'expire');
    await expectError(found === 'check' ? buyer.check(id) : buyer.payDirectly(id, 200), ERROR.orderExpired);
    expect([(await buyer.look(id)).status, await buyer.statuses(2)]).toEqual([ORDER_STATUS.closed, [ready, ready]]);
  },
);

it('what another channel says that an order is not paid by any more does not close it', async () => {
  const { id } = await buyer.place(2);
  await buyer.payDirectly(id, 200);
  await takeState(world.deps, 'alipay', id, { state: 'closed' });
  expect((await buyer.look(id)).status).toBe(ORDER_STATUS.paying);
});

it('an order that was paid when a channel gives nothing to pay it with again is not said to be uncharged', async () => {
  const { id } = await buyer.place(2);
  await press((await buyer.payDirectly(id, 200)).url, 'silent');
  const { channels } = world.deps;
  const prepay = async () => {
    throw new ChannelError('paid already');
  };
  world.deps.channels = new Map([['sandbox', { ...(channels.get('sandbox') ?? expect.fail()), prepay }]]);
  await expectError(buyer.payDirectly(id, 200), ERROR.orderInvalid);
  world.deps.channels = channels;
  expect((await buyer.look(id)).status).toBe(ORDER_STATUS.complete);
});

it('where the points are gone by then, the money goes back and nothing is sold', async () => {
  await buyer.give('point', 1, world.clock.now() + 60_000);
  const { id } = await buyer.place(3, 1);
  await buyer.payDirectly(id, 200);
  await buyer.later(120_000, () => settlePayment(world.deps, 'sandbox', moneyOf(id, 200)));
  expect([await buyer.returned(id), (await buyer.look(id)).status]).toMatchObject([
    [{ amount: 200 }],
    ORDER_STATUS.paying,
  ]);
  await buyer.expectRight();
});
