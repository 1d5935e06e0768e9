import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { LINEN } from '../recipes/linen.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const wool: SheetGarment = {
  woman: { id: 'knit', colours: 'cream' },
  man: { id: 'knit', colours: 'blue' },
  child: { id: 'hoodie', colours: 'cream' },
};

/** Linen on white walls, and a sweater for the evening wind. */
export const WARDROBE = threeOutfits(LINEN.white, LINEN.sky, wool);
