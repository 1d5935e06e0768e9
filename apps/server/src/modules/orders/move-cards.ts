import type { Db, Deps } from '../../deps.ts';
import { lockOwner, post, readBalances } from '../ledger/index.ts';
import type { OrderRow } from './orders.store.ts';
import type { RefundRow } from './refunds.store.ts';

type Context = Pick<Deps, 'now'>;

/** The gold cards of an order for its money, once. */
export async function creditCards(tx: Db, deps: Context, order: OrderRow): Promise<void> {
  const { id, uid, cards, price, currency } = order;
  const money = { currency, amount: price };
  await post(tx, deps, {
    key: `order:${id}`,
    kind: 'recharge',
    uid,
    unit: 'card',
    amount: cards,
    money,
    reference: id,
  });
}

/** The money of photos that a channel was paid for, once. */
export async function takeMoney(tx: Db, deps: Context, { id, uid, cards, price, currency }: OrderRow): Promise<void> {
  const of = { uid, unit: 'card' as const, amount: cards, reference: id };
  await post(tx, deps, { key: `order:${id}`, kind: 'direct-sale', ...of, money: { currency, amount: price } });
}

/** The money of photos that were taken back goes to whoever paid, through the channel. */
export async function returnMoney(tx: Db, deps: Context, { uid, cards }: OrderRow, refund: RefundRow): Promise<void> {
  const of = { uid, unit: 'card' as const, amount: cards, reference: refund.order_id };
  const money = { currency: refund.currency, amount: refund.amount };
  await post(tx, deps, { key: `refund:${refund.id}:agreed`, kind: 'direct-refund', ...of, money });
}

/** The money of prints, once. */
export async function takePrintMoney(tx: Db, deps: Context, { id, uid, price, currency }: OrderRow): Promise<void> {
  const of = { uid, unit: 'card' as const, amount: 0, reference: id };
  await post(tx, deps, { key: `order:${id}`, kind: 'print-sale', ...of, money: { currency, amount: price } });
}

/** What was paid for prints, or a part of it, goes to whoever paid. */
export async function returnPrintMoney(tx: Db, deps: Context, { id, uid }: OrderRow, refund: RefundRow): Promise<void> {
  const of = { uid, unit: 'card' as const, amount: 0, reference: id };
  const money = { currency: refund.currency, amount: refund.amount };
  await post(tx, deps, { key: `refund:${refund.id}:agreed`, kind: 'print-refund', ...of, money });
}

/** Cards that a user paid for and has not spent. */
export async function countUnspent(tx: Db, { now }: Context, uid: string): Promise<number> {
  return (await readBalances({ db: tx, now }, uid)).card.paid;
}

/** The same, of which nobody spends any before the transaction ends. */
export async function lockUnspent(tx: Db, deps: Context, uid: string): Promise<number> {
  await lockOwner(tx, uid);
  return countUnspent(tx, deps, uid);
}

type Refund = Pick<RefundRow, 'id' | 'cards'>;

/** Takes the cards of a refund that was asked for out of the user's purse. */
export async function setCardsAside(tx: Db, deps: Context, { id, uid }: OrderRow, refund: Refund): Promise<void> {
  const move = { uid, unit: 'card' as const, amount: refund.cards, reference: id };
  await post(tx, deps, { key: `refund:${refund.id}:asked`, kind: 'recharge-return', ...move });
}

/** The operator agreed: the cards are gone, and the money with them. */
export async function sellBack(tx: Db, deps: Context, { id, uid }: OrderRow, refund: RefundRow): Promise<void> {
  const move = { uid, unit: 'card' as const, amount: refund.cards, reference: id };
  const money = { currency: refund.currency, amount: refund.amount };
  await post(tx, deps, { key: `refund:${refund.id}:agreed`, kind: 'recharge-refund', ...move, money });
}

/** A store took the money of a refund again: the cards that it had taken, or the money of what was unlocked by it, are there again. */
export async function takeAgain(tx: Db, deps: Context, order: OrderRow, refund: RefundRow): Promise<void> {
  const { id, uid, type, cards } = order;
  const [kind, amount] =
    type === 'recharge' ? (['recharge', refund.cards] as const) : (['direct-sale', cards] as const);
  const money = { currency: refund.currency, amount: refund.amount };
  const of = { uid, unit: 'card' as const, amount, money, reference: id };
  await post(tx, deps, { key: `refund:${refund.id}:reversed`, kind, ...of });
}

/** Puts them back: nothing came of it. */
export async function putCardsBack(tx: Db, deps: Context, { id, uid }: OrderRow, refund: Refund): Promise<void> {
  const move = { uid, unit: 'card' as const, amount: refund.cards, reference: id };
  await post(tx, deps, { key: `refund:${refund.id}:ended`, kind: 'recharge-kept', ...move });
}
