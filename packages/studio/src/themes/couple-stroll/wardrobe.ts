import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import type { Wardrobe } from '../define-theme.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const denim: SheetGarment = {
  woman: { id: 'denim-jacket', colours: 'washed' },
  man: { id: 'denim-jacket', colours: 'indigo' },
};
const grey: SheetGarment = { woman: { id: 'hoodie', colours: 'cream' }, man: { id: 'hoodie', colours: 'navy' } };
const wool: SheetGarment = { woman: { id: 'coat', colours: 'camel' }, man: { id: 'coat', colours: 'charcoal' } };

/** Denim, a hoodie each, and coats for the evening: the two are dressed for the same weather. */
export const WARDROBE: Wardrobe = { ...threeOutfits(denim, wool, grey), bustHigh: grey };
