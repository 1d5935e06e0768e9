import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import type { Wardrobe } from '../define-theme.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const sky: SheetGarment = { woman: { id: 'shirt', colours: 'sky' }, man: { id: 'shirt', colours: 'white' } };
const ivory: SheetGarment = { woman: { id: 'blazer', colours: 'ivory' }, man: { id: 'suit', colours: 'stone' } };
const cream: SheetGarment = { woman: { id: 'knit', colours: 'cream' }, man: { id: 'knit', colours: 'oatmeal' } };

/** Light cloth, as one went out to paint. */
export const WARDROBE: Wardrobe = { ...threeOutfits(sky, ivory, cream), polaroid: ivory };
