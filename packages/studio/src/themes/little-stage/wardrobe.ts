import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const wine: SheetGarment = {
  woman: { id: 'evening-jacket', colours: 'wine' },
  man: { id: 'evening-jacket', colours: 'wine' },
};
const emerald: SheetGarment = {
  woman: { id: 'evening-jacket', colours: 'emerald' },
  man: { id: 'evening-jacket', colours: 'emerald' },
};
const scarlet: SheetGarment = {
  woman: { id: 'academic-gown', colours: 'scarlet' },
  man: { id: 'academic-gown', colours: 'scarlet' },
};

/** Costumes of an evening on the boards. */
export const WARDROBE = threeOutfits(wine, emerald, scarlet);
