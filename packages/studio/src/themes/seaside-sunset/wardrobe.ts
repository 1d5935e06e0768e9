import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { LINEN } from '../recipes/linen.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const coral: SheetGarment = {
  woman: { id: 'shirt', colours: 'coral' },
  man: { id: 'shirt', colours: 'sky' },
  child: { id: 'shirt', colours: 'coral' },
};

/** Linen, the collar open. */
export const WARDROBE = threeOutfits(LINEN.white, LINEN.sky, coral);
