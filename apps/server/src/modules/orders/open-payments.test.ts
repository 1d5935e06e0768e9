import { ORDER_STATUS, PAYMENT_STATUS, type PayMethodKey } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { openWorld, type World } from '../../../test/module-world.ts';
import { openBook } from '../../../test/money/book.ts';
import { moneyOf, newPhotoBuyer, type PhotoBuyer } from '../../../test/photo-buyer.ts';
import { ChannelError, type PayChannel } from '../../adapters/ports/pay-channel.ts';
import { closePaymentsJob } from './close-payments.job.ts';
import { closePayments } from './close-payments.worker.ts';
import { endWithAccount } from './end-with-account.ts';
import { expireOrder } from './expire-order.worker.ts';
import { findOrder } from './orders.store.ts';
import { keepPayer } from './payers.ts';
import { askChannels } from './reconcile.worker.ts';
import { settlePayment } from './settle-payment.ts';
import { takeState } from './take-notice.ts';

const TIME_OVER_MS = 901_000;

let world: World;
let buyer: PhotoBuyer;
let closed: PayMethodKey[];
beforeAll(async () => {
  world = await openWorld({ environment: { KINORA_SHOP: 'sandbox', KINORA_REGISTER_SEND: '0' } });
});
afterAll(() => world.dispose());

const channel = (key: PayMethodKey, more: Partial<PayChannel> = {}): PayChannel => ({
  ...{ ...openBook().channel, key },
  query: async () => ({ state: 'waiting' }),
  close: async () => {
    closed.push(key);
    return { state: 'closed' };
  },
  ...more,
});
const offer = (...channels: PayChannel[]): void => {
  world.deps.channels = new Map(channels.map((one) => [one.key, one]));
};

/** An order that was to be paid at one channel, and then at another. */
let id: string;
beforeEach(async () => {
  closed = [];
  offer(channel('sandbox'), channel('alipay'));
  buyer = await newPhotoBuyer(world);
  id = (await buyer.place(2)).id;
  for (const paymethod of ['sandbox', 'alipay'] as const)
    await world.call('ORDERPAY', buyer.user, { oid: id, price: 200, paymethod });
});

const open = async () => (await findOrder(world.deps.db, id))?.open_at;
const expire = () => buyer.later(TIME_OVER_MS, () => expireOrder(world.deps, { orderId: id }));

test.each<[string, () => Promise<unknown>]>([
  ['whose time is over', expire],
  ['that is given up', () => world.call('CANCELORDER', buyer.user, { oid: id })],
  ['that is paid with cards', () => buyer.give('card', 1).then(() => buyer.payWithCards(id, 1))],
])('an order %s is closed at every channel that was told of it', async (_how, end) => {
  await end();
  // Once the first has closed, a job of its own closes the others as well, perhaps at the same moment.
  expect([[...new Set(closed)].toSorted(), await open()]).toEqual([['alipay', 'sandbox'], []]);
});

test.each<[string, () => Promise<unknown>]>([
  ['is paid at one channel', () => settlePayment(world.deps, 'alipay', moneyOf(id, 200))],
  ['one channel closes in its time', () => takeState(world.deps, 'alipay', id, { state: 'closed' })],
  [
    'ends with its account',
    () => world.deps.db.transaction().execute((tx) => endWithAccount(tx, world.deps, buyer.user.uid)),
  ],
])('an order that %s is closed at the other one by a job', async (_how, end) => {
  const asked: PayMethodKey[][] = [];
  const { jobs } = world.deps;
  world.deps.jobs = {
    ...jobs,
    enqueue: async (tx, job, payload, options) => {
      if (job.name === closePaymentsJob.name) asked.push(closePaymentsJob.payload.parse(payload).channels);
      else await jobs.enqueue(tx, job, payload, options);
    },
  };
  await end().finally(() => {
    world.deps.jobs = jobs;
  });
  const [channels = expect.fail()] = asked;
  expect(channels).toContain('sandbox');
  await closePayments(world.deps, { orderId: id, channels });
  expect(closed).toContain('sandbox');
});

it('a channel that was silent when an order ended is told of it later, and what was paid there goes back', async () => {
  const silent = async () => {
    throw new ChannelError('silent');
  };
  offer(channel('sandbox', { close: silent }), channel('alipay'));
  await expire();
  expect([await open(), (await buyer.look(id)).maycomelate]).toEqual([['sandbox'], true]);
  await expect(closePayments(world.deps, { orderId: id, channels: ['sandbox'] })).rejects.toThrow(ChannelError);
  const close = async () => ({ state: 'paid' as const, payment: moneyOf(id, 200) });
  offer(channel('sandbox', { close, refund: async () => 'underway' }), channel('alipay'));
  await buyer.later(TIME_OVER_MS, () => askChannels(world.deps));
  expect([await buyer.returned(id), await open()]).toMatchObject([[{ channel: 'sandbox', amount: 200 }], []]);
  expect(await buyer.look(id)).toMatchObject({ status: ORDER_STATUS.closed, paystatus: PAYMENT_STATUS.refundAgreed });
  await buyer.expectRight();
});

it('a payment that failed at a channel which was closed then cannot come late', async () => {
  offer(channel('sandbox'), channel('alipay', { close: async () => ({ state: 'failed' }) }));
  await expire();
  expect([await open(), (await buyer.look(id)).maycomelate]).toEqual([[], undefined]);
});

it('each channel is told who was to pay there', async () => {
  const told: Record<string, string | undefined> = {};
  const keeping = (key: 'sandbox' | 'alipay') =>
    channel(key, {
      keepsPayer: true,
      close: async (_id, openId) => {
        told[key] = openId;
        return { state: 'closed' };
      },
    });
  offer(keeping('sandbox'), keeping('alipay'));
  for (const key of ['sandbox', 'alipay'] as const) await keepPayer(world.deps, { key }, id, `who pays by ${key}`);
  await world.call('CANCELORDER', buyer.user, { oid: id });
  expect(told).toEqual({ sandbox: 'who pays by sandbox', alipay: 'who pays by alipay' });
});
