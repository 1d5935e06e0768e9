import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const dark: SheetGarment = {
  woman: { id: 'blazer', colours: 'charcoal' },
  man: { id: 'suit', colours: 'black' },
  child: { id: 'denim-jacket', colours: 'black' },
};
const soft: SheetGarment = {
  woman: { id: 'roll-neck', colours: 'oatmeal' },
  man: { id: 'roll-neck', colours: 'charcoal' },
  child: { id: 'hoodie', colours: 'grey' },
};
const wine: SheetGarment = {
  woman: { id: 'blazer', colours: 'wine' },
  man: { id: 'suit', colours: 'navy' },
  child: { id: 'shirt', colours: 'white' },
};

/** Quiet tailoring that a grey cloth carries. */
export const WARDROBE = threeOutfits(dark, soft, wine);
