import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import type { Wardrobe } from '../define-theme.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const dinner: SheetGarment = {
  woman: { id: 'evening-jacket', colours: 'black' },
  man: { id: 'evening-jacket', colours: 'black' },
};
const wool: SheetGarment = {
  woman: { id: 'roll-neck', colours: 'charcoal' },
  man: { id: 'roll-neck', colours: 'charcoal' },
};
const leather: SheetGarment = {
  woman: { id: 'leather-jacket', colours: 'black' },
  man: { id: 'leather-jacket', colours: 'black' },
};

/** Black on black: cloth that only its edges tell. */
export const WARDROBE: Wardrobe = { ...threeOutfits(dinner, wool, leather), strip: wool };
