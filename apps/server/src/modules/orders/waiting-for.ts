import type { RequestOf } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { moveOrder } from './change-state.ts';
import { lockWaitingFor } from './order-renditions.store.ts';
import { findWaitingRecharge, lockOutdatedRecharges, type OrderRow } from './orders.store.ts';
import { priceNow } from './price-now.ts';
import { listPrints, lockWaitingPrints } from './prints.store.ts';

type Wanted = RequestOf<'CREATEORDER'>;

/** What became of an order that was waiting for the same. */
export interface Former {
  /** It waits still, and is the answer. */
  waiting?: OrderRow | undefined;
  /** Those that could not be paid any more, and ended: their channels do not know that yet. */
  replaced?: readonly OrderRow[];
}

/** A recharge that is taken up again leaves at least so long to pay it. */
const LEFT_MS = 60_000;

/** The order that waits for the same gold cards or the same rendition, from another tap or device; one that can be paid no more, as its price is another one by now or its time is over, ends instead. */
export async function waitingFor(tx: Db, deps: Deps, uid: string, wanted: Wanted): Promise<Former> {
  if (wanted.rendition) return waitingForRendition(tx, deps, uid, wanted, wanted.rendition);
  if (wanted.print) return { replaced: await endOutdatedPrints(tx, deps, uid, wanted.print.photo) };
  const { plans, currency } = deps.config.business.shop;
  const plan = plans.find(({ id, price }) => id === wanted.plan && price === wanted.price);
  if (!plan) return {};
  const { price, paymethod } = wanted;
  const same = { plan: plan.id, cards: plan.amount, cnt: plan.cnt, price, currency, paymethod };
  const waiting = await findWaitingRecharge(tx, uid, same, deps.now() + LEFT_MS);
  if (waiting) return { waiting };
  const outdated = await lockOutdatedRecharges(tx, uid, same);
  for (const order of outdated) await moveOrder(tx, deps, order, 'expire');
  return { replaced: outdated };
}

/** Ends the orders of prints of a photo that cannot be paid any more, as they cost something else by now: they are ordered anew. */
async function endOutdatedPrints(tx: Db, deps: Deps, uid: string, photoId: string): Promise<OrderRow[]> {
  const waiting = await lockWaitingPrints(tx, uid, photoId);
  const prints = await listPrints(
    tx,
    waiting.map(({ id }) => id),
  );
  const outdated = waiting.filter((order) => priceNow(deps, order, prints.get(order.id)) !== order.price);
  for (const order of outdated) await moveOrder(tx, deps, order, 'expire');
  return outdated;
}

async function waitingForRendition(
  tx: Db,
  deps: Deps,
  uid: string,
  { price, coupon = 0 }: Wanted,
  { photo, kind }: NonNullable<Wanted['rendition']>,
): Promise<Former> {
  const order = await lockWaitingFor(tx, uid, photo, kind);
  if (!order) return {};
  if (order.expires_at > deps.now() && order.cards === price && order.coupon === coupon) return { waiting: order };
  await moveOrder(tx, deps, order, 'expire');
  return { replaced: [order] };
}
