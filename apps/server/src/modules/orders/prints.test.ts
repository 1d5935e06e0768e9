import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { cropFor, ERROR, ORDER_STATUS, PAYMENT_STATUS, type PrintWanted, printPixels } from '@kinora/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestCashier, type TestCashier } from '../../../test/cashier.ts';
import { expectError, newSn, openWorld, type World } from '../../../test/module-world.ts';
import {
  address,
  drawPicture,
  newPrintBuyer,
  PHOTO,
  PRICE,
  type PrintBuyer,
  printMoney,
  SMALL,
  sent,
} from '../../../test/print-buyer.ts';
import { makeTestFolder } from '../../../test/test-folder.ts';
import type { User } from '../../gateway/command-handler.ts';
import { makePrint } from './make-print.worker.ts';
import { changeOrder } from './orders.store.ts';
import { findPrint } from './prints.store.ts';
import { listActs } from './refunds.store.ts';
import { settlePayment } from './settle-payment.ts';
import { sweepPrints } from './sweep-prints.worker.ts';

const { paid, delivering, delivered, received, complete } = ORDER_STATUS;
const DAY_MS = 86_400_000;
const LARGE = { width: 203, height: 304 };

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

it('what a part of a photo looks like printed is shown to whoever may print it, and to nobody else', async () => {
  const { user, photo } = buyer;
  const print = { photo, crop: cropFor(PHOTO, SMALL) };
  const shownTo = async (reader: User) => (await world.call('GETCHARGEPLAN', reader, { print })).printed;
  const token = new URL((await shownTo(user)) ?? '', 'http://kinora').pathname.slice('/o/'.length);
  expect(world.deps.objects.openAddress(token, '')?.objectKey).toMatch(/\.jpg-part-\d+-\d+-\d+-\d+$/);
  expect(await shownTo(await world.signIn())).toBeUndefined();
  await world.deps.db.updateTable('photos').set({ status: 100 }).where('id', '=', photo).execute();
  expect(await shownTo(user)).toBeUndefined();
});

it('prints that were paid for are taken on, sent, and followed, with every act of the operator on record', async () => {
  const order = await buyer.buy();
  expect(await buyer.look(order)).toMatchObject({
    type: 'physical',
    status: paid,
    paystatus: 30,
    price: PRICE,
    cnt: 2,
  });
  expect(await buyer.operate('list', order)).toContain(`${order.id}  prints paid  2 × 10x15 silk`);
  expect(await buyer.operate('deliver', order, sent)).toContain('cannot be moved so');
  expect(await buyer.operate('accept', order)).toContain('is taken on');
  expect(await buyer.operate('deliver', order, sent)).toContain('is on its way');
  expect(await buyer.look(order)).toMatchObject({
    status: delivering,
    print: { carrier: 'SF Express', tracking: 'SF-7Q', address, unit: 390, shipping: 800 },
  });
  expect(await buyer.templates()).toContain(404);
  for (const step of ['delivered', 'received', 'complete']) await buyer.operate(step, order);
  expect(await buyer.look(order)).toMatchObject({
    status: complete,
    operations: ['copy', 'delete', 'refund', 'contact', 'complain', 'comment'],
  });
  expect(await buyer.operate('show', order)).toMatch(
    /to Wang-7Q, 13800000000, 文三路 1 号[\s\S]*sent by SF Express, SF-7Q/,
  );
  const acts = (await listActs(world.deps.db, order.id)).map(({ act, done_by }) => [act, done_by]);
  expect(acts.map(([act]) => act).toSorted()).toEqual(['accepted', 'completed', 'delivered', 'received', 'sent']);
  expect(acts.map(([, by]) => by)).toEqual(Array(5).fill('olga'));
  expect((await buyer.operate('show', order)).split('\n').filter((line) => line === '    why: by hand')).toHaveLength(
    5,
  );
  await buyer.expectRight();
});

it('the file has 300 dpi, its bleed, the chosen part, a colour profile, and the mark within the cut', async () => {
  // Red alone: of the lower half, in the shape of the paper.
  const crop = cropFor(PHOTO, SMALL, 2, { x: 0.5, y: 1 });
  const { sizes } = (await world.call('GETCHARGEPLAN', buyer.user, {})).prints ?? { sizes: [] };
  const [size] = sizes;
  await expectError(buyer.place({ print: buyer.wanted({ crop }) }), ERROR.printTooLarge);
  expect(size).toMatchObject({ id: '10x15', ...SMALL });
  const order = await buyer.place({ print: buyer.wanted({ crop: cropFor(PHOTO, SMALL, 1, { x: 1, y: 0.5 }) }) });
  await settlePayment(world.deps, 'sandbox', printMoney(order.id));
  expect(await buyer.operate('accept', order)).toContain('not made yet');
  await makePrint(world.deps, { orderId: order.id });
  const to = path.join(await makeTestFolder(), 'print.jpg');
  expect(await buyer.operate('file', order, { to })).toContain(to);
  expect(await buyer.operate('file', order, { to })).toContain('EEXIST');
  expect((await stat(to)).mode & 0o777).toBe(0o600);
  const file = await readFile(to);
  const { width, height, density, icc } = await sharp(file).metadata();
  expect([width, height, density]).toEqual([printPixels(102) + 70, printPixels(152) + 70, 300]);
  expect(icc?.length).toBeGreaterThan(100);
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    Array.from(data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3));
  // The photo is cut on its left: what is beyond the cut goes on there, and mirrors the edge where the photo ends.
  const share = (0.5 - (1 - cropFor(PHOTO, SMALL).width)) / cropFor(PHOTO, SMALL).width;
  const edge = 35 + Math.round(share * printPixels(102));
  expect(at(edge - 12, 400)[1]).toBeGreaterThan(200);
  expect(at(edge + 12, 400)[0]).toBeGreaterThan(200);
  expect(at(2, 400)[1]).toBeGreaterThan(200);
  expect(at(info.width - 3, 2)[0]).toBeGreaterThan(200);
  const blueIn = async (left: number, top: number, width: number, height: number) => {
    const part = await sharp(file).extract({ left, top, width, height }).png().toBuffer();
    return (await sharp(part).stats()).channels[2]?.max ?? 0;
  };
  // Neither red nor green have blue: the mark has, and is nowhere beyond the cut.
  expect(await blueIn(35, 35, info.width - 70, info.height - 70)).toBeGreaterThan(120);
  for (const top of [0, info.height - 24]) expect(await blueIn(0, top, info.width, 24)).toBeLessThan(100);
  for (const left of [0, info.width - 24]) expect(await blueIn(left, 0, 24, info.height)).toBeLessThan(100);
});

it('what does not fit is refused, and nothing is ordered', async () => {
  const refused = (print: Partial<PrintWanted>, id: Parameters<typeof expectError>[1], price = PRICE) =>
    expectError(buyer.place({ print: buyer.wanted(print), price }), id);
  await refused({ size: '20x30', crop: cropFor(PHOTO, LARGE) }, ERROR.printTooLarge);
  await refused({ size: '9x13' }, ERROR.configOutOfDate);
  await refused({ crop: { x: 0, y: 0, width: 1, height: 1 } }, ERROR.orderInvalid);
  await refused({ address: { ...address, country: 'DE' } }, ERROR.countryNotServed);
  for (const change of [{ street: 'x' }, { province: ' ' }, { district: '' }, { phone: '1380000000' }])
    await refused({ address: { ...address, ...change } }, ERROR.addressIncomplete);
  await refused({}, ERROR.priceChanged, PRICE - 1);
  await expectError(buyer.place({ plan: 'cards-10' }), ERROR.orderInvalid);
  await expectError(buyer.place({ paymethod: 'balance' }), ERROR.payMethodUnsupported);
  const { user: other } = await world.signInWithFace();
  const input = { sn: newSn(), plan: '', print: buyer.wanted(), price: PRICE, paymethod: 'sandbox' as const };
  await expectError(world.call('CREATEORDER', other, input), ERROR.notFound);
  const others = world.deps.db
    .selectFrom('photos')
    .select('id')
    .where('uid', '=', buyer.user.uid)
    .where('id', '<>', buyer.photo);
  await refused({ photo: (await others.executeTakeFirstOrThrow()).id }, ERROR.photoNotKept);
  expect((await world.call('QUERYORDER', buyer.user, { type: 'all', page: 0 })).total).toBe(0);
});

it('the same tap is one order, and with another address none', async () => {
  const sn = newSn();
  const [one, same] = [await buyer.place({ sn }), await buyer.place({ sn })];
  expect(same.id).toBe(one.id);
  const elsewhere = buyer.wanted({ address: { ...address, city: '宁波市' } });
  await expectError(buyer.place({ sn, print: elsewhere }), ERROR.orderInvalid);
});

it('prints that cost something else by now say so, and end where their photo is ordered anew; others of it wait on', async () => {
  const [dearer, same] = [await buyer.place(), await buyer.place()];
  await changeOrder(world.deps.db, dearer.id, { price: PRICE - 1 });
  expect(await buyer.look(dearer)).toMatchObject({ status: ORDER_STATUS.paying, newprice: PRICE });
  const anew = await buyer.place();
  const stand = await Promise.all([dearer, same, anew].map(async (order) => (await buyer.look(order)).status));
  expect(stand).toEqual([ORDER_STATUS.closed, ORDER_STATUS.paying, ORDER_STATUS.paying]);
});

it('the file is the order’s: the photo may go meanwhile, and without it nothing can be made, which is paid back', async () => {
  const order = await buyer.buy();
  const other = await buyer.place();
  const unpaid = await buyer.place();
  await settlePayment(world.deps, 'sandbox', printMoney(other.id));
  await world.deps.db.deleteFrom('photos').where('id', '=', buyer.photo).execute();
  const pay = world.call('ORDERPAY', buyer.user, { oid: unpaid.id, paymethod: 'sandbox', price: PRICE });
  await expectError(pay, ERROR.photoNotKept);
  await makePrint(world.deps, { orderId: other.id });
  expect((await buyer.look(other)).paystatus).toBe(PAYMENT_STATUS.refundAgreed);
  expect(await buyer.templates()).toContain(406);
  const key = (await findPrint(world.deps.db, order.id))?.file_key ?? '';
  expect(await world.deps.objects.exists(key)).toBe(true);
  await buyer.expectRight();
});

it('a photo that was taken back is not printed: nobody pays for it, and what was paid goes back', async () => {
  const [early, late] = [await buyer.place(), await buyer.place()];
  await settlePayment(world.deps, 'sandbox', printMoney(early.id));
  await world.deps.db.updateTable('photos').set({ status: 100 }).where('id', '=', buyer.photo).execute();
  const pay = world.call('ORDERPAY', buyer.user, { oid: late.id, paymethod: 'sandbox', price: PRICE });
  await expectError(pay, ERROR.photoNotKept);
  await makePrint(world.deps, { orderId: early.id });
  expect((await findPrint(world.deps.db, early.id))?.file_key).toBeNull();
  expect((await buyer.look(early)).paystatus).toBe(PAYMENT_STATUS.refundAgreed);
  expect(await buyer.templates()).toContain(406);
  await buyer.expectRight();
});

it('who has the parcel says so once it was delivered, and nobody else does; said again it is answered as it was', async () => {
  const order = await buyer.buy();
  const receive = (user = buyer.user) => world.call('RECEIVEORDER', user, { oid: order.id });
  await buyer.operate('accept', order);
  await buyer.operate('deliver', order, sent);
  await expectError(receive(), ERROR.orderInvalid);
  await buyer.operate('delivered', order);
  await expectError(receive(await world.signIn()), ERROR.notFound);
  expect((await buyer.look(order)).operations).toContain('receive');
  const { order: now } = await receive();
  expect(now).toMatchObject({ status: received, print: { received: expect.any(Number) } });
  expect(now.operations).not.toContain('receive');
  expect((await receive()).order).toEqual(now);
  world.clock.advance(7 * DAY_MS);
  await sweepPrints(world.deps);
  expect((await buyer.look(order)).status).toBe(complete);
});

it('prints that cannot be paid so answer like no order to whoever they are not of', async () => {
  const { id: oid } = await buyer.place();
  const stranger = await world.signIn();
  const { channels } = world.deps;
  const digitalOnly = { worksOn: (_client: unknown, goods: string) => goods === 'digital' };
  const [sandbox] = channels.values();
  world.deps.channels = new Map([['sandbox', Object.assign(Object.create(sandbox ?? null), digitalOnly)]]);
  const pay = (user: User) => world.call('ORDERPAY', user, { oid, paymethod: 'sandbox', price: PRICE });
  try {
    await expectError(pay(buyer.user), ERROR.payMethodUnsupported);
    await expectError(pay(stranger), ERROR.notFound);
  } finally {
    world.deps.channels = channels;
  }
});

it('the address of the last prints is offered again, to nobody else, until their order is deleted', async () => {
  const offered = async (user = buyer.user) => (await world.call('GETCHARGEPLAN', user, {})).address;
  expect(await offered()).toBeUndefined();
  const order = await buyer.place();
  expect([await offered(), await offered(await world.signIn())]).toEqual([address, undefined]);
  await world.call('CANCELORDER', buyer.user, { oid: order.id });
  await world.call('DELORDER', buyer.user, { oid: order.id });
  expect(await offered()).toBeUndefined();
});

it('days bring a parcel to its end, and then erase the file', async () => {
  const order = await buyer.buy();
  await buyer.operate('accept', order);
  await buyer.operate('deliver', order, sent);
  await buyer.operate('delivered', order);
  const after = async (days: number) => {
    world.clock.advance(days * DAY_MS);
    await sweepPrints(world.deps);
    return (await buyer.look(order)).status;
  };
  expect([await after(9), await after(1), await after(7)]).toEqual([delivered, received, complete]);
  const key = (await findPrint(world.deps.db, order.id))?.file_key ?? '';
  const isThere = () => world.deps.objects.exists(key);
  expect([await isThere(), await after(31), await isThere()]).toEqual([true, complete, false]);
  expect(await buyer.operate('file', order, { to: '/dev/null' })).toContain('is erased');
});
