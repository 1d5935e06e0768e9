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
const blue: SheetGarment = {
  woman: { id: 'leather-jacket', colours: 'midnight' },
  man: { id: 'leather-jacket', colours: 'oxblood' },
};

/** Leather that catches the neon. */
export const WARDROBE = threeOutfits(black, red, blue);
