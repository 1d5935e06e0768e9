import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const blue: SheetGarment = {
  woman: { id: 'knit', colours: 'blue' },
  man: { id: 'knit', colours: 'oatmeal' },
  child: { id: 'shirt', colours: 'sky' },
};
const cream: SheetGarment = {
  woman: { id: 'knit', colours: 'cream' },
  man: { id: 'knit', colours: 'blue' },
  child: { id: 'hoodie', colours: 'cream' },
};
const pine: SheetGarment = {
  woman: { id: 'knit', colours: 'oatmeal' },
  man: { id: 'knit', colours: 'pine' },
  child: { id: 'hoodie', colours: 'sage' },
};

/** Sweaters for a long afternoon. */
export const WARDROBE = threeOutfits(blue, cream, pine);
