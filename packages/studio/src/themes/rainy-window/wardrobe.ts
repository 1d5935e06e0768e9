import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const sand: SheetGarment = {
  woman: { id: 'trench', colours: 'sand' },
  man: { id: 'trench', colours: 'navy' },
  child: { id: 'hoodie', colours: 'sun' },
};
const navy: SheetGarment = {
  woman: { id: 'trench', colours: 'navy' },
  man: { id: 'trench', colours: 'sand' },
  child: { id: 'hoodie', colours: 'navy' },
};
const wool: SheetGarment = {
  woman: { id: 'roll-neck', colours: 'cream' },
  man: { id: 'roll-neck', colours: 'oatmeal' },
  child: { id: 'hoodie', colours: 'cream' },
};

/** Trench coats, wool indoors. */
export const WARDROBE = threeOutfits(sand, navy, wool);
