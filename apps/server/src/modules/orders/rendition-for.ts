import { ERROR, type RequestOf } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { countWaiting, priceOfRendition } from '../photos/index.ts';
import { isOffered } from '../renditions/index.ts';
import type { Goods } from './photos-for.ts';
import { lockRenderable } from './require-rendition.ts';

type Wanted = NonNullable<RequestOf<'CREATEORDER'>['rendition']>;
type Shown = Pick<RequestOf<'CREATEORDER'>, 'price' | 'point' | 'coupon'>;

/**
 * What having a rendition made costs now. The user must be locked. Throws AppError where that is not what they were shown, or it is not to be bought.
 */
export async function renditionFor(
  tx: Db,
  deps: Deps,
  uid: string,
  { price, point = 0, coupon = 0 }: Shown,
  { photo, kind }: Wanted,
): Promise<Goods> {
  if (!isOffered(deps, kind)) throw new AppError(ERROR.renditionOff, `no ${kind} here`);
  await lockRenderable(tx, uid, { photo_id: photo, kind });
  const full = priceOfRendition(deps.config, kind);
  if (full === 0) throw new AppError(ERROR.renditionNotForSale, 'it is free');
  const cards = coupon > 0 ? 0 : full;
  if (price !== cards || point !== 0 || coupon > 1)
    throw new AppError(ERROR.priceChanged, `${cards} cards, not ${price}`);
  const { unfinishedRenditions: limit } = deps.config.business;
  if ((await countWaiting(tx, uid)) >= limit)
    throw new AppError(ERROR.renditionLimit, 'enough under way', [String(limit)]);
  return { type: 'virtual', cards, cnt: 1, point: 0, free: 0, coupon, photos: [] };
}
