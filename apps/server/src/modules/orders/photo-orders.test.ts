import { ERROR, ORDER_STATUS, PAYMENT_STATUS, RESULT_STATUS, type ResultImage, type Unit } from '@kinora/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually, expectError, newSn, openWorld, type World } from '../../../test/module-world.ts';
import { isProofKey } from '../../adapters/labels/portrait-key.ts';
import { transact } from '../../database/transact.ts';
import type { User } from '../../gateway/command-handler.ts';
import { auditLedger } from '../ledger/audit.store.ts';
import { post, readBalances, sell } from '../ledger/index.ts';
import { expireOrderJob } from './expire-order.job.ts';
import { expireOrder } from './expire-order.worker.ts';
import { askChannels } from './reconcile.worker.ts';
import { takeBack } from './take-back.ts';

const { ready, order: waiting, orderFree, orderPoint, paid, free, paidPoint } = RESULT_STATUS;
const TIME_OVER_MS = 901_000;

let world: World;
let user: User;
let photos: readonly ResultImage[];
beforeAll(async () => {
  const prices = { shop: { photocards: 2, customcards: 5, freephotos: 1 } };
  world = await openWorld({ environment: { KINORA_SHOP: 'sandbox', KINORA_REGISTER_SEND: '0' } });
  const { config } = world.deps;
  const shop = {
    ...config.business.shop,
    photoCards: prices.shop.photocards,
    customCards: prices.shop.customcards,
    freePhotos: prices.shop.freephotos,
  };
  world.deps.config = { ...config, business: { ...config.business, shop } };
});
afterAll(() => world.dispose());
beforeEach(async () => {
  const { user: somebody, faceId } = await world.signInWithFace();
  user = somebody;
  photos = await shootPhotos(faceId);
});

async function shootPhotos(faceId: string): Promise<readonly ResultImage[]> {
  const { id } = await world.shoot(user, [faceId]);
  const progress = async () => (await world.call('QUEUERESULT', user, { id })).shoots[0];
  await eventually(async () => (await progress())?.state === 'finished');
  return (await progress())?.photos ?? [];
}

const idsOf = (from: number, to: number) => photos.slice(from, to).map(({ id }) => id);
const give = (unit: Unit, amount: number) =>
  transact(world.deps.db, (tx) =>
    post(tx, world.deps, { key: newSn(), kind: 'operator-grant', uid: user.uid, unit, amount }),
  );
const has = async () => {
  const { card, point } = await readBalances(world.deps, user.uid);
  return [card.total, point.total];
};
const place = async (ids: string[], price: number, point = 0, sn = newSn()) =>
  (await world.call('CREATEORDER', user, { sn, plan: '', photos: ids, price, point, paymethod: 'balance' })).order;
const pay = (oid: string, price: number) => world.call('ORDERPAY', user, { oid, price, paymethod: 'balance' });
const look = async (oid: string) => (await world.call('QUERYORDERDETAIL', user, { oid })).order;
const statuses = async (ids: string[]) =>
  (await world.call('QUERYIMGS', user, { ids })).imgs.map(({ status }) => status);
const mark = (ids: string[], what: 'keep' | 'unkeep' | 'delete') =>
  world.call('DISLIKEPHOTO', user, { of: 'photos', ids, mark: what });
const expectRight = async () => expect((await auditLedger(world.deps.db)).differences).toEqual([]);

it('photos wait for their order, and are kept when it is paid: the free one first, then points, then cards', async () => {
  await give('card', 10);
  await give('point', 2);
  const ids = idsOf(0, 5);
  const placed = await place(ids, 4, 2);
  expect(placed).toMatchObject({ type: 'virtual', cards: 4, point: 2, free: 1, cnt: 5, status: ORDER_STATUS.paying });
  expect([await statuses(ids), await has()]).toEqual([
    [orderFree, orderPoint, orderPoint, waiting, waiting],
    [10, 2],
  ]);
  await expectError(mark([ids[3] ?? ''], 'delete'), ERROR.photoNotMarkable);
  expect(await pay(placed.id, 4)).toEqual({ orderId: placed.id, url: '' });
  expect([await statuses(ids), await has()]).toEqual([
    [free, paidPoint, paidPoint, paid, paid],
    [6, 0],
  ]);
  await pay(placed.id, 4);
  const { status, paystatus } = await look(placed.id);
  expect([status, paystatus, await has()]).toEqual([ORDER_STATUS.complete, PAYMENT_STATUS.paid, [6, 0]]);
  const { entries, total } = await world.call('QUERYSTATEMENT', user, {});
  expect([total, entries.slice(0, 2).map(({ kind, unit, amount }) => `${kind} ${unit} ${amount}`)]).toEqual([
    4,
    ['sale point -2', 'sale card -4'],
  ]);
  await expectRight();
});

it('who has not paid sees proofs, and who has sees the photos', async () => {
  await give('card', 10);
  const seen = async (id: string) => {
    const [img] = (await world.call('QUERYIMGS', user, { ids: [id] })).imgs;
    const token = new URL(img?.url ?? '', 'http://kinora').pathname.slice('/o/'.length);
    return [img?.preview, isProofKey(world.deps.objects.openAddress(token, '')?.objectKey ?? '')];
  };
  const [, bought = '', left = ''] = idsOf(0, 3);
  const { id } = await place(idsOf(0, 2), 2);
  const both = [
    [1, true],
    [1, true],
  ];
  expect([await seen(bought), await seen(left)]).toEqual(both);
  await pay(id, 2);
  expect([await seen(bought), await seen(left)]).toEqual([[undefined, false], both[1]]);
});

it('photos of an order that is given up, or whose time is over, can be chosen again', async () => {
  await give('card', 10);
  const ids = idsOf(0, 2);
  const cancelled = await place(ids, 2);
  await world.call('CANCELORDER', user, { oid: cancelled.id });
  expect(await statuses(ids)).toEqual([ready, ready]);
  const expired = await place(ids, 2);
  world.clock.advance(TIME_OVER_MS);
  await expireOrder(world.deps, { orderId: expired.id });
  expect(await statuses(ids)).toEqual([ready, ready]);
  await place(ids, 2);
  world.clock.advance(TIME_OVER_MS);
  // As where its own job was lost.
  await askChannels(world.deps);
  expect(await statuses(ids)).toEqual([ready, ready]);
  await expectError(pay(expired.id, 2), ERROR.orderExpired);
  const late = await place(ids, 2);
  world.clock.advance(TIME_OVER_MS);
  await expectError(pay(late.id, 2), ERROR.orderExpired);
  expect([await statuses(ids), await has()]).toEqual([
    [ready, ready],
    [10, 0],
  ]);
});

it('an order has a job in the database from its placing on, which ends it after 15 minutes', async () => {
  const { id } = await place(idsOf(0, 2), 2);
  const { rows } = await sql<{ seconds: number }>`select extract(epoch from start_after - created_on)::float8 as seconds
    from pgboss.job where name = ${expireOrderJob.name} and data::text like ${`%${id}%`}`.execute(world.deps.db);
  expect(rows.map(({ seconds }) => Math.round(seconds))).toEqual([900]);
});

it('whoever lacks points for an order is told of points', async () => {
  await give('point', 1);
  const { id } = await place(idsOf(0, 2), 0, 1);
  const spent = { hold: newSn(), uid: user.uid, unit: 'point' as const, amount: 1 };
  await transact(world.deps.db, (tx) => sell(tx, world.deps, spent));
  await expectError(pay(id, 0), ERROR.pointsInsufficient);
});

it('an order that costs more than there is changes nothing, and is paid once there is enough', async () => {
  await give('card', 3);
  const ids = idsOf(0, 3);
  const placed = await place(ids, 4);
  await expectError(pay(placed.id, 4), ERROR.cardsInsufficient);
  expect([await statuses(ids), await has()]).toEqual([
    [orderFree, waiting, waiting],
    [3, 0],
  ]);
  await give('card', 1);
  await pay(placed.id, 4);
  expect([await statuses(ids), await has()]).toEqual([
    [free, paid, paid],
    [0, 0],
  ]);
});

it('two taps, two tabs and two devices buy a photo once', async () => {
  await give('card', 20);
  const ids = idsOf(0, 2);
  const sn = newSn();
  const [one, same] = await Promise.all([place(ids, 2, 0, sn), place(ids, 2, 0, sn)]);
  expect(same?.id).toBe(one?.id);
  await expectError(place(idsOf(1, 3), 2, 0, sn), ERROR.orderInvalid);
  await expectError(place(idsOf(1, 3), 4), ERROR.photoNotForSale);
  const others = await Promise.allSettled([place(idsOf(2, 4), 4), place(idsOf(2, 4), 4)]);
  expect(others.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await Promise.all([pay(one?.id ?? '', 2), pay(one?.id ?? '', 2)]);
  expect(await has()).toEqual([18, 0]);
  await expectRight();
});

it('points that wait in one order are not offered to another', async () => {
  await give('point', 1);
  await place(idsOf(0, 2), 0, 1);
  await expectError(place(idsOf(2, 3), 0, 1), ERROR.priceChanged);
  expect((await place(idsOf(2, 3), 2)).point).toBe(0);
});

it('photos of a custom shoot have a price of their own, of which a point takes as much as one of them costs', async () => {
  await give('card', 10);
  await give('point', 1);
  const ids = idsOf(0, 4);
  await world.deps.db.updateTable('photos').set({ kind: 'custom' }).where('id', 'in', ids).execute();
  await expectError(place(ids, 4, 1), ERROR.priceChanged);
  const { id } = await place(ids, 10, 1);
  await pay(id, 10);
  expect(await has()).toEqual([0, 0]);
});

it('what is not what was shown is not charged: another price, and photos of others or of two shoots', async () => {
  await give('card', 20);
  await expectError(place(idsOf(0, 2), 3), ERROR.priceChanged);
  const placed = await place(idsOf(0, 2), 2);
  const { config } = world.deps;
  const shop = { ...config.business.shop, photoCards: 3 };
  world.deps.config = { ...config, business: { ...config.business, shop } };
  await expectError(pay(placed.id, 2), ERROR.priceChanged).finally(() => {
    world.deps.config = config;
  });
  const [mine, former] = [user, photos];
  const { user: somebody, faceId } = await world.signInWithFace();
  user = somebody;
  await expectError(place(idsOf(2, 3), 2), ERROR.notFound);
  photos = await shootPhotos(faceId);
  const [of, and] = [photos[0]?.id ?? '', (await shootPhotos(faceId))[0]?.id ?? ''];
  await expectError(place([of, and], 0), ERROR.orderInvalid);
  await expectError(pay(placed.id, 2), ERROR.notFound);
  [user, photos] = [mine, former];
  expect(await has()).toEqual([20, 0]);
});

it('an order of which the price changed shows the new one, and is paid for that by whoever was shown it', async () => {
  await give('card', 20);
  const { id } = await place(idsOf(0, 3), 4);
  const { config } = world.deps;
  const shop = { ...config.business.shop, photoCards: 3 };
  world.deps.config = { ...config, business: { ...config.business, shop } };
  try {
    await expectError(pay(id, 4), ERROR.priceChanged);
    const [order] = (await world.call('QUERYORDER', user, { type: 'waiting', page: 0 })).orders;
    expect(order).toMatchObject({ id, cards: 6, oldcards: 4 });
    await pay(id, 6);
    const { order: paid } = await world.call('QUERYORDERDETAIL', user, { oid: id });
    expect(paid).toMatchObject({ cards: 6, price: 6, status: ORDER_STATUS.complete });
    expect(paid.oldcards).toBeUndefined();
    expect(await has()).toEqual([14, 0]);
    await expectRight();
  } finally {
    world.deps.config = config;
  }
});

it('one photo of a shoot is free for good: neither a second one, nor one in exchange', async () => {
  const [one = '', other = ''] = idsOf(0, 2);
  await mark([one], 'keep');
  expect(await statuses([one])).toEqual([free]);
  await expectError(mark([other], 'keep'), ERROR.photoCosts);
  await expectError(mark([one], 'unkeep'), ERROR.photoNotMarkable);
  await mark([one], 'delete');
  await expectError(mark([other], 'keep'), ERROR.photoCosts);
});

it('what fails between the money and the photos changes neither', async () => {
  await give('card', 10);
  const ids = idsOf(0, 3);
  const placed = await place(ids, 4);
  await world.deps.db
    .updateTable('photos')
    .set({ status: ready })
    .where('id', '=', ids[2] ?? '')
    .execute();
  await expect(pay(placed.id, 4)).rejects.toThrow('did not wait');
  expect([await has(), (await look(placed.id)).status]).toEqual([[10, 0], ORDER_STATUS.paying]);
  await expectRight();
});

it('an order that is complete without its transfer is found by the audit', async () => {
  await give('card', 10);
  const { id } = await place(idsOf(0, 2), 2);
  const claim = (completed_at: number | null) =>
    world.deps.db.updateTable('orders').set({ completed_at }).where('id', '=', id).execute();
  await claim(world.clock.now());
  const { differences } = await auditLedger(world.deps.db);
  expect(differences).toEqual([{ what: 'orders and receipts without what they moved', count: 1 }]);
  await claim(null);
  await expectRight();
});

it('an order that the operator takes back gives back what it cost, and its photos are locked again', async () => {
  await give('card', 10);
  await give('point', 1);
  const ids = idsOf(0, 3);
  const { id } = await place(ids, 2, 1);
  await pay(id, 2);
  const told = { id, uid: '', by: 'olga', why: 'blurred', amount: '', unit: '', days: '' };
  const lines = await Promise.all([takeBack(world.deps, told), takeBack(world.deps, told)]);
  expect(lines.flat().filter((line) => line.includes('already'))).toHaveLength(1);
  expect([await statuses(ids), await has()]).toEqual([
    [ready, ready, ready],
    [10, 1],
  ]);
  expect((await look(id)).paystatus).toBe(PAYMENT_STATUS.refunded);
  const { messages } = await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 });
  expect(messages.map(({ template }) => template)).toContain(399);
  await mark([ids[2] ?? ''], 'keep');
  expect(await statuses(ids)).toEqual([ready, ready, free]);
  await expectRight();
});
