import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const white: SheetGarment = { woman: { id: 'shirt', colours: 'white' }, man: { id: 'shirt', colours: 'sky' } };
const sage: SheetGarment = { woman: { id: 'shirt', colours: 'sage' }, man: { id: 'shirt', colours: 'white' } };
const sky: SheetGarment = { woman: { id: 'shirt', colours: 'sky' }, man: { id: 'shirt', colours: 'sand' } };

/** Linen shirts of a summer. */
export const WARDROBE = threeOutfits(white, sage, sky);
