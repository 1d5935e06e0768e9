import { defineArea, type Environment, readArea } from '../environment/area.ts';
import { choice } from '../environment/kinds.ts';

/** `off`: everything is free, and nothing of a purse is shown. */
export const SHOPS = ['off', 'sandbox', 'open'] as const;
export type Shop = (typeof SHOPS)[number];

export const shopArea = defineArea('The shop', {
  KINORA_SHOP: choice(
    '`off`: everything is free, and no purse is shown to anybody. `sandbox`: there are gold cards, bonus points and liao coins, and a cashier that only behaves like one. `open`: the same, paid through every channel below for which there are keys.',
    SHOPS,
    'off',
  ),
});

export interface ShopConfig {
  shop: Shop;
}

export const readShop = (environment: Environment): ShopConfig => ({
  shop: readArea(shopArea, environment).KINORA_SHOP,
});
