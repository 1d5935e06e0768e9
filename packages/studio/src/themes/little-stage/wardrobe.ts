import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const wine: SheetGarment = {
  woman: { id: 'evening-jacket', colours: 'wine' },
  man: { id: 'evening-jacket', colours: 'wine' },
  child: { id: 'tang-jacket', colours: 'crimson' },
};
const emerald: SheetGarment = {
  woman: { id: 'evening-jacket', colours: 'emerald' },
  man: { id: 'evening-jacket', colours: 'emerald' },
  child: { id: 'tang-jacket', colours: 'jade' },
};
const scarlet: SheetGarment = {
  woman: { id: 'academic-gown', colours: 'scarlet' },
  man: { id: 'academic-gown', colours: 'scarlet' },
  child: { id: 'shirt', colours: 'white' },
};

/** Costumes of an evening on the boards. */
export const WARDROBE = threeOutfits(wine, emerald, scarlet);
