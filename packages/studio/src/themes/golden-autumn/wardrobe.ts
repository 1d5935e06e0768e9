import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const camel: SheetGarment = {
  woman: { id: 'coat', colours: 'camel' },
  man: { id: 'coat', colours: 'navy' },
  child: { id: 'hoodie', colours: 'sun' },
};
const dark: SheetGarment = {
  woman: { id: 'coat', colours: 'charcoal' },
  man: { id: 'coat', colours: 'charcoal' },
  child: { id: 'denim-jacket', colours: 'indigo' },
};
const pale: SheetGarment = {
  woman: { id: 'coat', colours: 'oat' },
  man: { id: 'coat', colours: 'oat' },
  child: { id: 'hoodie', colours: 'cream' },
};

/** Overcoats with a scarf. */
export const WARDROBE = threeOutfits(camel, dark, pale);
