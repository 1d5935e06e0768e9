import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const navy: SheetGarment = {
  woman: { id: 'coat', colours: 'navy' },
  man: { id: 'coat', colours: 'charcoal' },
  child: { id: 'denim-jacket', colours: 'indigo' },
};
const camel: SheetGarment = {
  woman: { id: 'coat', colours: 'camel' },
  man: { id: 'coat', colours: 'oat' },
  child: { id: 'shirt', colours: 'sand' },
};
const town: SheetGarment = {
  woman: { id: 'trench', colours: 'sand' },
  man: { id: 'coat', colours: 'navy' },
  child: { id: 'denim-jacket', colours: 'washed' },
};

/** Overcoats and a trench coat for the street. */
export const WARDROBE = threeOutfits(navy, camel, town);
