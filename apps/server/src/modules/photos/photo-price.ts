import type { Config } from '../../config/config.ts';

/** Gold cards that keeping a photo costs beyond the free ones of its shoot; 0: all are free. */
export const priceOfPhoto = ({ shop, business }: Pick<Config, 'shop' | 'business'>): number =>
  shop === 'off' ? 0 : business.shop.photoCards;
