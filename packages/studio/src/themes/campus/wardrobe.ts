import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const gold: SheetGarment = {
  woman: { id: 'academic-gown', colours: 'engineering' },
  man: { id: 'academic-gown', colours: 'engineering' },
};
const rose: SheetGarment = {
  woman: { id: 'academic-gown', colours: 'arts' },
  man: { id: 'academic-gown', colours: 'science' },
};
const white: SheetGarment = {
  woman: { id: 'doctors-coat', colours: 'clinic' },
  man: { id: 'doctors-coat', colours: 'clinic' },
};

/** The day of the degree: the white coat of medicine, and gowns, of which the cover shows one. */
export const WARDROBE = threeOutfits(white, rose, gold);
