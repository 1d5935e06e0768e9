import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const white: SheetGarment = { woman: { id: 'shirt', colours: 'white' }, man: { id: 'shirt', colours: 'white' } };
const sky: SheetGarment = { woman: { id: 'shirt', colours: 'sky' }, man: { id: 'shirt', colours: 'sand' } };
const coral: SheetGarment = { woman: { id: 'shirt', colours: 'coral' }, man: { id: 'shirt', colours: 'sky' } };

/** Linen, the collar open. */
export const WARDROBE = threeOutfits(white, sky, coral);
