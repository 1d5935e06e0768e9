import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const forest: SheetGarment = {
  woman: { id: 'parka', colours: 'forest' },
  man: { id: 'parka', colours: 'navy' },
  child: { id: 'parka', colours: 'forest' },
};
const rust: SheetGarment = {
  woman: { id: 'parka', colours: 'rust' },
  man: { id: 'parka', colours: 'forest' },
  child: { id: 'parka', colours: 'rust' },
};
const wool: SheetGarment = {
  woman: { id: 'roll-neck', colours: 'cream' },
  man: { id: 'roll-neck', colours: 'oatmeal' },
  child: { id: 'knit', colours: 'cream' },
};

/** Parkas with fur, wool in the hut. */
export const WARDROBE = threeOutfits(forest, rust, wool);
