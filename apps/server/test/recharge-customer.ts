import type { InputOf, Order } from '@kinora/contract';
import { expect } from 'vitest';
import { readBalances } from '../src/modules/ledger/index.ts';
import { eventually, newSn } from './module-world.ts';
import { signInOverHttp } from './sign-in.ts';
import { AnsweredError } from './test-client.ts';
import type { TestServer } from './test-server.ts';

export const plan = { plan: 'cards-10', price: 2_000, paymethod: 'sandbox' } as const;

/** Somebody who buys gold cards. */
export async function rechargeCustomer(server: TestServer) {
  const client = await signInOverHttp(server);
  const { uid } = await client.call('QUERYUSERINFO', {});
  const place = async (told: Partial<InputOf<'CREATEORDER'>> = {}): Promise<Order> =>
    (await client.call('CREATEORDER', { sn: newSn(), ...plan, ...told })).order;
  const pageOf = async ({ id, price }: Order): Promise<string> =>
    (await client.call('ORDERPAY', { oid: id, paymethod: 'sandbox', price })).url;
  const look = async ({ id }: Order): Promise<Order> => (await client.call('QUERYORDERDETAIL', { oid: id })).order;
  const stands = async (order: Order, status: number, paystatus: number): Promise<void> => {
    const now = await look(order);
    expect([now.status, now.paystatus]).toEqual([status, paystatus]);
  };
  const until = (order: Order, paystatus: number) =>
    eventually(async () => (await look(order)).paystatus === paystatus);
  const cards = async () => (await readBalances(server.deps, uid)).card.paid;
  const news = async () => (await client.call('QUERYMESSAGE', { lastupdate: 0, type: -1, page: 0 })).messages;
  const messages = async () => (await news()).map(({ template }) => template);
  return { client, uid, place, pageOf, look, stands, until, cards, messages, news };
}

/** What a call is refused with; 0: it is not. */
export const erridOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 0,
    (error: unknown) => (error instanceof AnsweredError ? error.errid : -1),
  );
