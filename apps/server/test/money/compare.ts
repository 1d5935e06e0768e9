import { ORDER_STATUS, PAYMENT_STATUS } from '@kinora/contract';
import { expect } from 'vitest';
import { listMoneyAtChannels } from '../../src/modules/ledger/audit.store.ts';
import { readBalances } from '../../src/modules/ledger/index.ts';
import type { World } from '../module-world.ts';
import { type Person, readyOf } from './people.ts';
import type { Bought } from './reckoning.ts';

const STATUS = { waits: ORDER_STATUS.paying, closed: ORDER_STATUS.closed, cancelled: ORDER_STATUS.cancelled };
const PAY_STATUS = {
  ...{ paid: PAYMENT_STATUS.paid, asked: PAYMENT_STATUS.refunding, agreed: PAYMENT_STATUS.refundAgreed },
  ...{ back: PAYMENT_STATUS.refunded, partly: PAYMENT_STATUS.partlyRefunded },
  revoked: PAYMENT_STATUS.revoked,
};

const statusOf = ({ of, stands, money }: Bought): number => {
  if (stands !== 'sold') return STATUS[stands];
  return of === 'print' && money !== 'back' ? ORDER_STATUS.paid : ORDER_STATUS.complete;
};
const payStatusOf = ({ money, isTold }: Bought): number =>
  money === 'none' ? (isTold ? PAYMENT_STATUS.paying : PAYMENT_STATUS.notPaid) : PAY_STATUS[money];

/** Purses, orders and photos of somebody are what was reckoned. */
export async function expectReckoned(world: World, person: Person): Promise<void> {
  const { deps } = world;
  const { account, user } = person;
  const now = deps.now();
  const { card, point, coupon } = await readBalances(deps, user.uid);
  const aside = account.orders.filter(({ stands }) => stands === 'waits').flatMap(({ coupons }) => coupons);
  expect({ cards: card.available, paid: card.paid, points: point.available, coupons: coupon.available }).toEqual({
    ...{ cards: account.cards.available(now), paid: account.cards.paid },
    ...{ points: account.points.available(now), coupons: account.coupons.available(now) },
  });
  expect([card.held, point.held, coupon.held]).toEqual([0, 0, aside.reduce((sum, [, amount]) => sum + amount, 0)]);
  const orders = await deps.db
    .selectFrom('orders')
    .select(['id', 'status', 'paystatus'])
    .where('uid', '=', user.uid)
    .execute();
  const stand = account.orders.map((order) => [order.of, order.id, statusOf(order), payStatusOf(order)]);
  const found = new Map(orders.map(({ id, status, paystatus }) => [id, [status, paystatus]]));
  expect(account.orders.map(({ of, id }) => [of, id, ...(found.get(id) ?? [])])).toEqual(stand);
  expect(found.size).toBe(account.orders.length);
  expect((await readyOf(world, person)).toSorted()).toEqual(account.ready.toSorted());
}

/** The money that the ledger has at channels. */
export async function moneyAtChannels({ deps }: World): Promise<number> {
  return (await listMoneyAtChannels(deps.db)).find(({ currency }) => currency === 'CNY')?.amount ?? 0;
}
