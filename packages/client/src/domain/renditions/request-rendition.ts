import { ERROR, type RenditionKind } from '@kinora/contract';
import { call } from '../../api/call';
import { isError } from '../../api/command-error';
import { readConfiguration } from '../configuration/use-configuration';
import type { AskForCoupons } from '../orders/ask-for-coupons';
import { placeRenditionOrder } from '../orders/pay-order';
import { replacePhotos } from '../photos/mark-photos';

/**
 * Has a 4K rendition or a video of a photo made, which shows so at once. Resolves to the id of the order that has to be paid first, where it costs; undefined
 * as well where the user closes the question whether a coupon is used. Throws CommandError.
 */
export async function requestRendition(
  id: string,
  kind: RenditionKind,
  ask: AskForCoupons,
): Promise<string | undefined> {
  try {
    replacePhotos([(await call('GENVIDEO', { id, kind })).img]);
    return undefined;
  } catch (error) {
    if (!isError(error, ERROR.renditionCosts)) throw error;
  }
  const { fourkcards, videocards } = await readConfiguration();
  const price = kind === '4k' ? fourkcards : videocards;
  const coupon = await ask(1, price);
  if (coupon === undefined) return undefined;
  return (await placeRenditionOrder(id, kind, { price: coupon > 0 ? 0 : price, coupon })).id;
}
