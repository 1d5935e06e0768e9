import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const sand: SheetGarment = { woman: { id: 'trench', colours: 'sand' }, man: { id: 'trench', colours: 'navy' } };
const navy: SheetGarment = { woman: { id: 'trench', colours: 'navy' }, man: { id: 'trench', colours: 'sand' } };
const wool: SheetGarment = {
  woman: { id: 'roll-neck', colours: 'cream' },
  man: { id: 'roll-neck', colours: 'oatmeal' },
};

/** Trench coats, wool indoors. */
export const WARDROBE = threeOutfits(sand, navy, wool);
