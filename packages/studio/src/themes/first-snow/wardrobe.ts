import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const pale: SheetGarment = {
  woman: { id: 'roll-neck', colours: 'cream' },
  man: { id: 'roll-neck', colours: 'oatmeal' },
};
const warm: SheetGarment = { woman: { id: 'roll-neck', colours: 'rust' }, man: { id: 'roll-neck', colours: 'navy' } };
const green: SheetGarment = {
  woman: { id: 'roll-neck', colours: 'forest' },
  man: { id: 'roll-neck', colours: 'forest' },
};

/** Wool for the cold. */
export const WARDROBE = threeOutfits(pale, warm, green);
