import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const cream: SheetGarment = {
  woman: { id: 'hoodie', colours: 'cream' },
  man: { id: 'hoodie', colours: 'sage' },
  child: { id: 'hoodie', colours: 'sun' },
};
const coral: SheetGarment = {
  woman: { id: 'shirt', colours: 'coral' },
  man: { id: 'shirt', colours: 'sky' },
  child: { id: 'shirt', colours: 'coral' },
};
const berry: SheetGarment = {
  woman: { id: 'knit', colours: 'berry' },
  man: { id: 'knit', colours: 'blue' },
  child: { id: 'denim-jacket', colours: 'washed' },
};

/** Bright and soft, as one comes to a birthday. */
export const WARDROBE = threeOutfits(cream, coral, berry);
