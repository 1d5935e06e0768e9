import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const pale: SheetGarment = {
  woman: { id: 'roll-neck', colours: 'cream' },
  man: { id: 'roll-neck', colours: 'oatmeal' },
  child: { id: 'knit', colours: 'cream' },
};
const warm: SheetGarment = {
  woman: { id: 'roll-neck', colours: 'rust' },
  man: { id: 'roll-neck', colours: 'navy' },
  child: { id: 'hoodie', colours: 'cherry' },
};
const parka: SheetGarment = {
  woman: { id: 'parka', colours: 'snow' },
  man: { id: 'parka', colours: 'navy' },
  child: { id: 'parka', colours: 'navy' },
};

/** Wool and fur for the cold. */
export const WARDROBE = threeOutfits(pale, warm, parka);
