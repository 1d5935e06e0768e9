import { ERROR } from '@kinora/contract';
import type { ChannelPayment } from '../../src/adapters/ports/pay-channel.ts';
import { settlePayment } from '../../src/modules/orders/settle-payment.ts';
import { type Bought, discover, end, isVirtual, PRICES, settle, sold } from './reckoning.ts';
import { nthOrder, type Planners } from './turn.ts';

/** What paying a closed order is refused with. */
const refusalOfClosed = ({ money }: Bought) => (money === 'none' ? ERROR.orderExpired : ERROR.orderMayBePaid);
const waits = ({ stands }: Bought): boolean => stands === 'waits';

/** How an order is paid, or not. */
export const payActs: Planners<'pay' | 'checkout' | 'late' | 'confirm' | 'cancel'> = {
  pay(turn, { nth, twice }) {
    const order = nthOrder(turn, nth, (one) => waits(one) && isVirtual(one));
    if (!order) return undefined;
    const { world, me, now } = turn;
    const { account, user } = me;
    const isDone = order.stands === 'sold' && order.money === 'paid';
    const refusalOf = () => {
      if (order.stands === 'closed') return refusalOfClosed(order);
      if (!isVirtual(order)) return ERROR.payMethodUnsupported;
      if (order.stands !== 'waits') return isDone ? undefined : ERROR.orderInvalid;
      return account.cards.available(now) < order.cards ? ERROR.cardsInsufficient : undefined;
    };
    return {
      ask: () => world.call('ORDERPAY', user, { oid: order.id, paymethod: 'balance', price: order.cards }),
      ...{ refusal: refusalOf(), twice },
      done() {
        if (isDone) return;
        Object.assign(order, { method: 'balance', price: order.cards });
        sold(account, order, now);
        discover(account, order, now);
      },
    };
  },

  checkout(turn, { nth, how }) {
    const order = nthOrder(turn, nth, waits);
    if (!order) return undefined;
    const { world, book, me, now } = turn;
    const { account, user } = me;
    const price = isVirtual(order) ? order.cards * PRICES.card : order.price;
    const come = async (payment: ChannelPayment | undefined) => {
      if (payment) await settlePayment(world.deps, 'sandbox', payment);
    };
    const refusalOf = () => {
      if (order.stands === 'closed') return refusalOfClosed(order);
      if (order.stands !== 'waits') return ERROR.orderInvalid;
      return price === 0 ? ERROR.priceChanged : undefined;
    };
    return {
      async ask() {
        await world.call('ORDERPAY', user, { oid: order.id, paymethod: 'sandbox', price });
        if (how === 'short') await come(book.slip(order.id, price - 1));
        if (how !== 'silent' && how !== 'told') return;
        const paid = book.pay(order.id);
        if (how === 'told') await Promise.all([come(paid), come(paid)]);
      },
      refusal: refusalOf(),
      done() {
        Object.assign(order, { price, method: 'sandbox', isTold: true });
        if (how === 'short') settle(account, order, price - 1, now);
        if (how === 'silent' || how === 'told') order.silent = price;
        if (how === 'told') discover(account, order, now);
      },
    };
  },

  /** Money comes for it, whatever it is by now; with `twice` less than it costs. */
  late(turn, { nth, twice }) {
    const order = nthOrder(turn, nth, () => true);
    const amount = order ? order.price - Number(twice) : 0;
    if (!order || amount <= 0 || order.silent > 0) return undefined;
    const { world, book, me, now } = turn;
    return {
      ask: () => settlePayment(world.deps, 'sandbox', book.slip(order.id, amount)),
      done: () => settle(me.account, order, amount, now),
    };
  },

  confirm(turn, { nth }) {
    const order = nthOrder(turn, nth, waits);
    if (!order) return undefined;
    const { world, me, now } = turn;
    const isWaiting = order.stands === 'waits' && order.silent === 0;
    const isOver = order.stands === 'closed' && order.money === 'none';
    const refusal = isWaiting ? ERROR.notYetPaid : isOver ? ERROR.orderExpired : undefined;
    return {
      ask: () => world.call('ORDERPAYSUCCESS', me.user, { oid: order.id }),
      refusal,
      done: () => discover(me.account, order, now),
    };
  },

  cancel(turn, { nth }) {
    const order = nthOrder(turn, nth, waits);
    if (!order) return undefined;
    const { world, me, now } = turn;
    return {
      ask: () => world.call('CANCELORDER', me.user, { oid: order.id }),
      refusal: order.stands === 'waits' || order.stands === 'cancelled' ? undefined : ERROR.orderInvalid,
      done() {
        if (order.stands !== 'waits') return;
        end(me.account, order, 'cancelled');
        discover(me.account, order, now);
      },
    };
  },
};
