import type { Order, Unit } from '@kinora/contract';
import { expect } from 'vitest';
import type { ChannelPayment } from '../src/adapters/ports/pay-channel.ts';
import { transact } from '../src/database/transact.ts';
import { auditLedger } from '../src/modules/ledger/audit.store.ts';
import { post, readBalances } from '../src/modules/ledger/index.ts';
import { listRefunds } from '../src/modules/orders/refunds.store.ts';
import { eventually, newSn, type World } from './module-world.ts';

/** Somebody with a shoot whose photos are paid for with gold cards, or directly at the sandbox cashier. */
export type PhotoBuyer = Awaited<ReturnType<typeof newPhotoBuyer>>;

export async function newPhotoBuyer(world: World) {
  const { user, faceId } = await world.signInWithFace();
  const { id: shoot } = await world.shoot(user, [faceId]);
  const progress = async () => (await world.call('QUEUERESULT', user, { id: shoot })).shoots[0];
  await eventually(async () => (await progress())?.state === 'finished');
  const ids = ((await progress())?.photos ?? []).map((photo) => photo.id);
  /** The browser comes back from the cashier. */
  const check = (oid: string) => world.call('ORDERPAYSUCCESS', user, { oid });
  return {
    user,
    check,
    give: (unit: Unit, amount: number, expiresAt?: number) =>
      transact(world.deps.db, (tx) =>
        post(tx, world.deps, {
          ...{ key: newSn(), kind: 'operator-grant', uid: user.uid, unit, amount },
          ...(expiresAt !== undefined && { expiresAt }),
        }),
      ),
    async has(): Promise<[cards: number, points: number]> {
      const { card, point } = await readBalances(world.deps, user.uid);
      return [card.total, point.total];
    },
    /** The first photos of the shoot, of which one is free. */
    async place(count: number, point = 0): Promise<Order> {
      const choice = { sn: newSn(), plan: '', photos: ids.slice(0, count), price: count - 1 - point, point };
      return (await world.call('CREATEORDER', user, { ...choice, paymethod: 'balance' })).order;
    },
    payDirectly: (oid: string, price: number) => world.call('ORDERPAY', user, { oid, price, paymethod: 'sandbox' }),
    payWithCards: (oid: string, price: number) => world.call('ORDERPAY', user, { oid, price, paymethod: 'balance' }),
    confirm: async (oid: string): Promise<Order> => (await check(oid)).order,
    look: async (oid: string): Promise<Order> => (await world.call('QUERYORDERDETAIL', user, { oid })).order,
    statuses: async (count: number) =>
      (await world.call('QUERYIMGS', user, { ids: ids.slice(0, count) })).imgs.map(({ status }) => status),
    returned: async (oid: string) =>
      (await listRefunds(world.deps.db, 'agreed', 99)).filter((refund) => refund.order_id === oid),
    expectRight: async () => expect((await auditLedger(world.deps.db)).differences).toEqual([]),
    /** So much later; the cashier, whose clock goes on as it does, hears nothing meanwhile. */
    async later(ms: number, work: () => Promise<void>): Promise<void> {
      world.clock.advance(ms);
      await work().finally(() => world.clock.advance(-ms));
    },
  };
}

/** What a channel has of an order. */
export const moneyOf = (oid: string, amount: number): ChannelPayment => ({
  ...{ orderId: oid, transactionId: `of ${oid}`, amount, currency: 'CNY' },
});
