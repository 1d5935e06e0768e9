import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const black: SheetGarment = {
  woman: { id: 'leather-jacket', colours: 'black' },
  man: { id: 'leather-jacket', colours: 'black' },
};
const white: SheetGarment = { woman: { id: 'shirt', colours: 'white' }, man: { id: 'shirt', colours: 'white' } };
const cognac: SheetGarment = {
  woman: { id: 'leather-jacket', colours: 'cognac' },
  man: { id: 'leather-jacket', colours: 'cognac' },
};

/** Leather jackets and white shirts. */
export const WARDROBE = threeOutfits(black, white, cognac);
