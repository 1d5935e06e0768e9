import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const rust: SheetGarment = {
  woman: { id: 'roll-neck', colours: 'rust' },
  man: { id: 'roll-neck', colours: 'forest' },
  child: { id: 'shirt', colours: 'sage' },
};
const camel: SheetGarment = {
  woman: { id: 'blazer', colours: 'camel' },
  man: { id: 'suit', colours: 'charcoal' },
  child: { id: 'shirt', colours: 'white' },
};
const oatmeal: SheetGarment = {
  woman: { id: 'knit', colours: 'oatmeal' },
  man: { id: 'knit', colours: 'pine' },
  child: { id: 'hoodie', colours: 'cream' },
};

/** Wool and tweed colours of a long evening among books. */
export const WARDROBE = threeOutfits(rust, camel, oatmeal);
