import type { RenditionKind } from '@kinora/contract';
import type { Config } from '../../config/config.ts';
import type { PhotoRow } from './photos.store.ts';

/** Gold cards that keeping a photo of a kind costs beyond the free ones of its shoot; 0: all are free. */
export function priceOfPhoto({ shop, business }: Pick<Config, 'shop' | 'business'>, kind: PhotoRow['kind']): number {
  if (shop === 'off') return 0;
  return kind === 'custom' ? business.shop.customCards : business.shop.photoCards;
}

/** Gold cards that a rendition of a photo costs; 0: it is free. */
export function priceOfRendition({ shop, business }: Pick<Config, 'shop' | 'business'>, kind: RenditionKind): number {
  if (shop === 'off') return 0;
  return kind === '4k' ? business.shop.fourkCards : business.shop.videoCards;
}
