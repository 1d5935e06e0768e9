import { ERROR, MESSAGE_TEMPLATES, ORDER_STATUS, type RenditionKind, type Unit } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { press, startTestCashier, type TestCashier } from '../../../test/cashier.ts';
import { expectError, newSn, openWorld, type World } from '../../../test/module-world.ts';
import { transact } from '../../database/transact.ts';
import type { User } from '../../gateway/command-handler.ts';
import { auditLedger } from '../ledger/audit.store.ts';
import { post, readBalances } from '../ledger/index.ts';
import { mergeLedger } from '../ledger/leave-ledger.ts';
import { ledgerOrders } from '../ledger/ledger-orders.ts';
import { sweepLedger } from '../ledger/sweep-ledger.worker.ts';
import { giveUpEnlargement } from '../renditions/enlarge-photo.worker.ts';
import { makeShoot } from '../shoots/shoot.worker.ts';
import { expireOrder } from './expire-order.worker.ts';
import { moveOrders } from './orders.store.ts';
import { takeBack } from './take-back.ts';

const TIME_OVER_MS = 901_000;
const { closed, complete, paying } = ORDER_STATUS;

let cashier: TestCashier;
let world: World;
let user: User;
/** The first photo of the shoot is kept for free; the others cost two gold cards each. */
let kept: string;
let ids: string[];
beforeAll(async () => {
  cashier = await startTestCashier();
  const environment = { KINORA_REGISTER_SEND: '0', KINORA_PUBLIC_URL: 'http://127.0.0.1:1' };
  world = await openWorld({ jobs: 'manual', environment: { ...cashier.environment, ...environment } });
  const { config } = world.deps;
  const shop = { ...config.business.shop, photoCards: 2, freePhotos: 1 };
  world.deps.config = { ...config, business: { ...config.business, shop } };
});
afterAll(async () => {
  await world.dispose();
  await cashier.dispose();
});
beforeEach(async () => {
  const { user: somebody, faceId } = await world.signInWithFace();
  user = somebody;
  const { id: shootId } = await world.shoot(user, [faceId]);
  await makeShoot(world.deps, { shootId }, new AbortController().signal);
  const { shoots } = await world.call('QUEUERESULT', user, { id: shootId });
  [kept = '', ...ids] = (shoots[0]?.photos ?? []).map(({ id }) => id);
  await world.call('DISLIKEPHOTO', user, { of: 'photos', ids: [kept], mark: 'keep' });
});

const give = (unit: Unit, amount: number, expiresAt = 0) =>
  transact(world.deps.db, (tx) =>
    post(tx, world.deps, { key: newSn(), kind: 'operator-grant', uid: user.uid, unit, amount, expiresAt }),
  );
const has = async () => {
  const { card, coupon } = await readBalances(world.deps, user.uid);
  return { cards: card.available, coupons: coupon.available, aside: coupon.held };
};
const place = async (count: number, { price, coupon, point = 0 }: { price: number; coupon: number; point?: number }) =>
  (
    await world.call('CREATEORDER', user, {
      ...{ sn: newSn(), plan: '', photos: ids.slice(0, count), price, point, coupon, paymethod: 'balance' },
    })
  ).order;
const render = async (kind: RenditionKind, price: number, coupon: number) =>
  (
    await world.call('CREATEORDER', user, {
      ...{ sn: newSn(), plan: '', rendition: { photo: kept, kind }, price, coupon, paymethod: 'balance' },
    })
  ).order;
const pay = (oid: string, price: number) => world.call('ORDERPAY', user, { oid, price, paymethod: 'balance' });
const look = async (oid: string) => (await world.call('QUERYORDERDETAIL', user, { oid })).order;
const templates = async () =>
  (await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 })).messages.map(
    ({ template }) => template,
  );
const told = { uid: '', id: '', amount: '', unit: '', days: '', by: 'olga', why: 'thanks' };
const expectRight = async () => expect((await auditLedger(world.deps.db)).differences).toEqual([]);

it('a coupon takes the place of the price of a photo: after points, before gold cards, and set aside until it is paid', async () => {
  await give('card', 4);
  await give('point', 1);
  await give('coupon', 3);
  const order = await place(4, { price: 2, point: 1, coupon: 2 });
  expect(order).toMatchObject({ cards: 2, point: 1, coupon: 2, direct: 400, cnt: 4 });
  expect(await has()).toEqual({ cards: 4, coupons: 1, aside: 2 });
  await Promise.all([pay(order.id, 2), pay(order.id, 2)]);
  expect(await has()).toEqual({ cards: 2, coupons: 1, aside: 0 });
  expect((await look(order.id)).status).toBe(complete);
  await expectRight();
});

it('coupons may pay for all of it, and what is left is paid through a channel', async () => {
  await give('coupon', 5);
  const free = await place(3, { price: 0, coupon: 3 });
  expect(free).not.toHaveProperty('direct');
  const latest = async () => (await world.call('QUERYSTATEMENT', user, {})).entries[0];
  expect(await latest()).toMatchObject({ kind: 'reserve', unit: 'coupon', amount: -3 });
  await pay(free.id, 0);
  expect(await latest()).toMatchObject({ kind: 'sale', unit: 'coupon', amount: -3 });
  ids = ids.slice(3);
  const { id } = await place(3, { price: 2, coupon: 2 });
  const { url } = await world.call('ORDERPAY', user, { oid: id, price: 400, paymethod: 'sandbox' });
  expect(await has()).toEqual({ cards: 0, coupons: 0, aside: 2 });
  await press(url, 'pay');
  await world.call('ORDERPAYSUCCESS', user, { oid: id });
  expect([await has(), (await look(id)).status]).toEqual([{ cards: 0, coupons: 0, aside: 0 }, complete]);
  await expectRight();
});

it('what is not needed, not there, or not what was shown is refused, and the same coupon is used once', async () => {
  await give('card', 10);
  await give('point', 1);
  await give('coupon', 1);
  await expectError(place(1, { price: 0, point: 1, coupon: 1 }), ERROR.priceChanged);
  await expectError(place(3, { price: 0, point: 1, coupon: 2 }), ERROR.priceChanged);
  await expectError(place(3, { price: 4, point: 1, coupon: 1 }), ERROR.priceChanged);
  const plan = { sn: newSn(), plan: 'cards-10', price: 2_000, coupon: 1, paymethod: 'sandbox' as const };
  await expectError(world.call('CREATEORDER', user, plan), ERROR.orderInvalid);
  const input = { sn: newSn(), plan: '', photos: [ids[0] ?? ''], price: 0, point: 1, paymethod: 'balance' as const };
  await world.call('CREATEORDER', user, input);
  await expectError(world.call('CREATEORDER', user, { ...input, coupon: 1 }), ERROR.orderInvalid);
  const [one, other] = await Promise.allSettled([
    place(2, { price: 0, coupon: 1 }).catch(() => Promise.reject(new Error('refused'))),
    render('video', 0, 1),
  ]);
  expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await has()).toMatchObject({ coupons: 0, aside: 1 });
  await expectRight();
});

it.each(['cancelled', 'expired'] as const)('coupons of an order that was %s are there again, once', async (how) => {
  await give('coupon', 2);
  const { id } = await place(2, { price: 0, coupon: 2 });
  if (how === 'cancelled') await world.call('CANCELORDER', user, { oid: id });
  else {
    world.clock.advance(TIME_OVER_MS);
    await Promise.all([expireOrder(world.deps, { orderId: id }), expireOrder(world.deps, { orderId: id })]);
    world.clock.advance(-TIME_OVER_MS);
    expect((await look(id)).status).toBe(closed);
  }
  expect(await has()).toEqual({ cards: 0, coupons: 2, aside: 0 });
  await expectError(pay(id, 0), how === 'cancelled' ? ERROR.orderInvalid : ERROR.orderExpired);
  await pay((await place(2, { price: 0, coupon: 2 })).id, 0);
  await expectRight();
});

it('those that expire soonest go first; one that expires while its order waits is used all the same', async () => {
  const soon = world.clock.now() + 60_000;
  await give('coupon', 1);
  await give('coupon', 1, soon);
  const { coupons } = await world.call('QUERYUSERINFO', user, {});
  expect(coupons).toEqual([{ count: 1, expires_at: soon }, { count: 1 }]);
  const { id } = await place(1, { price: 0, coupon: 1 });
  world.clock.advance(120_000);
  await sweepLedger(world.deps);
  expect(await has()).toMatchObject({ coupons: 1, aside: 1 });
  await pay(id, 0);
  world.clock.advance(-120_000);
  expect(await has()).toMatchObject({ coupons: 1, aside: 0 });
  await expectRight();
});

it('a coupon pays for a 4K photo or a video, and is there again where that could not be made', async () => {
  await give('card', 5);
  await give('coupon', 1);
  await expectError(render('4k', 2, 1), ERROR.priceChanged);
  const first = await render('4k', 2, 0);
  const order = await render('4k', 0, 1);
  expect([(await look(first.id)).status, order]).toMatchObject([closed, { coupon: 1, cards: 0, status: paying }]);
  await pay(order.id, 0);
  expect(await has()).toEqual({ cards: 5, coupons: 0, aside: 0 });
  await giveUpEnlargement(world.deps, { photoId: kept });
  expect(await has()).toEqual({ cards: 5, coupons: 1, aside: 0 });
  expect(await templates()).toContain(MESSAGE_TEMPLATES.renditionCouponBack.number);
  const again = await render('4k', 0, 1);
  await pay(again.id, 0);
  await takeBack(world.deps, { ...told, id: again.id });
  expect(await has()).toEqual({ cards: 5, coupons: 1, aside: 0 });
  expect(await templates()).toContain(MESSAGE_TEMPLATES.renditionCouponTakenBack.number);
  await expectRight();
});

it('an order that is taken back gives coupons back, too, and a merged account keeps those of orders that wait', async () => {
  await give('card', 2);
  await give('coupon', 2);
  const { id } = await place(2, { price: 2, coupon: 1 });
  await pay(id, 2);
  await takeBack(world.deps, { ...told, id });
  expect(await has()).toEqual({ cards: 2, coupons: 2, aside: 0 });
  const waiting = await place(2, { price: 2, coupon: 1 });
  const other = await world.signIn();
  await transact(world.deps.db, async (tx) => {
    const merged = { from: user.uid, to: other.uid };
    await mergeLedger(tx, world.deps, merged);
    await moveOrders(tx, merged);
  });
  user = other;
  await world.call('CANCELORDER', user, { oid: waiting.id });
  expect(await has()).toEqual({ cards: 2, coupons: 2, aside: 0 });
  await expectRight();
});

it('the operator gives coupons, of which their user is told', async () => {
  const grant = ledgerOrders.find(({ name }) => name === 'grant');
  const lines = await grant?.run(world.deps, { ...told, uid: user.uid, amount: '2', unit: 'coupon', days: '30' });
  expect(lines).toEqual([`${user.uid} has 2 coupons.`]);
  expect(await templates()).toContain(MESSAGE_TEMPLATES.couponsGiven.number);
  expect((await world.call('QUERYUSERINFO', user, { closing: true })).closing).toMatchObject({ coupons: 2 });
});
