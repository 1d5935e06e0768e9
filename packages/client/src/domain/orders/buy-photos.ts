import { type PhotoQuote, quotePhotos, type ResultImage } from '@kinora/contract';
import { call } from '../../api/call';
import { placePhotoOrder } from './pay-order';

export type Bought =
  /** All are free: they may be kept at once. */
  | { readonly kind: 'free' }
  /** Only photos of one shoot are ordered together. */
  | { readonly kind: 'mixed' }
  | { readonly kind: 'ordered'; readonly orderId: string };

/** Orders photos that are to be kept, unless they are free. Throws CommandError. */
export async function buyPhotos(photos: readonly ResultImage[], cardsEach: number): Promise<Bought> {
  const [shoot = '', ...others] = new Set(photos.map(({ group }) => group));
  if (others.length > 0) return { kind: 'mixed' };
  const quote = await quoteNow(shoot, photos.length, cardsEach);
  if (quote.cards + quote.points === 0) return { kind: 'free' };
  const ids = photos.map(({ id }) => id);
  return { kind: 'ordered', orderId: (await placePhotoOrder(ids, quote)).id };
}

/** What they come to at this moment, whatever was shown a while ago. */
async function quoteNow(shoot: string, count: number, cardsEach: number): Promise<PhotoQuote> {
  const [progress, user, waiting] = await Promise.all([
    call('QUEUERESULT', { id: shoot }),
    call('QUERYUSERINFO', {}),
    call('QUERYORDER', { type: 'waiting', page: 0 }),
  ]);
  const spokenFor = waiting.orders.reduce((sum, { point }) => sum + point, 0);
  const freeLeft = progress.shoots[0]?.freeleft ?? 0;
  return quotePhotos({ count, cardsEach, freeLeft, pointsLeft: (user.point ?? 0) - spokenFor });
}
