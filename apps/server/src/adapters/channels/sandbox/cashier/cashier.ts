import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { billTold, Notice, orderAsked, prepayAsked, refundAsked, stateTold } from '../messages.ts';
import type { Book, Entry, EntryOf } from './book.ts';

/** What is refused is answered with this status. */
export class RefusedError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface CashierOptions {
  book: Book;
  merchant: string;
  /** Where its pages are. */
  url(): string;
  now(): number;
  /** Called with the place of each entry that the merchant is to hear of. */
  tell(place: number): void;
}

export type Cashier = ReturnType<typeof createCashier>;

const newNumber = (): string => randomBytes(12).toString('hex');

/** What a channel does, by its book alone. */
export function createCashier({ book, merchant, url, now, tell }: CashierOptions) {
  const envelope = { merchant, environment: 'sandbox' as const };
  const all = <Is extends Entry['is']>(is: Is): EntryOf<Is>[] =>
    book.entries.filter((entry): entry is EntryOf<Is> => entry.is === is);
  const find = <Is extends 'order' | 'paid' | 'closed'>(is: Is, order: string): EntryOf<Is> | undefined =>
    all(is).find((entry) => 'order' in entry && entry.order === order);

  function orderOf(id: string): EntryOf<'order'> {
    const order = find('order', id);
    if (!order) throw new RefusedError(404, 'no such order');
    return order;
  }

  function paymentOf(id: string) {
    const paid = find('paid', id);
    const { amount, currency } = orderOf(id);
    return paid && { order: id, transaction: paid.transaction, amount, currency };
  }

  function stateOf(id: string): z.infer<typeof stateTold> {
    const order = find('order', id);
    if (!order) return { state: 'unknown' };
    const payment = paymentOf(id);
    if (payment) return { state: 'paid', ...envelope, ...payment };
    if (find('closed', id) || order.expiresAt <= now()) return { state: 'closed' };
    return { state: all('failed').some((failed) => failed.order === id) ? 'failed' : 'waiting' };
  }

  return {
    stateOf,
    paymentOf,
    /** The order of a page. */
    orderAt: (token: string) => all('order').find((order) => order.token === token),

    prepay({ order, amount, currency, expiresAt, returnUrl, notifyUrl }: z.infer<typeof prepayAsked>) {
      const known = find('order', order);
      if (known && (known.amount !== amount || known.currency !== currency))
        throw new RefusedError(409, 'the same order with another amount');
      if (known && stateOf(order).state === 'closed') throw new RefusedError(409, 'nobody pays it any more');
      const token = known?.token ?? randomBytes(24).toString('base64url');
      if (!known) {
        book.write({ is: 'order', order, amount, currency, expiresAt, returnUrl, notifyUrl, token, at: now() });
      }
      return { url: `${url()}/pay/${token}` };
    },

    close({ order }: z.infer<typeof orderAsked>) {
      const { state } = stateOf(order);
      if (state === 'waiting' || state === 'failed') book.write({ is: 'closed', order, at: now() });
      return stateOf(order);
    },

    /** The customer has paid; the place of that in the book. Undefined when the order cannot be paid any more. */
    pay(order: string): number | undefined {
      const { state } = stateOf(order);
      if (state !== 'waiting' && state !== 'failed') return undefined;
      return book.write({ is: 'paid', order, transaction: newNumber(), at: now() });
    },

    /** The customer's bank has refused. */
    fail(order: string): number | undefined {
      return stateOf(order).state === 'waiting' ? book.write({ is: 'failed', order, at: now() }) : undefined;
    },

    refund({ refund, order, transaction, amount, currency }: z.infer<typeof refundAsked>) {
      const payment = paymentOf(order);
      const former = all('refunded').filter((entry) => entry.order === order);
      const known = former.find((entry) => entry.refund === refund);
      if (known) {
        if (known.amount !== amount) throw new RefusedError(409, 'the same refund with another amount');
        return { state: 'done' as const };
      }
      const returned = former.reduce((sum, entry) => sum + entry.amount, 0);
      const isOfIt = payment?.transaction === transaction && payment.currency === currency;
      if (!isOfIt || returned + amount > payment.amount) throw new RefusedError(409, 'more than was paid');
      tell(book.write({ is: 'refunded', order, refund, amount, currency, at: now() }));
      return { state: 'underway' as const };
    },

    bill(day: string): z.infer<typeof billTold> {
      const ofDay = ({ at }: { at: number }) => new Date(at).toISOString().startsWith(day);
      const payments = all('paid')
        .filter(ofDay)
        .flatMap(({ order }) => paymentOf(order) ?? []);
      const refunds = all('refunded')
        .filter(ofDay)
        .flatMap(({ order, refund, amount }) => {
          const payment = paymentOf(order);
          return payment ? [{ kind: 'refund' as const, refund, ...payment, amount }] : [];
        });
      return { lines: [...payments.map((payment) => ({ kind: 'payment' as const, ...payment })), ...refunds] };
    },

    /** What the merchant is told of an entry, and where; undefined for what nobody is told of. */
    noticeOf(place: number): { notice: Notice; notifyUrl: string } | undefined {
      const entry = book.entries[place];
      if (entry?.is !== 'paid' && entry?.is !== 'failed' && entry?.is !== 'refunded') return undefined;
      const { order } = entry;
      const { notifyUrl } = orderOf(order);
      if (entry.is === 'failed') return { notifyUrl, notice: { kind: 'failed', ...envelope, order } };
      if (entry.is === 'refunded')
        return { notifyUrl, notice: { kind: 'refunded', ...envelope, order, refund: entry.refund } };
      const payment = paymentOf(order);
      return payment && { notifyUrl, notice: { kind: 'paid', ...envelope, ...payment } };
    },

    /** Places of what the merchant has not heard of yet. */
    unheard(): number[] {
      const heard = new Set(all('heard').map(({ place }) => place));
      return book.entries.flatMap(({ is }, place) =>
        (is === 'paid' || is === 'failed' || is === 'refunded') && !heard.has(place) ? [place] : [],
      );
    },

    heard(place: number): void {
      if (book.entries[place]) book.write({ is: 'heard', place, at: now() });
    },
  };
}
