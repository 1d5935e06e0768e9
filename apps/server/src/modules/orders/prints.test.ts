import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  cropFor,
  ERROR,
  type InputOf,
  MESSAGE_TEMPLATES,
  ORDER_STATUS,
  type Order,
  PAYMENT_STATUS,
  type PrintWanted,
  printPixels,
} from '@kinora/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestCashier, type TestCashier } from '../../../test/cashier.ts';
import { keepPhoto } from '../../../test/keep-photo.ts';
import { expectError, newSn, openWorld, type World } from '../../../test/module-world.ts';
import { makeTestFolder } from '../../../test/test-folder.ts';
import type { User } from '../../gateway/command-handler.ts';
import { endAccount } from '../closing/end-account.ts';
import { collectPrints } from '../exports/collect-prints.ts';
import { auditLedger } from '../ledger/audit.store.ts';
import { moveOrder } from './change-state.ts';
import { decideRefund } from './decide-refund.ts';
import { makePrint } from './make-print.worker.ts';
import { operatorOrdersOfOrders } from './operator-orders.ts';
import { findOrder } from './orders.store.ts';
import { findPrint } from './prints.store.ts';
import { latestRefunds, listActs, listRefunds } from './refunds.store.ts';
import { finishRefund } from './send-refund.worker.ts';
import { settlePayment } from './settle-payment.ts';
import { sweepPrints } from './sweep-prints.worker.ts';
import { takeRevocation } from './take-revocation.ts';

const { paid, accepted, delivering, delivered, received, complete } = ORDER_STATUS;
const DAY_MS = 86_400_000;
const PHOTO = { width: 900, height: 1_200 };
const SMALL = { width: 102, height: 152 };
const LARGE = { width: 203, height: 304 };
const address = {
  ...{ name: 'Wang-7Q', phone: '13800000000', country: 'CN', province: '浙江省', city: '杭州市', district: '西湖区' },
  ...{ street: '文三路 1 号', postcode: '' },
};

let cashier: TestCashier;
let world: World;
let picture: Uint8Array;
let user: User;
let photo: string;
beforeAll(async () => {
  cashier = await startTestCashier();
  world = await openWorld({ jobs: 'manual', environment: { ...cashier.environment, KINORA_REGISTER_SEND: '0' } });
  const { width, height } = PHOTO;
  // Red, with a green part in the upper left.
  const green = await sharp({ create: { width: width / 2, height: height / 2, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer();
  picture = await sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: green, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await world.dispose();
  await cashier.dispose();
});
beforeEach(async () => {
  ({ user, photoId: photo } = await keepPhoto(world));
  const row = world.deps.db.updateTable('photos').where('id', '=', photo);
  const change = { width_px: PHOTO.width, height_px: PHOTO.height };
  const { photo_key } = await row.set(change).returning('photo_key').executeTakeFirstOrThrow();
  await world.deps.objects.put(photo_key, picture, { contentType: 'image/jpeg' });
});

const wanted = (told: Partial<PrintWanted> = {}): PrintWanted => ({
  ...{ photo, size: '10x15', paper: 'silk', crop: cropFor(PHOTO, SMALL), count: 2, address },
  ...told,
});
const PRICE = 2 * (290 + 100) + 800;
const place = async (told: Partial<InputOf<'CREATEORDER'>> = {}): Promise<Order> => {
  const input = { sn: newSn(), plan: '', print: wanted(), price: PRICE, paymethod: 'sandbox' as const, ...told };
  return (await world.call('CREATEORDER', user, input)).order;
};
const look = async ({ id }: Order) => (await world.call('QUERYORDERDETAIL', user, { oid: id })).order;
const payment = (id: string, amount = PRICE) => ({
  ...{ orderId: id, transactionId: `of ${id} ${randomBytes(4).toString('hex')}`, amount, currency: 'CNY' as const },
});
async function buy(): Promise<Order> {
  const order = await place();
  await settlePayment(world.deps, 'sandbox', payment(order.id));
  await makePrint(world.deps, { orderId: order.id });
  return order;
}
/** As `npm run operator -- orders …`; what it says, or the message of its refusal. */
const operate = (name: string, { id }: Order, told: object = {}): Promise<string> =>
  (operatorOrdersOfOrders.find((one) => one.area === 'orders' && one.name === name)?.run ?? expect.fail)(world.deps, {
    ...{ id, uid: '', by: 'olga', why: 'by hand', amount: '', unit: '', days: '', ...told },
  }).then((lines) => lines.join('\n'), String);
const sent = { carrier: 'SF Express', number: 'SF-7Q' };
const decide = ({ id }: Order, decision: 'agreed' | 'refused', amount = '') =>
  decideRefund(world.deps, decision, { id, uid: '', by: 'olga', why: 'torn', amount, unit: '', days: '' });
const templates = async () =>
  (await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 })).messages.map(
    ({ template }) => template,
  );
const refundOf = async ({ id }: Order) => (await latestRefunds(world.deps.db, [id])).get(id);
const expectRight = async () => expect((await auditLedger(world.deps.db)).differences).toEqual([]);

it('what a part of a photo looks like printed is shown to whoever may print it, and to nobody else', async () => {
  const print = { photo, crop: cropFor(PHOTO, SMALL) };
  const shownTo = async (reader: User) => (await world.call('GETCHARGEPLAN', reader, { print })).printed;
  const token = new URL((await shownTo(user)) ?? '', 'http://kinora').pathname.slice('/o/'.length);
  expect(world.deps.objects.openAddress(token, '')?.objectKey).toMatch(/\.jpg-part-\d+-\d+-\d+-\d+$/);
  expect(await shownTo(await world.signIn())).toBeUndefined();
  await world.deps.db.updateTable('photos').set({ status: 100 }).where('id', '=', photo).execute();
  expect(await shownTo(user)).toBeUndefined();
});

it('prints that were paid for are taken on, sent, and followed, with every act of the operator on record', async () => {
  const order = await buy();
  expect(await look(order)).toMatchObject({ type: 'physical', status: paid, paystatus: 30, price: PRICE, cnt: 2 });
  expect(await operate('list', order)).toContain(`${order.id}  prints paid  2 × 10x15 silk`);
  expect(await operate('deliver', order, sent)).toContain('cannot be moved so');
  expect(await operate('accept', order)).toContain('is taken on');
  expect(await operate('deliver', order, sent)).toContain('is on its way');
  expect(await look(order)).toMatchObject({
    status: delivering,
    print: { carrier: 'SF Express', tracking: 'SF-7Q', address, unit: 390, shipping: 800 },
  });
  expect(await templates()).toContain(404);
  for (const step of ['delivered', 'received', 'complete']) await operate(step, order);
  expect(await look(order)).toMatchObject({
    status: complete,
    operations: ['copy', 'delete', 'refund', 'contact', 'complain', 'comment'],
  });
  expect(await operate('show', order)).toMatch(/to Wang-7Q, 13800000000, 文三路 1 号[\s\S]*sent by SF Express, SF-7Q/);
  const acts = (await listActs(world.deps.db, order.id)).map(({ act, done_by }) => [act, done_by]);
  expect(acts.map(([act]) => act).toSorted()).toEqual(['accepted', 'completed', 'delivered', 'received', 'sent']);
  expect(acts.map(([, by]) => by)).toEqual(Array(5).fill('olga'));
  expect((await operate('show', order)).split('\n').filter((line) => line === '    why: by hand')).toHaveLength(5);
  await expectRight();
});

it('the file has 300 dpi, its bleed, the chosen part, a colour profile, and the mark within the cut', async () => {
  // Red alone: of the lower half, in the shape of the paper.
  const crop = cropFor(PHOTO, SMALL, 2, { x: 0.5, y: 1 });
  const { sizes } = (await world.call('GETCHARGEPLAN', user, {})).prints ?? { sizes: [] };
  const [size] = sizes;
  await expectError(place({ print: wanted({ crop }) }), ERROR.printTooLarge);
  expect(size).toMatchObject({ id: '10x15', ...SMALL });
  const order = await place({ print: wanted({ crop: cropFor(PHOTO, SMALL, 1, { x: 1, y: 0.5 }) }) });
  await settlePayment(world.deps, 'sandbox', payment(order.id));
  expect(await operate('accept', order)).toContain('not made yet');
  await makePrint(world.deps, { orderId: order.id });
  const to = path.join(await makeTestFolder(), 'print.jpg');
  expect(await operate('file', order, { to })).toContain(to);
  expect(await operate('file', order, { to })).toContain('EEXIST');
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
    expectError(place({ print: wanted(print), price }), id);
  await refused({ size: '20x30', crop: cropFor(PHOTO, LARGE) }, ERROR.printTooLarge);
  await refused({ size: '9x13' }, ERROR.configOutOfDate);
  await refused({ crop: { x: 0, y: 0, width: 1, height: 1 } }, ERROR.orderInvalid);
  await refused({ address: { ...address, country: 'DE' } }, ERROR.countryNotServed);
  for (const change of [{ street: 'x' }, { province: ' ' }, { district: '' }, { phone: '1380000000' }])
    await refused({ address: { ...address, ...change } }, ERROR.addressIncomplete);
  await refused({}, ERROR.priceChanged, PRICE - 1);
  await expectError(place({ plan: 'cards-10' }), ERROR.orderInvalid);
  await expectError(place({ paymethod: 'balance' }), ERROR.payMethodUnsupported);
  const { user: other } = await world.signInWithFace();
  const input = { sn: newSn(), plan: '', print: wanted(), price: PRICE, paymethod: 'sandbox' as const };
  await expectError(world.call('CREATEORDER', other, input), ERROR.notFound);
  const others = world.deps.db.selectFrom('photos').select('id').where('uid', '=', user.uid).where('id', '<>', photo);
  await refused({ photo: (await others.executeTakeFirstOrThrow()).id }, ERROR.photoNotKept);
  expect((await world.call('QUERYORDER', user, { type: 'all', page: 0 })).total).toBe(0);
});

it('the same tap is one order, and with another address none', async () => {
  const sn = newSn();
  const [one, same] = [await place({ sn }), await place({ sn })];
  expect(same.id).toBe(one.id);
  const elsewhere = wanted({ address: { ...address, city: '宁波市' } });
  await expectError(place({ sn, print: elsewhere }), ERROR.orderInvalid);
});

it('what is not exactly the price, comes too late or a second time goes back, and nothing else is paid for', async () => {
  const order = await place();
  const returned = async () =>
    (await listRefunds(world.deps.db, 'agreed', 99)).filter((one) => one.order_id === order.id);
  await expectError(
    world.call('ORDERPAY', user, { oid: order.id, paymethod: 'balance', price: PRICE }),
    ERROR.payMethodUnsupported,
  );
  await settlePayment(world.deps, 'sandbox', payment(order.id, PRICE - 1));
  expect([(await look(order)).status, (await returned()).length]).toEqual([ORDER_STATUS.paying, 1]);
  await settlePayment(world.deps, 'sandbox', payment(order.id));
  await settlePayment(world.deps, 'sandbox', payment(order.id));
  expect([(await look(order)).status, (await returned()).length]).toEqual([paid, 2]);
  const late = await place();
  await world.deps.db.transaction().execute(async (tx) => {
    const row = await findOrder(tx, late.id);
    if (row) await moveOrder(tx, world.deps, row, 'expire');
  });
  await settlePayment(world.deps, 'sandbox', payment(late.id));
  expect((await look(late)).status).toBe(ORDER_STATUS.closed);
  await expectRight();
});

it('a refund holds up what is not sent yet; refused it goes on, agreed to it ends there', async () => {
  const order = await buy();
  const ask = () => world.call('REFUNDAPPLY', user, { oid: order.id, reason: 'Not needed' });
  await ask();
  expect(await operate('accept', order)).toContain('cannot be moved so');
  await decide(order, 'refused');
  expect(await operate('accept', order)).toContain('is taken on');
  await ask();
  await world.call('REFUNDCANCEL', user, { oid: order.id });
  await ask();
  await decide(order, 'agreed');
  expect(await look(order)).toMatchObject({ status: accepted, paystatus: PAYMENT_STATUS.refundAgreed });
  await finishRefund(world.deps, (await refundOf(order))?.id ?? '');
  const now = await look(order);
  expect(now).toMatchObject({
    status: complete,
    paystatus: PAYMENT_STATUS.refunded,
    refund: { price: PRICE, cards: 0 },
  });
  expect([now.operations.includes('delete'), (await templates()).includes(405)]).toEqual([true, true]);
  await expectRight();
});

it('money that comes a second time hides no refund that waits: it can be taken back, and decided', async () => {
  const order = await buy();
  const ask = () => world.call('REFUNDAPPLY', user, { oid: order.id, reason: 'Not needed' });
  await ask();
  world.clock.advance(1000);
  await settlePayment(world.deps, 'sandbox', payment(order.id));
  await world.call('REFUNDCANCEL', user, { oid: order.id });
  await ask();
  world.clock.advance(1000);
  await settlePayment(world.deps, 'sandbox', payment(order.id));
  await decide(order, 'agreed');
  expect(await look(order)).toMatchObject({ paystatus: PAYMENT_STATUS.refundAgreed });
  await expectRight();
});

it('prints whose money the channel took back by itself are not sent, and their user hears of it', async () => {
  const order = await place();
  const money = payment(order.id);
  await settlePayment(world.deps, 'sandbox', money);
  await takeRevocation(world.deps, 'sandbox', money);
  expect(await look(order)).toMatchObject({ status: complete, paystatus: PAYMENT_STATUS.revoked });
  expect(await templates()).toContain(MESSAGE_TEMPLATES.printRefunded.number);
});

it('a part is given back on the operator’s word, and the prints stay on their way', async () => {
  const order = await buy();
  await operate('accept', order);
  await operate('deliver', order, sent);
  await world.call('REFUNDAPPLY', user, { oid: order.id, reason: 'One is torn' });
  const dearer = ((PRICE + 1) / 100).toFixed(2);
  await expect(decide(order, 'agreed', dearer)).rejects.toThrow('--amount is in CNY');
  expect(await decide(order, 'agreed', '3.9')).toEqual([expect.stringContaining('3.90 CNY')]);
  await finishRefund(world.deps, (await refundOf(order))?.id ?? '');
  expect(await look(order)).toMatchObject({ status: delivering, paystatus: PAYMENT_STATUS.partlyRefunded });
  expect((await refundOf(order))?.amount).toBe(390);
  await operate('delivered', order);
  expect((await look(order)).status).toBe(delivered);
  await expectRight();
});

it('the file is the order’s: the photo may go meanwhile, and without it nothing can be made, which is paid back', async () => {
  const order = await buy();
  const other = await place();
  const unpaid = await place();
  await settlePayment(world.deps, 'sandbox', payment(other.id));
  await world.deps.db.deleteFrom('photos').where('id', '=', photo).execute();
  const pay = world.call('ORDERPAY', user, { oid: unpaid.id, paymethod: 'sandbox', price: PRICE });
  await expectError(pay, ERROR.photoNotKept);
  await makePrint(world.deps, { orderId: other.id });
  expect((await look(other)).paystatus).toBe(PAYMENT_STATUS.refundAgreed);
  expect(await templates()).toContain(406);
  const key = (await findPrint(world.deps.db, order.id))?.file_key ?? '';
  expect(await world.deps.objects.exists(key)).toBe(true);
  await expectRight();
});

it('days bring a parcel to its end, and then erase the file', async () => {
  const order = await buy();
  await operate('accept', order);
  await operate('deliver', order, sent);
  await operate('delivered', order);
  const after = async (days: number) => {
    world.clock.advance(days * DAY_MS);
    await sweepPrints(world.deps);
    return (await look(order)).status;
  };
  expect([await after(9), await after(1), await after(7)]).toEqual([delivered, received, complete]);
  const key = (await findPrint(world.deps.db, order.id))?.file_key ?? '';
  const isThere = () => world.deps.objects.exists(key);
  expect([await isThere(), await after(31), await isThere()]).toEqual([true, complete, false]);
  expect(await operate('file', order, { to: '/dev/null' })).toContain('is erased');
});

it('who wants to leave is told how many orders of prints have not come, those that came or were paid back not among them', async () => {
  const told = async () => (await world.call('QUERYUSERINFO', user, { closing: true })).closing?.prints;
  expect(await told()).toBeUndefined();
  const [came, back] = [await buy(), await buy(), await buy()];
  expect(await told()).toBe(3);
  for (const step of ['accept', 'deliver', 'delivered']) await operate(step, came, sent);
  await world.call('REFUNDAPPLY', user, { oid: back.id, reason: 'Not needed' });
  await decide(back, 'agreed');
  await finishRefund(world.deps, (await refundOf(back))?.id ?? '');
  expect(await told()).toBe(1);
});

it('an account that ends is paid back what was not sent, and its copy tells where all was sent', async () => {
  const order = await buy();
  expect(await collectPrints(world.deps, user.uid)).toMatchObject([{ order: order.id, sentTo: address, count: 2 }]);
  const row = await findPrint(world.deps.db, order.id);
  expect(JSON.stringify(row)).not.toContain('Wang-7Q');
  await world.deps.db.transaction().execute(async (tx) => endAccount(tx, world.deps, user.uid));
  expect(await refundOf(order)).toMatchObject({ state: 'agreed', amount: PRICE });
  expect(await findPrint(world.deps.db, order.id)).toBeUndefined();
  await expectRight();
});
