import { cropFor, type InputOf, ORDER_STATUS, type Order, PAYMENT_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { keepPhoto } from '../../../test/keep-photo.ts';
import { newSn, openWorld, type World } from '../../../test/module-world.ts';
import type { Db } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { auditLedger } from '../ledger/audit.store.ts';
import { decideRefund } from './decide-refund.ts';
import { giveUpPrint } from './make-print.worker.ts';
import { movePrints } from './operator-prints.ts';
import { changePrint } from './prints.store.ts';
import { latestRefunds } from './refunds.store.ts';
import { finishRefund } from './send-refund.worker.ts';
import { settlePayment } from './settle-payment.ts';
import { sweepPrints } from './sweep-prints.worker.ts';
import { takeState } from './take-notice.ts';

const DAYS_MS = 30 * 86_400_000;
const PHOTO = { width: 900, height: 1_200 };
const PRINT_PRICE = 290 + 100 + 800;
const address = {
  ...{ name: 'Wang', phone: '13800000000', country: 'CN', province: '浙江省', city: '杭州市', district: '西湖区' },
  ...{ street: '文三路 1 号', postcode: '' },
};

let world: World;
let user: User;
let photo: string;
beforeAll(async () => {
  const environment = { KINORA_SHOP: 'sandbox', KINORA_CASHIER_URL: 'http://127.0.0.1:1', KINORA_CASHIER_KEY: 'key' };
  world = await openWorld({ jobs: 'manual', environment: { ...environment, KINORA_REGISTER_SEND: '0' } });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  ({ user, photoId: photo } = await keepPhoto(world));
});

/** Does it while the database ends its first transaction, at its end, to free another one. */
async function ended<Result>(work: () => Promise<Result>): Promise<Result> {
  const { db } = world.deps;
  let isEnded = false;
  const execute = (inside: (tx: Db) => Promise<unknown>) =>
    db.transaction().execute(async (tx) => {
      const result = await inside(tx);
      if (isEnded) return result;
      isEnded = true;
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
  world.deps.db = new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  try {
    return await work();
  } finally {
    world.deps.db = db;
    expect(isEnded).toBe(true);
  }
}

const place = async (told: Partial<InputOf<'CREATEORDER'>>): Promise<Order> => {
  const input = { sn: newSn(), plan: '', price: 0, paymethod: 'sandbox' as const, ...told };
  return (await world.call('CREATEORDER', user, input)).order;
};
const settle = ({ id, price }: Order) =>
  settlePayment(world.deps, 'sandbox', { orderId: id, transactionId: newSn(), amount: price, currency: 'CNY' });
const look = async ({ id }: Order) => (await world.call('QUERYORDERDETAIL', user, { oid: id })).order;
const refundOf = async ({ id }: Order) => (await latestRefunds(world.deps.db, [id])).get(id);
const told = ({ id }: Order) => ({
  ...{ id, uid: '', by: 'olga', why: 'by hand', amount: '', unit: '', days: '' },
  ...{ carrier: 'SF Express', number: '1' },
});
const expectRight = async () => expect((await auditLedger(world.deps.db)).differences).toEqual([]);

async function orderPrint(): Promise<Order> {
  const change = { width_px: PHOTO.width, height_px: PHOTO.height };
  await world.deps.db.updateTable('photos').set(change).where('id', '=', photo).execute();
  const crop = cropFor(PHOTO, { width: 102, height: 152 });
  const print = { photo, size: '10x15', paper: 'silk' as const, crop, count: 1, address };
  const order = await place({ print, price: PRINT_PRICE });
  await settle(order);
  return order;
}

it('what happens to an order and its refund is done anew, once', async () => {
  const order = await place({ plan: 'cards-10', price: 2_000 });
  const oid = order.id;
  await ended(() => takeState(world.deps, 'sandbox', oid, { state: 'failed' }));
  expect((await look(order)).paystatus).toBe(PAYMENT_STATUS.failed);
  await settle(order);
  await ended(() => world.call('REFUNDAPPLY', user, { oid, reason: 'by mistake' }));
  await ended(() => world.call('REFUNDCANCEL', user, { oid }));
  await world.call('REFUNDAPPLY', user, { oid, reason: 'by mistake' });
  await ended(() => decideRefund(world.deps, 'agreed', told(order)));
  const refund = await refundOf(order);
  await ended(() => finishRefund(world.deps, refund?.id ?? ''));
  expect([(await look(order)).paystatus, (await refundOf(order))?.state]).toEqual([PAYMENT_STATUS.refunded, 'done']);
  await ended(() => world.call('DELORDER', user, { oid }));
  await expectRight();
});

it('prints are moved anew, and paid back once', async () => {
  const [order, other] = [await orderPrint(), await orderPrint()];
  await changePrint(world.deps.db, order.id, { file_key: 'users/nobody/print.jpg' });
  for (const step of ['accept', 'deliver', 'delivered'] as const)
    await ended(() => movePrints(world.deps, step, told(order)));
  world.clock.advance(DAYS_MS);
  await ended(() => sweepPrints(world.deps));
  expect((await look(order)).status).toBe(ORDER_STATUS.received);
  await ended(() => giveUpPrint(world.deps, { orderId: other.id }));
  expect(await refundOf(other)).toMatchObject({ state: 'agreed', amount: PRINT_PRICE });
  await expectRight();
});

it('a photo is marked, and what is made of it begun, anew', async () => {
  const { config } = world.deps;
  const shop = { ...config.business.shop, videoCards: 0 };
  world.deps.config = { ...config, business: { ...config.business, shop } };
  const { img } = await ended(() => world.call('GENVIDEO', user, { id: photo, kind: 'video' }));
  world.deps.config = config;
  expect(img.id).toBe(photo);
  const { imgs } = await ended(() => world.call('DISLIKEPHOTO', user, { of: 'photos', ids: [photo], mark: 'delete' }));
  expect(imgs.map(({ id }) => id)).toEqual([photo]);
});
