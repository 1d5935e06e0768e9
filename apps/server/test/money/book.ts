import { randomBytes } from 'node:crypto';
import type { ChannelPayment, ChannelState, PayChannel } from '../../src/adapters/ports/pay-channel.ts';

/** A channel in memory with a book of its own, which takes one payment an order and tells nobody by itself. */
export interface Book {
  readonly channel: PayChannel;
  /** Somebody pays at its page; the same payment again for who paid before, undefined where nobody can any more. */
  pay(orderId: string): ChannelPayment | undefined;
  /** Money that nobody should have been able to pay. */
  slip(orderId: string, amount: number): ChannelPayment;
  /** It gives the money of a payment back by itself. */
  takeBack(transactionId: string, amount: number): void;
  /** What went so and is the shop's loss: cards of it were spent. */
  lose(amount: number): void;
  /** What it holds of the shop's, losses made good: all that was paid, less what went back. */
  total(): number;
}

export function openBook(): Book {
  const told = new Map<string, number>();
  const closed = new Set<string>();
  const paid = new Map<string, ChannelPayment>();
  const refunds = new Map<string, number>();
  let taken = 0;
  let lost = 0;
  const take = (orderId: string, amount: number): ChannelPayment => {
    taken += amount;
    return { orderId, transactionId: randomBytes(8).toString('hex'), amount, currency: 'CNY' };
  };
  const stateOf = (orderId: string): ChannelState => {
    const payment = paid.get(orderId);
    if (payment) return { state: 'paid', payment };
    return { state: closed.has(orderId) ? 'closed' : told.has(orderId) ? 'waiting' : 'unknown' };
  };
  return {
    channel: {
      ...{ key: 'sandbox', currencies: ['CNY'], worksOn: () => true, needsPayer: () => false },
      async prepay({ orderId, amount }) {
        told.set(orderId, amount);
        return { kind: 'page', url: `http://127.0.0.1:1/${orderId}` };
      },
      query: async (orderId) => stateOf(orderId),
      async close(orderId) {
        closed.add(orderId);
        return stateOf(orderId);
      },
      async refund({ refundId, amount }) {
        refunds.set(refundId, amount);
        return 'done';
      },
      ...{ bill: undefined, billAfterMs: 0, readNotice: () => undefined, heard: { contentType: '', body: '' } },
    },
    pay(orderId) {
      const known = paid.get(orderId);
      if (known || closed.has(orderId)) return known;
      const payment = take(orderId, told.get(orderId) ?? 0);
      paid.set(orderId, payment);
      return payment;
    },
    slip: take,
    takeBack: (transactionId, amount) => void refunds.set(transactionId, amount),
    lose(amount) {
      lost += amount;
    },
    total: () => taken + lost - [...refunds.values()].reduce((sum, amount) => sum + amount, 0),
  };
}
