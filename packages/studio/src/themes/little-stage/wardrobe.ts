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
const maroon: SheetGarment = {
  woman: { id: 'sherwani', colours: 'maroon' },
  man: { id: 'sherwani', colours: 'maroon' },
  child: { id: 'shirt', colours: 'white' },
};

/** Costumes of an evening on the boards. */
export const WARDROBE = threeOutfits(wine, emerald, maroon);
