import { ORDER_STATUS, type Order, type PayMethodKey } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { newSn, openWorld, type World } from '../../../test/module-world.ts';
import { type Book, openBook } from '../../../test/money/book.ts';
import { type BillLine, ChannelError, type PayChannel } from '../../adapters/ports/pay-channel.ts';
import { listDaysRead, listDifferences } from './bills.store.ts';
import { expireOrder } from './expire-order.worker.ts';
import { findOrder } from './orders.store.ts';
import { readBills } from './read-bills.worker.ts';
import { askChannels } from './reconcile.worker.ts';
import { listRefunds } from './refunds.store.ts';
import { finishRefund } from './send-refund.worker.ts';
import { settlePayment } from './settle-payment.ts';

const { complete, closed } = ORDER_STATUS;
const QUIET_MS = 61_000;
const TIME_OVER_MS = 901_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let world: World;
let book: Book;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual', environment: { KINORA_SHOP: 'sandbox', KINORA_REGISTER_SEND: '0' } });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  book = openBook();
  offer(book.channel);
  // What a test leaves behind is no other test's.
  await world.deps.db.deleteFrom('order_refunds').execute();
  await world.deps.db.deleteFrom('orders').execute();
  await world.deps.db.deleteFrom('order_receipts').execute();
  await world.deps.db.deleteFrom('order_bills').execute();
  await world.deps.db.deleteFrom('order_differences').execute();
});

function offer(...channels: PayChannel[]): void {
  world.deps.channels = new Map(channels.map((channel) => [channel.key, channel]));
}
/** An order of somebody's that its channel was told of. */
async function begin(paymethod: PayMethodKey = 'sandbox'): Promise<Order> {
  const user = await world.signIn();
  const { order } = await world.call('CREATEORDER', user, { sn: newSn(), plan: 'cards-10', price: 2_000, paymethod });
  await world.call('ORDERPAY', user, { oid: order.id, price: 2_000, paymethod });
  return order;
}
const look = async ({ id }: Order) => (await findOrder(world.deps.db, id))?.status;
const broken = new Error('broken');

it('an order whose question fails holds up none of the others, nor what is overdue, nor refunds', async () => {
  const [bad, overdue, good] = [await begin(), await begin(), await begin()];
  book.pay(good.id);
  await settlePayment(world.deps, 'alipay', { orderId: 'nobodys', transactionId: newSn(), amount: 1, currency: 'CNY' });
  world.clock.advance(1);
  await settlePayment(world.deps, 'sandbox', {
    orderId: 'nobodys',
    transactionId: newSn(),
    amount: 1,
    currency: 'CNY',
  });
  world.clock.advance(TIME_OVER_MS);
  const query: PayChannel['query'] = async (id) => {
    if (id === bad.id) throw broken;
    return book.channel.query(id);
  };
  offer({ ...book.channel, query });
  await expect(askChannels(world.deps)).rejects.toThrow(AggregateError);
  expect([await look(good), await look(overdue)]).toEqual([complete, closed]);
  // That of a channel which is not configured any more stands, and is before the other one.
  expect((await listRefunds(world.deps.db, 'agreed', 9)).map(({ channel }) => channel)).toEqual(['alipay']);
});

it('what a channel has closed it is not asked about again', async () => {
  const given = await begin();
  await expireOrder({ ...world.deps, now: () => world.clock.now() + TIME_OVER_MS }, { orderId: given.id });
  const open = await begin();
  world.clock.advance(QUIET_MS);
  const query = vi.fn(book.channel.query);
  offer({ ...book.channel, query });
  await askChannels(world.deps);
  expect(query.mock.calls.map(([id]) => id)).toEqual([open.id]);
});

it('a channel that does not answer about some orders is asked about the others the next time', async () => {
  const orders = [await begin()];
  for (let place = 0; place < 3; place++) {
    world.clock.advance(1);
    orders.push(await begin());
  }
  const [oldest] = orders;
  if (!oldest) expect.fail();
  book.pay(oldest.id);
  world.clock.advance(QUIET_MS);
  const query = vi.fn(async (id: string) => {
    if (id !== oldest.id) throw new ChannelError('silent');
    return book.channel.query(id);
  });
  offer({ ...book.channel, query });
  await askChannels(world.deps);
  expect(query.mock.calls.map(([id]) => id)).toEqual(
    orders
      .slice(1)
      .map(({ id }) => id)
      .toReversed(),
  );
  world.clock.advance(1);
  await askChannels(world.deps);
  expect(await look(oldest)).toBe(complete);
});

it('refunds that a channel refuses do not stand before the others for ever', async () => {
  for (let place = 0; place < 4; place++) {
    const transactionId = `${place}`;
    await settlePayment(world.deps, 'sandbox', { orderId: 'nobodys', transactionId, amount: 1, currency: 'CNY' });
    world.clock.advance(1);
  }
  const refund: PayChannel['refund'] = async ({ transactionId }) => {
    if (transactionId !== '3') throw new ChannelError('cannot be refunded');
    return 'done';
  };
  offer({ ...book.channel, refund });
  await askChannels(world.deps);
  world.clock.advance(1);
  await askChannels(world.deps);
  const left = (await listRefunds(world.deps.db, 'agreed', 9)).map(({ transaction_id }) => transaction_id);
  expect(left).toEqual(['0', '1', '2']);
});

it('a channel that does not answer holds up no other one', async () => {
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  const query: PayChannel['query'] = async (id) => {
    ask();
    return book.channel.query(id);
  };
  const slow: PayChannel['query'] = async () => {
    await isAsked;
    throw new ChannelError('silent');
  };
  offer({ ...book.channel, query }, { ...book.channel, key: 'alipay', query: slow });
  await begin('alipay');
  world.clock.advance(1);
  const other = await begin();
  book.pay(other.id);
  world.clock.advance(QUIET_MS);
  await askChannels(world.deps);
  expect(await look(other)).toBe(complete);
});

it('a channel whose bill cannot be understood holds up no other one', async () => {
  const failing = async () => {
    throw broken;
  };
  offer({ ...book.channel, bill: failing }, { ...book.channel, key: 'alipay', bill: async () => [] });
  await expect(readBills(world.deps)).rejects.toThrow(AggregateError);
  const yesterday = new Date(world.clock.now() - DAY_MS).toISOString().slice(0, 10);
  expect(await listDaysRead(world.deps.db, 'alipay', [yesterday])).toEqual(new Set([yesterday]));
});

it('a payment that a bill tells of and nobody else is taken in, also where the order is to be paid elsewhere by now', async () => {
  const [late, moved, denied] = [await begin(), await begin(), await begin()];
  const lines = [late, moved].map(({ id }): BillLine => ({ kind: 'payment', ...(book.pay(id) ?? expect.fail()) }));
  const unpaid = { orderId: denied.id, transactionId: 'denied', amount: 2_000, currency: 'CNY' as const };
  await world.deps.db.updateTable('orders').set({ paymethod: 'alipay' }).where('id', '=', moved.id).execute();
  const day = new Date(world.clock.now()).toISOString().slice(0, 10);
  const bill = async (asked: string) => (asked === day ? [...lines, { kind: 'payment' as const, ...unpaid }] : []);
  offer({ ...book.channel, bill });
  world.clock.advance(DAY_MS);
  await readBills(world.deps);
  expect([await look(late), await look(moved)]).toEqual([complete, complete]);
  expect(await listRefunds(world.deps.db, 'agreed', 9)).toEqual([]);
  const found = await listDifferences(world.deps.db, 9);
  expect(found.map(({ kind, order_id }) => [kind, order_id])).toEqual([['payment-unknown', denied.id]]);
});

it('a payment that was heard of days late is missing in no bill, whether the bill or the channel told of it', async () => {
  const [byBill, byAnswer] = [await begin(), await begin()];
  const lines = [byBill, byAnswer].map(({ id }): BillLine => ({ kind: 'payment', ...(book.pay(id) ?? expect.fail()) }));
  const [, told] = lines;
  if (!told) expect.fail();
  const day = new Date(world.clock.now()).toISOString().slice(0, 10);
  const bill = async (asked: string) => (asked === day ? lines : []);
  offer({ ...book.channel, bill, billAfterMs: 27 * HOUR_MS });
  world.clock.advance(2 * DAY_MS);
  await settlePayment(world.deps, 'sandbox', told);
  const days = [0, 1, 2, 3].map((after) => new Date(Date.parse(day) + after * DAY_MS).toISOString().slice(0, 10));
  for (const _ of days) {
    world.clock.advance(DAY_MS);
    await readBills(world.deps);
  }
  expect([await look(byBill), await look(byAnswer)]).toEqual([complete, complete]);
  expect(await listDaysRead(world.deps.db, 'sandbox', days)).toEqual(new Set(days));
  expect(await listDifferences(world.deps.db, 9)).toEqual([]);
});

it.each([
  ['was heard of days late', 'heard'],
  ['is not heard of yet', 'unheard'],
])('a refund that %s is in the bill of its day and missing in none', async (_how, when) => {
  const { id } = await begin();
  await world.deps.db.deleteFrom('orders').execute();
  await settlePayment(world.deps, 'sandbox', { orderId: id, transactionId: 't', amount: 2_000, currency: 'CNY' });
  const [refund = expect.fail()] = await listRefunds(world.deps.db, 'agreed', 9);
  const money = { orderId: id, transactionId: 't', amount: 2_000, currency: 'CNY' as const };
  const lines: BillLine[] = [
    { kind: 'payment', ...money },
    { kind: 'refund', refundId: refund.id, ...money },
  ];
  const first = new Date(world.clock.now()).toISOString().slice(0, 10);
  const bill = async (asked: string) => (asked === first ? lines : []);
  offer({ ...book.channel, bill, billAfterMs: 27 * HOUR_MS });
  const days = [0, 1, 2, 3, 4, 5].map((after) =>
    new Date(Date.parse(first) + after * DAY_MS).toISOString().slice(0, 10),
  );
  world.clock.advance(2 * DAY_MS);
  if (when === 'heard') await finishRefund(world.deps, refund.id);
  for (const _ of days) {
    world.clock.advance(DAY_MS);
    await readBills(world.deps);
    if (when === 'unheard') await finishRefund(world.deps, refund.id);
  }
  expect(await listDaysRead(world.deps.db, 'sandbox', days)).toEqual(new Set(days));
  expect(await listDifferences(world.deps.db, 9)).toEqual([]);
});

it('a refund that two bills have is a difference', async () => {
  const { id } = await begin();
  const money = { orderId: id, transactionId: 't', amount: 2_000, currency: 'CNY' as const };
  await world.deps.db.deleteFrom('orders').execute();
  await settlePayment(world.deps, 'sandbox', money);
  const [refund = expect.fail()] = await listRefunds(world.deps.db, 'agreed', 9);
  await finishRefund(world.deps, refund.id);
  const payment: BillLine = { kind: 'payment', ...money };
  const back: BillLine = { ...payment, kind: 'refund', refundId: refund.id };
  const [first, late] = [0, 3].map((after) => new Date(world.clock.now() + after * DAY_MS).toISOString().slice(0, 10));
  offer({ ...book.channel, bill: async (day) => (day === first ? [payment, back] : day === late ? [back] : []) });
  world.clock.advance(4 * DAY_MS);
  await readBills(world.deps);
  expect((await listDifferences(world.deps.db, 9)).map(({ kind }) => kind)).toEqual(['refund-unknown']);
});

it('a bill that cannot be read on its day is read on one of the next, and is an error of the log until then', async () => {
  const dayOf = (days: number) => new Date(world.clock.now() - days * DAY_MS).toISOString().slice(0, 10);
  await settlePayment(world.deps, 'alipay', { orderId: 'nobodys', transactionId: newSn(), amount: 1, currency: 'CNY' });
  const first = dayOf(0);
  let unreadable = [first];
  const asked: string[] = [];
  const bill = async (day: string) => {
    asked.push(day);
    if (unreadable.includes(day)) throw new ChannelError('not today');
    return [];
  };
  offer({ ...book.channel, key: 'alipay', bill });
  const error = vi.spyOn(world.deps.log, 'error');
  const told = () => error.mock.calls.map(([what]) => what).filter((what) => Object(what).event === 'bill-unread');
  world.clock.advance(DAY_MS);
  await readBills(world.deps);
  expect(told()).toEqual([]);
  // Both it and the days after it, whose bills are compared with its own, wait; what was before the shop had that channel is not asked for.
  world.clock.advance(2 * DAY_MS);
  await readBills(world.deps);
  expect(told()).toMatchObject([{ channel: 'alipay', day: first }]);
  expect(asked).not.toContain(dayOf(3 + 2));
  unreadable = [];
  await readBills(world.deps);
  const days = [1, 2, 3].map(dayOf);
  expect(await listDaysRead(world.deps.db, 'alipay', days)).toEqual(new Set(days));
  error.mockRestore();
});
