import { ERROR, ORDER_STATUS, PAYMENT_STATUS, type RenditionKind, type Unit } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { press, startTestCashier, type TestCashier } from '../../../test/cashier.ts';
import { keepPhoto } from '../../../test/keep-photo.ts';
import { expectError, newSn, openWorld, type World } from '../../../test/module-world.ts';
import { transact } from '../../database/transact.ts';
import type { User } from '../../gateway/command-handler.ts';
import { auditLedger } from '../ledger/audit.store.ts';
import { post, readBalances } from '../ledger/index.ts';
import { giveUpVideo } from '../renditions/animate-photo.worker.ts';
import { enlargePhoto, giveUpEnlargement } from '../renditions/enlarge-photo.worker.ts';
import { listRefunds } from './refunds.store.ts';
import { settlePayment } from './settle-payment.ts';
import { takeBack } from './take-back.ts';

const TIME_OVER_MS = 901_000;
/** As the sandbox shop has them. */
const PRICES = { '4k': 2, video: 3 } as const;

let cashier: TestCashier;
let world: World;
let user: User;
let photo: string;
beforeAll(async () => {
  cashier = await startTestCashier();
  const environment = { KINORA_REGISTER_SEND: '0', KINORA_PUBLIC_URL: 'http://127.0.0.1:1' };
  world = await openWorld({ jobs: 'manual', environment: { ...cashier.environment, ...environment } });
});
afterAll(async () => {
  await world.dispose();
  await cashier.dispose();
});
beforeEach(async () => {
  ({ user, photoId: photo } = await keepPhoto(world));
});

const give = (unit: Unit, amount: number) =>
  transact(world.deps.db, (tx) =>
    post(tx, world.deps, { key: newSn(), kind: 'operator-grant', uid: user.uid, unit, amount }),
  );
const cards = async () => (await readBalances(world.deps, user.uid)).card.total;
const place = async (kind: RenditionKind, price: number = PRICES[kind], sn = newSn()) => {
  const rendition = { photo, kind };
  return (await world.call('CREATEORDER', user, { sn, plan: '', rendition, price, paymethod: 'balance' })).order;
};
const pay = (oid: string, price: number) => world.call('ORDERPAY', user, { oid, price, paymethod: 'balance' });
const payDirectly = (oid: string, price: number) =>
  world.call('ORDERPAY', user, { oid, price, paymethod: 'sandbox' as const });
const look = async (oid: string) => (await world.call('QUERYORDERDETAIL', user, { oid })).order;
const ask = (kind: RenditionKind) => world.call('GENVIDEO', user, { id: photo, kind });
const make = () => enlargePhoto(world.deps, { photoId: photo }, new AbortController().signal);
const states = async () =>
  ((await world.call('QUERYIMGS', user, { ids: [photo] })).imgs[0]?.renditions ?? []).map(
    ({ kind, state }) => `${kind} ${state}`,
  );
const mark = (what: 'delete' | 'restore') =>
  world.call('DISLIKEPHOTO', user, { of: 'photos', ids: [photo], mark: what });
const templates = async () =>
  (await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 })).messages.map(
    ({ template }) => template,
  );
const operatorTakesBack = (id: string) =>
  takeBack(world.deps, { id, uid: '', by: 'olga', why: 'blurred', amount: '', unit: '', days: '' });
const returned = async (oid: string) =>
  (await listRefunds(world.deps.db, 'agreed', 99)).filter(({ order_id }) => order_id === oid);
const expectRight = async () => expect((await auditLedger(world.deps.db)).differences).toEqual([]);
async function withPrices(change: object, work: () => Promise<unknown>): Promise<void> {
  const { config } = world.deps;
  const shop = { ...config.business.shop, ...change };
  world.deps.config = { ...config, business: { ...config.business, shop } };
  await work().finally(() => {
    world.deps.config = config;
  });
}

it('what costs is not made before it is paid: then it is begun, and there for the asking from then on', async () => {
  await give('card', 10);
  await expectError(ask('4k'), ERROR.renditionCosts);
  const order = await place('4k');
  expect(order).toMatchObject({ type: 'virtual', rendition: '4k', photos: [photo], cards: 2, direct: 400, cnt: 1 });
  expect([await states(), await cards()]).toEqual([[], 10]);
  await Promise.all([pay(order.id, 2), pay(order.id, 2)]);
  expect([await states(), await cards()]).toEqual([['4k waiting'], 8]);
  await make();
  expect((await ask('4k')).img.burl).not.toBe('');
  await expectError(place('4k'), ERROR.renditionNotForSale);
  expect(await look(order.id)).toMatchObject({ status: ORDER_STATUS.complete, paystatus: PAYMENT_STATUS.paid });
  await expectRight();
});

it('two taps and two devices order one, which is paid once', async () => {
  await give('card', 10);
  const [one, two] = await Promise.all([place('video'), place('video')]);
  expect(two?.id).toBe(one?.id);
  expect((await place('4k')).id).not.toBe(one?.id);
  await Promise.allSettled([pay(one?.id ?? '', 3), pay(two?.id ?? '', 3)]);
  expect([await cards(), await states()]).toEqual([7, ['video waiting']]);
  const late = await place('4k');
  world.clock.advance(TIME_OVER_MS);
  expect((await place('4k')).id).not.toBe(late.id);
  world.clock.advance(-TIME_OVER_MS);
  await expectRight();
});

it('another price than what was shown is not charged, at either moment', async () => {
  await give('card', 10);
  await expectError(place('4k', 1), ERROR.priceChanged);
  const { id } = await place('4k');
  await withPrices({ fourkCards: 4 }, async () => {
    await expectError(pay(id, 2), ERROR.priceChanged);
    await expectError(payDirectly(id, 400), ERROR.priceChanged);
    expect((await place('4k', 4)).id).not.toBe(id);
  });
  await withPrices({ fourkCards: 0 }, async () => {
    await expectError(place('4k', 0), ERROR.renditionNotForSale);
    await ask('4k');
  });
  expect([await cards(), await states(), await look(id)]).toMatchObject([
    10,
    ['4k waiting'],
    { status: ORDER_STATUS.closed },
  ]);
});

it('an order that a new price takes the place of is closed at its channel, too', async () => {
  const { id } = await place('4k');
  const { url } = await payDirectly(id, 400);
  await withPrices({ fourkCards: 4 }, () => place('4k', 4));
  const channel = world.deps.channels.get('sandbox');
  expect([(await look(id)).status, await channel?.query(id)]).toEqual([ORDER_STATUS.closed, { state: 'closed' }]);
  await press(url, 'pay');
  expect(await channel?.query(id)).toEqual({ state: 'closed' });
});

it('what cannot be made gives back what it cost, once, and is asked for anew', async () => {
  await give('card', 10);
  const { id } = await place('video');
  await pay(id, 3);
  await Promise.all([giveUpVideo(world.deps, { photoId: photo }), giveUpVideo(world.deps, { photoId: photo })]);
  expect([await cards(), await states(), (await look(id)).paystatus]).toEqual([
    10,
    ['video failed'],
    PAYMENT_STATUS.refunded,
  ]);
  expect((await templates()).filter((template) => template === 410)).toHaveLength(1);
  await expectError(ask('video'), ERROR.renditionCosts);
  const second = await place('video');
  await pay(second.id, 3);
  expect([await cards(), await states()]).toEqual([7, ['video waiting']]);
  await expectRight();
});

it('what a channel was paid for is begun, and its money goes back where it cannot be made, in sight of who deleted the order', async () => {
  const { id } = await place('4k');
  await press((await payDirectly(id, 400)).url, 'pay');
  await world.call('ORDERPAYSUCCESS', user, { oid: id });
  expect(await states()).toEqual(['4k waiting']);
  await world.call('DELORDER', user, { oid: id });
  await giveUpEnlargement(world.deps, { photoId: photo });
  expect(await returned(id)).toMatchObject([{ amount: 400 }]);
  expect([await templates(), (await look(id)).paystatus]).toMatchObject([
    expect.arrayContaining([432]),
    PAYMENT_STATUS.refundAgreed,
  ]);
  await expectRight();
});

it('an order that the operator takes back takes its rendition alone, whether it is there or still being made', async () => {
  await give('card', 10);
  const [large, moving] = [await place('4k'), await place('video')];
  await pay(large.id, 2);
  await pay(moving.id, 3);
  await make();
  await Promise.all([operatorTakesBack(large.id), operatorTakesBack(large.id)]);
  expect([await cards(), await states()]).toEqual([7, ['video waiting']]);
  await operatorTakesBack(moving.id);
  await giveUpVideo(world.deps, { photoId: photo });
  expect([await cards(), await states()]).toEqual([10, []]);
  expect((await templates()).filter((template) => template === 412)).toHaveLength(2);
  await expectRight();
});

it('of a photo that is deleted meanwhile nothing is made, and nothing taken', async () => {
  await give('card', 10);
  const { id } = await place('4k');
  await payDirectly(id, 400);
  await mark('delete');
  await expectError(pay(id, 2), ERROR.notFound);
  const money = { orderId: id, transactionId: `of ${id}`, amount: 400, currency: 'CNY' as const };
  await settlePayment(world.deps, 'sandbox', money);
  expect([await returned(id), await cards()]).toMatchObject([[{ amount: 400 }], 10]);
  await mark('restore');
  await pay(id, 2);
  expect([await cards(), await states()]).toEqual([8, ['4k waiting']]);
  await expectRight();
});

it('nothing is made of a photo that is not kept, or is of somebody else', async () => {
  const { id: oid } = await place('4k');
  await world.deps.db.updateTable('photos').set({ status: 100 }).where('id', '=', photo).execute();
  await expectError(pay(oid, 2), ERROR.photoNotKept);
  await expectError(place('video'), ERROR.photoNotKept);
  const [mine, of] = [user, photo];
  user = await world.signIn();
  await expectError(place('4k'), ERROR.notFound);
  [user, photo] = [mine, of];
});
