import type { InputOf, Order, PayMethodKey, ResponseOf } from '@kinora/contract';
import { expect } from 'vitest';
import { readBalances } from '../src/modules/ledger/index.ts';
import { decideRefund } from '../src/modules/orders/decide-refund.ts';
import { listRefunds } from '../src/modules/orders/refunds.store.ts';
import { eventually, newSn } from './module-world.ts';
import { signInOverHttp } from './sign-in.ts';
import { AnsweredError, type TestMachine } from './test-client.ts';
import type { TestServer } from './test-server.ts';

/** What a call is refused with; 0 where it is not. */
export const erridOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 0,
    (error: unknown) => (error instanceof AnsweredError ? error.errid : -1),
  );

/** Somebody who buys ten gold cards for twenty yuan, by one method, on a machine. */
export async function newCustomer(
  server: TestServer,
  paymethod: PayMethodKey,
  machine: TestMachine = { platform: 'h5', platstr: 'Windows' },
) {
  const client = await signInOverHttp(server, undefined, machine);
  const { call } = client;
  const { uid } = await call('QUERYUSERINFO', {});
  const { deps } = server;
  /** An order of its own, beside those that wait: their cards were for another number of photos. */
  const place = async (): Promise<Order> => {
    await deps.db.updateTable('orders').set({ cnt: 1 }).where('uid', '=', uid).execute();
    return (await call('CREATEORDER', { sn: newSn(), plan: 'cards-10', price: 2_000, paymethod })).order;
  };
  const pay = ({ id, price }: Order, more: Partial<InputOf<'ORDERPAY'>> = {}): Promise<ResponseOf<'ORDERPAY'>> =>
    call('ORDERPAY', { oid: id, paymethod, price, ...more });
  const look = async ({ id }: Order): Promise<Order> => (await call('QUERYORDERDETAIL', { oid: id })).order;
  const cards = async () => (await readBalances(deps, uid)).card.paid;
  return {
    ...{ client, place, pay, look, cards, call },
    /** How the order stands now. */
    stands: async (order: Order, status: number, paystatus: number, owns: number): Promise<void> => {
      const now = await look(order);
      expect([now.status, now.paystatus, await cards()]).toEqual([status, paystatus, owns]);
    },
    until: (order: Order, paystatus: number) => eventually(async () => (await look(order)).paystatus === paystatus),
    /** Has the money of an order back; the number of its refund, which the channel has been asked for. */
    async takeBack(order: Order): Promise<string> {
      await call('REFUNDAPPLY', { oid: order.id, reason: 'by mistake' });
      const told = { id: order.id, uid: '', by: 'olga', why: 'not used', amount: '', unit: '', days: '' };
      await decideRefund(deps, 'agreed', told);
      const refund = (await listRefunds(deps.db, 'agreed', 99)).find(({ order_id }) => order_id === order.id);
      if (!refund) throw new Error('no refund was agreed');
      return refund.id;
    },
  };
}
