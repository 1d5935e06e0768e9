import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const cream: SheetGarment = {
  woman: { id: 'knit', colours: 'cream' },
  man: { id: 'knit', colours: 'oatmeal' },
  child: { id: 'knit', colours: 'cream' },
};
const berry: SheetGarment = {
  woman: { id: 'knit', colours: 'berry' },
  man: { id: 'knit', colours: 'berry' },
  child: { id: 'knit', colours: 'berry' },
};
const pine: SheetGarment = {
  woman: { id: 'knit', colours: 'pine' },
  man: { id: 'knit', colours: 'pine' },
  child: { id: 'knit', colours: 'pine' },
};

/** Thick sweaters by the fire. */
export const WARDROBE = threeOutfits(cream, berry, pine);
