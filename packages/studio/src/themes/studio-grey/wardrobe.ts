import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const dark: SheetGarment = { woman: { id: 'blazer', colours: 'charcoal' }, man: { id: 'suit', colours: 'black' } };
const soft: SheetGarment = {
  woman: { id: 'roll-neck', colours: 'oatmeal' },
  man: { id: 'roll-neck', colours: 'charcoal' },
};
const wine: SheetGarment = { woman: { id: 'blazer', colours: 'wine' }, man: { id: 'suit', colours: 'navy' } };

/** Quiet tailoring that a grey cloth carries. */
export const WARDROBE = threeOutfits(dark, soft, wine);
