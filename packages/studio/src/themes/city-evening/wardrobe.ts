import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const stone: SheetGarment = {
  woman: { id: 'trench', colours: 'stone' },
  man: { id: 'trench', colours: 'olive' },
  child: { id: 'denim-jacket', colours: 'washed' },
};
const dark: SheetGarment = {
  woman: { id: 'coat', colours: 'charcoal' },
  man: { id: 'coat', colours: 'charcoal' },
  child: { id: 'hoodie', colours: 'grey' },
};
const sand: SheetGarment = {
  woman: { id: 'trench', colours: 'sand' },
  man: { id: 'trench', colours: 'navy' },
  child: { id: 'denim-jacket', colours: 'indigo' },
};

/** Trench coats and overcoats for a walk after work. */
export const WARDROBE = threeOutfits(stone, dark, sand);
