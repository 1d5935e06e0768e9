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
const sword: SheetGarment = {
  woman: { id: 'wuxia', colours: 'cinnabar' },
  man: { id: 'wuxia', colours: 'night' },
  child: { id: 'tang-jacket', colours: 'sapphire' },
};

/** What was kept for Sundays, wool for the cold; in the snow, at the gate and at the lit window somebody out of an old tale. */
export const WARDROBE = { ...threeOutfits(brocade, sword, wool), bustHigh: wool, reflection: brocade };
