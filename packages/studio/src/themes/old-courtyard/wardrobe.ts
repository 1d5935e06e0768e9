import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const brocade: SheetGarment = {
  woman: { id: 'qipao', colours: 'jade' },
  man: { id: 'tang-jacket', colours: 'black' },
  child: { id: 'tang-jacket', colours: 'jade' },
};
const wool: SheetGarment = {
  woman: { id: 'roll-neck', colours: 'oatmeal' },
  man: { id: 'roll-neck', colours: 'charcoal' },
  child: { id: 'hoodie', colours: 'grey' },
};
const dark: SheetGarment = {
  woman: { id: 'qipao', colours: 'ink' },
  man: { id: 'tang-jacket', colours: 'sapphire' },
  child: { id: 'tang-jacket', colours: 'sapphire' },
};

/** What was kept for Sundays, and wool for the cold. */
export const WARDROBE = threeOutfits(brocade, wool, dark);
