import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const denim: SheetGarment = {
  woman: { id: 'denim-jacket', colours: 'washed' },
  man: { id: 'denim-jacket', colours: 'indigo' },
  child: { id: 'denim-jacket', colours: 'washed' },
};
const white: SheetGarment = {
  woman: { id: 'shirt', colours: 'white' },
  man: { id: 'shirt', colours: 'sand' },
  child: { id: 'shirt', colours: 'white' },
};
const cognac: SheetGarment = {
  woman: { id: 'leather-jacket', colours: 'cognac' },
  man: { id: 'leather-jacket', colours: 'cognac' },
  child: { id: 'shirt', colours: 'sand' },
};

/** Denim and linen for a day in the saddle. */
export const WARDROBE = threeOutfits(denim, white, cognac);
