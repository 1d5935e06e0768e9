import { hasBadges } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { languageOfLocale } from '../../language-of-locale.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { lockPhotos } from '../photos/index.ts';
import { drawPrint } from './draw-print.ts';
import { nextState } from './order-machine.ts';
import { findOrder, lockOrder } from './orders.store.ts';
import { largestOf } from './print-source.ts';
import { changePrint, findPrint } from './prints.store.ts';
import { refundPrints } from './refund-prints.ts';

/** Beside what the user's photos are, so that it leaves labelled as they do and goes with the account; not with its photo. */
const fileKey = (uid: string, orderId: string): string => `users/${uid}/photos/orders/${orderId}-ordered.jpg`;

/** Makes the file of prints. May run again, or twice at once: the object is replaced whole. */
export async function makePrint(deps: Deps, { orderId }: { orderId: string }): Promise<void> {
  const [order, print] = [await findOrder(deps.db, orderId), await findPrint(deps.db, orderId)];
  if (!order || !print || order.paid_at === null || print.file_key !== null) return;
  // Also one that was deleted a moment ago, but none that is locked again since it was taken back.
  const [photo] = await deps.db.transaction().execute((tx) => lockPhotos(tx, order.uid, [print.photo_id]));
  if (!photo || !hasBadges(photo.status)) return giveUpPrint(deps, { orderId });
  const { bytes } = await deps.objects.get((await largestOf(deps.db, photo)).key);
  const file = await drawPrint(bytes, {
    crop: { x: print.crop_x, y: print.crop_y, width: print.crop_width, height: print.crop_height },
    frame: { width: print.width_mm, height: print.height_mm },
    language: languageOfLocale(print.locale),
  });
  const key = fileKey(order.uid, orderId);
  await deps.objects.put(key, file, { contentType: 'image/jpeg' });
  const isWanted = await transact(deps.db, async (tx) => {
    const current = await lockOrder(tx, orderId);
    if (current) await changePrint(tx, orderId, { file_key: key });
    return current !== undefined;
  });
  // Its account ended meanwhile.
  if (!isWanted) await deps.objects.delete(key);
}

/** Called when every try failed: what cannot be made is paid back. */
export async function giveUpPrint(deps: Deps, { orderId }: { orderId: string }): Promise<void> {
  await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || (await findPrint(tx, orderId))?.file_key !== null || !nextState(order, 'askRefund')) return;
    await refundPrints(tx, deps, order);
    await sendMessage(tx, deps, {
      ...{ uid: order.uid, key: `order:${orderId}:failed`, type: MESSAGE_TYPE.order, extra: orderId },
      ...{ template: 'printFailed', args: {} },
    });
  });
  deps.log.error({ event: 'print-failed', orderId }, 'prints cannot be made: their money goes back');
}
