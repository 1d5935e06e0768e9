import type { RenditionKind } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { giveBack, isPaidWithCards, paidSum } from './give-back.ts';
import { lockPaidFor } from './order-renditions.store.ts';
import type { OrderRow } from './orders.store.ts';
import { tellToAskApple } from './tell-to-ask-apple.ts';

const TEMPLATES = {
  failed: { cards: 'renditionReturned', money: 'renditionFailedMoneyBack', coupon: 'renditionCouponBack' },
  takenBack: { cards: 'renditionTakenBack', money: 'renditionTakenMoneyBack', coupon: 'renditionCouponTakenBack' },
} as const;

/** Gives back what somebody paid for a rendition that could not be made, in the transaction of its end: once, and never without it. */
export async function returnFailed(
  tx: Db,
  deps: Deps,
  { photoId, kind }: { photoId: string; kind: RenditionKind },
): Promise<void> {
  const order = await lockPaidFor(tx, photoId, kind);
  const given = order && (await giveBack(tx, deps, order));
  if (!given) return;
  await tellOfReturn(tx, deps, order, 'failed');
  if (given.refund) await tellToAskApple(tx, deps, order.uid, given.refund);
}

/** Tells whose order it is that what it cost is there again, or on its way, and why. */
export async function tellOfReturn(tx: Db, deps: Deps, order: OrderRow, why: keyof typeof TEMPLATES): Promise<void> {
  const { id, uid, cards: count } = order;
  const envelope = { uid, key: `order:${id}:back`, type: MESSAGE_TYPE.order, extra: id };
  const { cards, money, coupon } = TEMPLATES[why];
  if (order.coupon > 0) await sendMessage(tx, deps, { ...envelope, template: coupon, args: {} });
  else if (isPaidWithCards(order)) await sendMessage(tx, deps, { ...envelope, template: cards, args: { count } });
  else await sendMessage(tx, deps, { ...envelope, template: money, args: { sum: paidSum(order) } });
}
