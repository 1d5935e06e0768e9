import { ERROR, MESSAGE_TEMPLATES, ORDER_STATUS, PAYMENT_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually, expectError, newSn, openWorld, type World } from '../../../test/module-world.ts';
import { testDatabaseUrl } from '../../../test/test-database.ts';
import { isWaitedFor, sessionOf } from '../../../test/waited-for.ts';
import type { User } from '../../gateway/command-handler.ts';
import { auditLedger } from '../ledger/audit.store.ts';
import { unlocks } from '../ledger/first-recharge.ts';
import { readBalances, reserve } from '../ledger/index.ts';
import { mergeLedger } from '../ledger/leave-ledger.ts';
import { listRefunds } from './refunds.store.ts';
import { finishRefund } from './send-refund.worker.ts';
import { settlePayment } from './settle-payment.ts';

const plan = { plan: 'cards-10', price: 2_000, paymethod: 'sandbox' as const };

let world: World;
let user: User;
beforeAll(async () => {
  const cashier = { KINORA_CASHIER_URL: 'http://127.0.0.1:1', KINORA_CASHIER_KEY: 'nobody is there' };
  const environment = { ...cashier, KINORA_SHOP: 'sandbox', KINORA_REGISTER_SEND: '0' };
  world = await openWorld({ jobs: 'manual', environment });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  user = await world.signIn();
});

const place = async () => (await world.call('CREATEORDER', user, { sn: newSn(), ...plan })).order;
const pay = (oid: string) => world.call('ORDERPAY', user, { oid, price: 2_000, paymethod: 'sandbox' });
const look = async (oid: string) => (await world.call('QUERYORDERDETAIL', user, { oid })).order;
const cards = async () => (await readBalances(world.deps, user.uid)).card.total;
const come = (orderId: string, currency: 'CNY' | 'USD', amount = 2_000) =>
  settlePayment(world.deps, 'sandbox', { orderId, transactionId: `of ${orderId} ${currency}`, amount, currency });
const returned = async (oid: string) =>
  (await listRefunds(world.deps.db, 'agreed', 999)).filter(({ order_id }) => order_id === oid);
async function withConfig(change: object, work: () => Promise<unknown>): Promise<void> {
  const { config } = world.deps;
  world.deps.config = { ...config, ...change };
  await work().finally(() => {
    world.deps.config = config;
  });
}

it('who said that they are too young orders nothing', async () => {
  const birth = new Date(world.deps.now()).getUTCFullYear() - 8;
  await world.call('EDITFAMILY', user, { mid: user.uid, info: { birth } });
  await expectError(place(), ERROR.guardianNeeded);
});

it('a price that is in another currency by now is not charged, and money in another one goes back', async () => {
  const { id } = await place();
  const { business } = world.deps.config;
  const inDollars = { business: { ...business, shop: { ...business.shop, currency: 'USD' as const } } };
  await withConfig(inDollars, () => expectError(pay(id), ERROR.priceChanged));
  expect(await look(id)).toMatchObject({ status: ORDER_STATUS.paying, paystatus: PAYMENT_STATUS.notPaid });
  await come(id, 'USD');
  expect([await cards(), await returned(id)]).toMatchObject([0, [{ amount: 2_000, currency: 'USD' }]]);
  expect((await auditLedger(world.deps.db)).differences).toEqual([]);
});

it('gold cards that are not offered any more as they were ordered are told as that, and not charged', async () => {
  const { id } = await place();
  const { business } = world.deps.config;
  const withShop = (change: object) => ({ business: { ...business, shop: { ...business.shop, ...change } } });
  for (const change of [{ plans: business.shop.plans.slice(1) }, { currency: 'USD' }]) {
    await withConfig(withShop(change), async () => {
      expect(await look(id)).toMatchObject({ withdrawn: true, operations: expect.arrayContaining(['cancel']) });
      await expectError(pay(id), ERROR.priceChanged);
    });
  }
  expect((await look(id)).withdrawn).toBeUndefined();
});

it('an order that was given up is told as paid back, whatever came for it, and can be deleted then', async () => {
  const { id } = await place();
  await world.call('CANCELORDER', user, { oid: id });
  await come(id, 'CNY', 1_999);
  expect(await look(id)).toMatchObject({ paystatus: PAYMENT_STATUS.refundAgreed });
  for (const refund of await returned(id)) await finishRefund(world.deps, refund.id);
  expect(await look(id)).toMatchObject({ status: ORDER_STATUS.cancelled, paystatus: PAYMENT_STATUS.refunded });
  expect((await look(id)).operations).toContain('delete');
});

it('what was done with an order and asked for again, since its answer was lost, is answered as done, and done once', async () => {
  const given = { oid: (await place()).id };
  const cancel = () => world.call('CANCELORDER', user, given);
  await cancel();
  expect((await cancel()).order.status).toBe(ORDER_STATUS.cancelled);
  const oid = (await place()).id;
  await come(oid, 'CNY');
  await expectError(world.call('CANCELORDER', user, { oid }), ERROR.orderInvalid);
  const ask = (reason: string) => world.call('REFUNDAPPLY', user, { oid, reason });
  const keep = () => world.call('REFUNDCANCEL', user, { oid });
  await expectError(keep(), ERROR.orderInvalid);
  const asked = await ask('Not needed');
  expect([await ask('Not needed'), await cards()]).toEqual([asked, 0]);
  await expectError(ask('Too dear'), ERROR.orderInvalid);
  const kept = await keep();
  expect([await keep(), await cards()]).toEqual([kept, 10]);
  const remove = (actor: User) => world.call('DELORDER', actor, given);
  await remove(user);
  await remove(user);
  await expectError(remove(await world.signIn()), ERROR.notFound);
  await expectError(cancel(), ERROR.notFound);
  expect((await auditLedger(world.deps.db)).differences).toEqual([]);
});

it('a cashier that is not there charges nothing', async () => {
  const { id } = await place();
  await expectError(pay(id), ERROR.prepayFailed);
  expect(await cards()).toBe(0);
});

it('of cards that were all spent no money comes back', async () => {
  const { id } = await place();
  await come(id, 'CNY');
  expect(await cards()).toBe(10);
  const spent = { hold: id, uid: user.uid, unit: 'card' as const, amount: 10, expiresAt: world.deps.now() + 900_000 };
  await world.deps.db.transaction().execute((tx) => reserve(tx, world.deps, spent));
  await expectError(world.call('REFUNDAPPLY', user, { oid: id, reason: 'Not needed' }), ERROR.nothingToRefund);
  expect([(await look(id)).paystatus, await returned(id)]).toEqual([PAYMENT_STATUS.paid, []]);
});

it.runIf(testDatabaseUrl)(
  'cards that are spent while one asks for their money are not among what is asked back',
  async () => {
    const { id } = await place();
    await come(id, 'CNY');
    const spent = { hold: id, uid: user.uid, unit: 'card' as const, amount: 4, expiresAt: world.deps.now() + 900_000 };
    let asked: Promise<unknown> | undefined;
    await world.deps.db.transaction().execute(async (tx) => {
      await reserve(tx, world.deps, spent);
      const session = await sessionOf(tx);
      asked = world.call('REFUNDAPPLY', user, { oid: id, reason: 'Not needed' }).catch((error: unknown) => error);
      await eventually(() => isWaitedFor(world.deps.db, session));
    });
    expect(await asked).toMatchObject({
      order: { paystatus: PAYMENT_STATUS.refunding, refund: { cards: 6, price: 1_200 } },
    });
  },
);

it('a first recharge that is large enough unlocks for life what is hidden until then, of a merged account too', async () => {
  const { keywords } = await world.call('QUERYATTRS', user, {});
  const id = keywords[0]?.id ?? '';
  const { business } = world.deps.config;
  const firstRecharge = { price: 2_000, keywords: [id] };
  const isHidden = async (actor: User) =>
    (await world.call('QUERYATTRS', actor, {})).keywords.filter(({ hide }) => hide).map((one) => one.id);
  const choose = (actor: User) =>
    world.call('SHOOT', actor, {
      ...{ custom: { text: 'By the sea', count: 4 }, keywords: [id], faces: [], dry: true, sn: newSn() },
    });
  const offered = async () => (await world.call('GETCHARGEPLAN', user, {})).firstrecharge;
  const recharge = async (amount: number) => {
    const { id: orderId } = await place();
    await world.deps.db.updateTable('orders').set({ price: amount }).where('id', '=', orderId).execute();
    await come(orderId, 'CNY', amount);
  };
  await withConfig({ business: { ...business, shop: { ...business.shop, firstRecharge } } }, async () => {
    await recharge(1_999);
    expect([await isHidden(user), await offered()]).toEqual([[id], firstRecharge]);
    await expectError(choose(user), ERROR.keywordChoice);
    await recharge(2_000);
    await recharge(5_000);
    expect([await isHidden(user), await offered()]).toEqual([[], undefined]);
    await choose(user);
    const { messages } = await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 });
    expect(messages.filter(({ template }) => template === MESSAGE_TEMPLATES.choicesUnlocked.number)).toHaveLength(1);
    const other = await world.signIn();
    expect(await isHidden(other)).toEqual([id]);
    await world.deps.db.transaction().execute((tx) => mergeLedger(tx, world.deps, { from: user.uid, to: other.uid }));
    expect(await isHidden(other)).toEqual([]);
  });
});

it.each([
  ['nothing is hidden', undefined, 9_999, 'CNY', false],
  ['less', 2_000, 1_999, 'CNY', false],
  ['just so much', 2_000, 2_000, 'CNY', true],
  ['more', 2_000, 2_001, 'CNY', true],
  ['another currency', 2_000, 2_000, 'USD', false],
])('a first recharge where it is of %s', (_what, threshold, price, currency, isEnough) => {
  const { config } = world.deps;
  const firstRecharge = threshold === undefined ? undefined : { price: threshold, keywords: [] };
  const shop = { ...config.business.shop, firstRecharge };
  expect(unlocks({ config: { ...config, business: { ...config.business, shop } } }, { price, currency })).toBe(
    isEnough,
  );
});

it('no more orders wait than may, and where nothing is sold there are none', async () => {
  const first = await place();
  // What was bought with other plans is not taken up.
  const outdate = () => world.deps.db.updateTable('orders').set({ plan: 'old' }).where('uid', '=', user.uid).execute();
  for (const _ of Array(19).keys()) {
    await outdate();
    await place();
  }
  await outdate();
  await expectError(place(), ERROR.ordersWaiting);
  await world.call('CANCELORDER', user, { oid: first.id });
  await place();
  await withConfig({ shop: 'off' }, async () => {
    await expectError(place(), ERROR.shopOff);
    await expectError(pay(first.id), ERROR.shopOff);
  });
});
