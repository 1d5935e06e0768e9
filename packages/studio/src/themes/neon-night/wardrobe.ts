import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const black: SheetGarment = {
  woman: { id: 'leather-jacket', colours: 'black' },
  man: { id: 'leather-jacket', colours: 'black' },
};
const red: SheetGarment = {
  woman: { id: 'leather-jacket', colours: 'oxblood' },
  man: { id: 'leather-jacket', colours: 'midnight' },
};
const pale: SheetGarment = { woman: { id: 'trench', colours: 'stone' }, man: { id: 'trench', colours: 'sand' } };

/** Leather that catches the neon, a trench coat for the rain. */
export const WARDROBE = threeOutfits(black, red, pale);
