import type { RenditionKind } from '@kinora/contract';
import { type Parts, Purse } from './purse.ts';

/** What the shop of the test sells for how much. */
export const PRICES = {
  ...{ plan: 2_000, planCards: 10, photo: 2, freePhotos: 2, card: 200, giftLimit: 15, registered: 3 },
  ...{ '4k': 2, video: 3, print: 290 + 800, printPart: 390 },
} as const;
export const PAY_MS = 900_000;

/** Money that goes back, or is asked back, and whether it is what the order was paid with. */
interface Refund {
  state: 'asked' | 'agreed' | 'done' | 'ended';
  readonly cards: number;
  amount: number;
  readonly isOwn: boolean;
  isRefused: boolean;
}

export interface Bought {
  readonly id: string;
  readonly of: 'plan' | 'photos' | 'print' | RenditionKind;
  readonly photos: readonly string[];
  readonly cards: number;
  readonly points: number;
  readonly free: number;
  readonly until: number;
  stands: 'waits' | 'closed' | 'cancelled' | 'sold';
  money: 'none' | 'paid' | 'asked' | 'agreed' | 'back' | 'partly' | 'revoked';
  method: 'balance' | 'sandbox';
  price: number;
  /** Its channel knows of it. */
  isTold: boolean;
  /** What its channel was paid, and has not told of. */
  silent: number;
  /** Coupons that are set aside or spent, cards and points that were. */
  coupons: Parts;
  spent: { cards: Parts; points: Parts };
  readonly refunds: Refund[];
}

/** A gift on its way to the next one of the people. */
export interface OnWay {
  readonly id: string;
  readonly count: number;
  readonly sentAt: number;
  readonly until: number;
  state: 'waits' | 'taken' | 'returned';
}

/** What one person has and ordered. */
export class Account {
  readonly cards = new Purse();
  readonly points = new Purse();
  readonly coupons = new Purse();
  readonly orders: Bought[] = [];
  readonly given: OnWay[] = [];
  readonly rewarded = new Set<string>();
  /** Photos of the shoot that are not spoken for. */
  readonly ready: string[];
  /** What is being made of the one that was kept first. */
  readonly made = new Set<RenditionKind>();

  constructor(ready: readonly string[]) {
    this.ready = [...ready];
    this.cards.add(0, PRICES.registered);
  }

  /** Another account without photos turns out to be of the same person. */
  takeIn(other: Account): void {
    for (const unit of ['cards', 'points', 'coupons'] as const) this[unit].takeIn(other[unit]);
    this.orders.push(...other.orders);
  }

  get freeLeft(): number {
    const taken = this.orders.filter(
      ({ stands, money }) => stands === 'waits' || (stands === 'sold' && money === 'paid'),
    );
    return PRICES.freePhotos - 1 - taken.reduce((sum, { free }) => sum + free, 0);
  }

  pointsLeft(now: number): number {
    const waiting = this.orders.filter(({ stands }) => stands === 'waits');
    return this.points.available(now) - waiting.reduce((sum, { points }) => sum + points, 0);
  }
}

export const latestRefund = ({ refunds }: Bought): Refund | undefined =>
  refunds.find(({ state }) => state === 'asked') ?? refunds.at(-1);
const isOver = ({ stands }: Bought): boolean => stands === 'closed' || stands === 'cancelled';
export const isVirtual = ({ of }: Bought): boolean => of !== 'plan' && of !== 'print';

/** Money that the channel has taken in for an order. */
export function settle(account: Account, order: Bought, amount: number, now: number): void {
  const isOpen =
    order.stands === 'waits' || (order.stands === 'closed' && order.of === 'plan' && order.money === 'none');
  const isExact = order.method === 'sandbox' && order.price === amount;
  if (isOpen && isExact) sold(account, order, now);
  else {
    order.refunds.push({ state: 'agreed', cards: 0, amount, isOwn: false, isRefused: false });
    if (isOver(order) && order.money === 'none') order.money = 'agreed';
  }
}

/** It is paid, by whatever its method says. */
export function sold(account: Account, order: Bought, now: number): void {
  order.stands = 'sold';
  order.money = 'paid';
  if (order.of === 'plan') account.cards.add('paid', PRICES.planCards);
  const cards = isVirtual(order) && order.method === 'balance' ? account.cards.take(order.cards, now) : [];
  order.spent = { cards, points: account.points.take(order.points, now) };
  if (order.of === '4k' || order.of === 'video') account.made.add(order.of);
}

/** The channel is asked, and tells of what it was paid. */
export function discover(account: Account, order: Bought, now: number): void {
  const { silent } = order;
  order.silent = 0;
  if (silent > 0) settle(account, order, silent, now);
}

/** What ends unpaid frees its photos and coupons. */
export function end(account: Account, order: Bought, stands: 'closed' | 'cancelled'): void {
  order.stands = stands;
  account.ready.push(...order.photos);
  account.coupons.giveBack(order.coupons);
}

/** What photos, or what was made of one, cost comes back; false where it cannot. */
export function giveBack(account: Account, order: Bought): boolean {
  if (!isVirtual(order) || order.stands !== 'sold' || order.money !== 'paid') return false;
  account.cards.giveBack(order.spent.cards);
  account.points.giveBack(order.spent.points);
  account.coupons.giveBack(order.coupons);
  account.ready.push(...order.photos);
  if (order.of === '4k' || order.of === 'video') account.made.delete(order.of);
  order.money = order.method === 'balance' ? 'back' : 'agreed';
  if (order.method === 'sandbox')
    order.refunds.push({ state: 'agreed', cards: 0, amount: order.price, isOwn: true, isRefused: false });
  return true;
}

/** Refunds that were agreed to are at who paid. */
export function sendRefunds(order: Bought): void {
  for (const refund of order.refunds.filter(({ state }) => state === 'agreed')) {
    refund.state = 'done';
    const isOfOrder = refund.isOwn || isOver(order);
    if (!isOfOrder || order.money !== 'agreed') continue;
    order.money = isOver(order) || refund.amount === order.price ? 'back' : 'partly';
  }
}

/** What time brings about: the channel tells, what waited too long ends, refunds are sent, gifts go back. */
export function pass(account: Account, now: number): void {
  for (const order of account.orders) {
    if (order.stands === 'waits') discover(account, order, now);
    if (order.stands === 'waits' && order.until <= now) end(account, order, 'closed');
    sendRefunds(order);
  }
  for (const gift of account.given.filter(({ state, until }) => state === 'waits' && until <= now)) {
    gift.state = 'returned';
    account.cards.add('paid', gift.count);
  }
}
