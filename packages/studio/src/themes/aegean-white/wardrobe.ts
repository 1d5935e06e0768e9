import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const white: SheetGarment = { woman: { id: 'shirt', colours: 'white' }, man: { id: 'shirt', colours: 'white' } };
const sky: SheetGarment = { woman: { id: 'shirt', colours: 'sky' }, man: { id: 'shirt', colours: 'sand' } };
const wool: SheetGarment = { woman: { id: 'knit', colours: 'cream' }, man: { id: 'knit', colours: 'blue' } };

/** Linen on white walls, and a sweater for the evening wind. */
export const WARDROBE = threeOutfits(white, sky, wool);
