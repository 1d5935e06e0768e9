import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const sky: SheetGarment = { woman: { id: 'shirt', colours: 'sky' }, man: { id: 'shirt', colours: 'sky' } };
const cream: SheetGarment = { woman: { id: 'knit', colours: 'cream' }, man: { id: 'knit', colours: 'oatmeal' } };
const coral: SheetGarment = { woman: { id: 'shirt', colours: 'coral' }, man: { id: 'shirt', colours: 'white' } };

/** Light cloth that takes the wash. */
export const WARDROBE = threeOutfits(sky, cream, coral);
