import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const navy: SheetGarment = { woman: { id: 'blazer', colours: 'navy' }, man: { id: 'suit', colours: 'navy' } };
const warm: SheetGarment = {
  woman: { id: 'roll-neck', colours: 'rust' },
  man: { id: 'roll-neck', colours: 'oatmeal' },
};
const ivory: SheetGarment = { woman: { id: 'blazer', colours: 'sage' }, man: { id: 'roll-neck', colours: 'navy' } };

/** A student's best: blazers and wool. */
export const WARDROBE = threeOutfits(navy, warm, ivory);
