import { findCredited } from '../../src/modules/orders/refunds.store.ts';
import { takeRevocation } from '../../src/modules/orders/take-revocation.ts';
import { type Account, type Bought, giveBack, isVirtual, latestRefund, PRICES } from './reckoning.ts';
import { nthOrder, type Planners } from './turn.ts';

const isRevocable = ({ of, stands, money, method }: Bought): boolean =>
  of !== 'print' && method === 'sandbox' && stands === 'sold' && (money === 'paid' || money === 'asked');

/** What money was for goes with it, as far as it is there. @returns what cards that were spent are worth. */
function revoke(account: Account, order: Bought): number {
  const asked = order.money === 'asked' ? latestRefund(order) : undefined;
  if (asked) {
    asked.state = 'done';
    order.money = asked.amount === order.price ? 'back' : 'partly';
    return order.price - asked.amount;
  }
  const { cards: purse } = account;
  const cards = order.of === 'plan' ? Math.min(PRICES.planCards, purse.paid) : 0;
  const amount = isVirtual(order) ? order.price : (PRICES.plan / PRICES.planCards) * cards;
  if (isVirtual(order)) giveBack(account, order);
  purse.add('paid', -cards);
  order.refunds.push({ state: 'done', cards, amount, isOwn: true, isRefused: false });
  for (const refund of order.refunds) if (refund.isOwn && refund.state === 'agreed') refund.state = 'done';
  order.money = 'revoked';
  return order.price - amount;
}

/** What a channel does by itself. */
export const revokeActs: Planners<'revoke'> = {
  revoke(turn, { nth, twice }) {
    const order = nthOrder(turn, nth, isRevocable);
    if (!order || !isRevocable(order)) return undefined;
    const { world, book, me } = turn;
    return {
      async ask() {
        const paid = await findCredited(world.deps.db, order.id);
        if (!paid) throw new Error(`nothing was paid for ${order.id}`);
        const { transaction_id: transactionId, amount, currency } = paid;
        book.takeBack(transactionId, amount);
        await takeRevocation(world.deps, 'sandbox', { orderId: order.id, transactionId, amount, currency });
      },
      twice,
      done: () => book.lose(revoke(me.account, order)),
    };
  },
};
