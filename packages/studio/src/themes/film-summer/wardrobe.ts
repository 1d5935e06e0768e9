import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const white: SheetGarment = {
  woman: { id: 'shirt', colours: 'white' },
  man: { id: 'shirt', colours: 'sky' },
  child: { id: 'shirt', colours: 'white' },
};
const sage: SheetGarment = {
  woman: { id: 'shirt', colours: 'sage' },
  man: { id: 'shirt', colours: 'white' },
  child: { id: 'shirt', colours: 'sage' },
};
const denim: SheetGarment = {
  woman: { id: 'denim-jacket', colours: 'washed' },
  man: { id: 'denim-jacket', colours: 'washed' },
  child: { id: 'denim-jacket', colours: 'washed' },
};

/** Linen shirts of a summer, a denim jacket for its evenings. */
export const WARDROBE = threeOutfits(white, sage, denim);
