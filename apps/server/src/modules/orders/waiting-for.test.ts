import { ERROR, type InputOf, ORDER_STATUS } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { expectError, newSn, openWorld, type World } from '../../../test/module-world.ts';
import { openBook } from '../../../test/money/book.ts';
import type { User } from '../../gateway/command-handler.ts';
import { changeOrder } from './orders.store.ts';
import { settlePayment } from './settle-payment.ts';

const MINUTE_MS = 60_000;

let world: World;
let user: User;
let first: string;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual', environment: { KINORA_SHOP: 'sandbox' } });
  const { channel } = openBook();
  world.deps.channels = new Map([channel, { ...channel, key: 'alipay' as const }].map((one) => [one.key, one]));
});
afterAll(() => world.dispose());
beforeEach(async () => {
  user = await world.signIn();
  first = await place();
});

type Wanted = Partial<InputOf<'CREATEORDER'>>;
async function place(wanted: Wanted = {}, who = user): Promise<string> {
  const input = { sn: newSn(), plan: 'cards-10', price: 2_000, paymethod: 'sandbox' as const, ...wanted };
  return (await world.call('CREATEORDER', who, input)).order.id;
}

it('gold cards that an order waits for already are the same order, from whatever tap', async () => {
  expect(await Promise.all([place(), place()])).toEqual([first, first]);
});

it('a tap whose answer was an order that waited is answered with it ever after', async () => {
  const sn = newSn();
  const again = { sn, oid: await place({ sn }) };
  await settlePayment(world.deps, 'sandbox', {
    ...{ orderId: first, transactionId: newSn(), amount: 2_000, currency: 'CNY' },
  });
  expect([again.oid, await place({ sn })]).toEqual([first, first]);
  await expectError(place({ sn, plan: 'cards-30', price: 5_400 }), ERROR.orderInvalid);
});

test.each<[string, Wanted]>([
  ['another plan', { plan: 'cards-30', price: 5_400 }],
  ['another way to pay', { paymethod: 'alipay' }],
])('gold cards by %s are another order', async (_how, wanted) => {
  expect(await place(wanted)).not.toBe(first);
});

test.each([
  ['costs another price', { price: 1_999 }],
  ['brings another number of cards', { cards: 11 }],
  ['is in another currency', { currency: 'USD' as const }],
])('an order that %s is not taken up', async (_how, otherwise) => {
  await changeOrder(world.deps.db, first, otherwise);
  expect(await place()).not.toBe(first);
});

it('an order of gold cards for a price that is not asked any more ends where they are ordered for the present one', async () => {
  await changeOrder(world.deps.db, first, { price: 1_999 });
  const other = await place({ plan: 'cards-30', price: 5_400 });
  const stands = async (oid: string) => (await world.call('QUERYORDERDETAIL', user, { oid })).order.status;
  expect([await stands(first), await stands(other)]).toEqual([ORDER_STATUS.paying, ORDER_STATUS.paying]);
  const anew = await place();
  expect(await Promise.all([first, other, anew].map(stands))).toEqual([
    ORDER_STATUS.closed,
    ORDER_STATUS.paying,
    ORDER_STATUS.paying,
  ]);
});

it('an order that has a minute left at most is not taken up', async () => {
  world.clock.advance(14 * MINUTE_MS);
  expect(await place()).not.toBe(first);
});

it('an order that was given up is not taken up', async () => {
  await world.call('CANCELORDER', user, { oid: first });
  expect(await place()).not.toBe(first);
});

it('an order of somebody else is not taken up', async () => {
  expect(await place({}, await world.signIn())).not.toBe(first);
});
