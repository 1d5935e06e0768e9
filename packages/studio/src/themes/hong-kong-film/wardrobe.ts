import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const black: SheetGarment = {
  woman: { id: 'leather-jacket', colours: 'black' },
  man: { id: 'leather-jacket', colours: 'black' },
};
const white: SheetGarment = { woman: { id: 'shirt', colours: 'white' }, man: { id: 'shirt', colours: 'white' } };
const denim: SheetGarment = {
  woman: { id: 'denim-jacket', colours: 'washed' },
  man: { id: 'denim-jacket', colours: 'indigo' },
};

/** Leather and denim jackets, and white shirts. */
export const WARDROBE = threeOutfits(black, white, denim);
