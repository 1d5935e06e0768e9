import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const berry: SheetGarment = {
  woman: { id: 'knit', colours: 'berry' },
  man: { id: 'knit', colours: 'pine' },
  child: { id: 'hoodie', colours: 'cherry' },
};
const cream: SheetGarment = {
  woman: { id: 'hoodie', colours: 'cream' },
  man: { id: 'hoodie', colours: 'navy' },
  child: { id: 'hoodie', colours: 'cream' },
};
const coat: SheetGarment = {
  woman: { id: 'coat', colours: 'camel' },
  man: { id: 'coat', colours: 'camel' },
  child: { id: 'denim-jacket', colours: 'washed' },
};

/** Warm and soft, for whom a story is read to. */
export const WARDROBE = threeOutfits(berry, cream, coat);
