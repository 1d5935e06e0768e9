import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const cream: SheetGarment = {
  woman: { id: 'hoodie', colours: 'cream' },
  man: { id: 'hoodie', colours: 'grey' },
  child: { id: 'hoodie', colours: 'sun' },
};
const denim: SheetGarment = {
  woman: { id: 'denim-jacket', colours: 'washed' },
  man: { id: 'denim-jacket', colours: 'indigo' },
  child: { id: 'denim-jacket', colours: 'washed' },
};
const sage: SheetGarment = {
  woman: { id: 'hoodie', colours: 'sage' },
  man: { id: 'hoodie', colours: 'navy' },
  child: { id: 'hoodie', colours: 'sage' },
};

/** What one wears with friends on an afternoon in town. */
export const WARDROBE = threeOutfits(cream, denim, sage);
