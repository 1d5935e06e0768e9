import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { OperatorError, type Told } from '../operator-order.ts';
import { dropRendition, findPhotos, lockAgain } from '../photos/index.ts';
import { tellWatchers } from '../renditions/index.ts';
import { giveBack, isPaidWithCards, paidSum } from './give-back.ts';
import { photosOfOrder } from './order-photos.store.ts';
import { type OrderRenditionRow, renditionOfOrder } from './order-renditions.store.ts';
import { lockOrder, type OrderRow } from './orders.store.ts';
import { insertAct } from './refunds.store.ts';
import { tellOfReturn } from './return-failed.ts';
import { tellToAskApple } from './tell-to-ask-apple.ts';

/**
 * Gives back what an order of photos cost, into the purses or through the channel that it came from; its photos, 4K pictures and videos are locked again. Of
 * an order of a 4K picture or a video that alone is. The same again changes nothing.
 */
export async function takeBack(deps: Deps, { id, by, why }: Told): Promise<string[]> {
  const isNew = await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.type !== 'virtual') throw new OperatorError(`There is no order of photos ${id}.`);
    const given = await giveBack(tx, deps, order);
    if (!given) {
      if (order.completed_at === null) throw new OperatorError(`${id} was not paid.`);
      return false;
    }
    await lockGoods(tx, deps, order);
    if (given.refund) await tellToAskApple(tx, deps, order.uid, given.refund);
    const act = { id: newId(), uid: order.uid, order_id: id, act: 'agreed' as const, done_by: by, done_at: deps.now() };
    await insertAct(tx, { ...act, why_sealed: deps.personal.encrypt(why) });
    return true;
  });
  if (isNew) deps.log.info({ event: 'order-taken-back', orderId: id, by }, 'an act of the operator');
  return [isNew ? `${id} is taken back.` : `${id} was taken back already.`];
}

/** What an order was of whose price was given back is locked again. */
export async function lockGoods(tx: Db, deps: Deps, order: OrderRow): Promise<void> {
  const rendition = await renditionOfOrder(tx, order.id);
  await (rendition ? lockRendition(tx, deps, order, rendition) : lockPhotosAgain(tx, deps, order));
}

async function lockPhotosAgain(tx: Db, deps: Deps, order: OrderRow): Promise<void> {
  const { id, uid } = order;
  for (const part of await photosOfOrder(tx, id)) await lockAgain(tx, part, deps.now());
  const envelope = { uid, key: `order:${id}:back`, type: MESSAGE_TYPE.order, extra: id };
  const message = isPaidWithCards(order)
    ? { template: 'photosTakenBack' as const, args: {} }
    : { template: 'photosMoneyBack' as const, args: { sum: paidSum(order) } };
  await sendMessage(tx, deps, { ...envelope, ...message });
}

/** What was made is not the photo's any more; what is being made has nowhere to go. */
async function lockRendition(tx: Db, deps: Deps, order: OrderRow, rendition: OrderRenditionRow): Promise<void> {
  const { photo_id, kind } = rendition;
  await dropRendition(tx, photo_id, kind);
  for (const photo of await findPhotos(tx, order.uid, [photo_id])) await tellWatchers(tx, deps, photo);
  await tellOfReturn(tx, deps, order, 'takenBack');
}
