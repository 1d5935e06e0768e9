import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import type { Wardrobe } from '../define-theme.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const wine: SheetGarment = {
  woman: { id: 'evening-jacket', colours: 'wine' },
  man: { id: 'evening-jacket', colours: 'wine' },
};
const coat: SheetGarment = { woman: { id: 'coat', colours: 'camel' }, man: { id: 'coat', colours: 'charcoal' } };
const emerald: SheetGarment = {
  woman: { id: 'evening-jacket', colours: 'emerald' },
  man: { id: 'evening-jacket', colours: 'black' },
};

/** Deep colours with a sheen, as painters had their sitters wear. */
export const WARDROBE: Wardrobe = { ...threeOutfits(wine, coat, emerald), polaroid: coat };
