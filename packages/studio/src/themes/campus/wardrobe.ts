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
const navy: SheetGarment = { woman: { id: 'blazer', colours: 'navy' }, man: { id: 'suit', colours: 'navy' } };

/** The day of the degree: gowns, and what was worn to school. */
export const WARDROBE = threeOutfits(gold, rose, navy);
