import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const ecru: SheetGarment = {
  woman: { id: 'denim-jacket', colours: 'ecru' },
  man: { id: 'denim-jacket', colours: 'ecru' },
  child: { id: 'denim-jacket', colours: 'ecru' },
};
const navy: SheetGarment = {
  woman: { id: 'hoodie', colours: 'navy' },
  man: { id: 'hoodie', colours: 'navy' },
  child: { id: 'hoodie', colours: 'navy' },
};
const grey: SheetGarment = {
  woman: { id: 'hoodie', colours: 'grey' },
  man: { id: 'hoodie', colours: 'cream' },
  child: { id: 'hoodie', colours: 'cherry' },
};

/** Plain cloth that leaves the colours to the paper. */
export const WARDROBE = threeOutfits(ecru, navy, grey);
