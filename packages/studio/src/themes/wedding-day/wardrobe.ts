import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const white: SheetGarment = {
  woman: { id: 'wedding-dress', colours: 'white' },
  man: { id: 'wedding-suit', colours: 'black' },
};
const ivory: SheetGarment = {
  woman: { id: 'wedding-dress', colours: 'ivory' },
  man: { id: 'wedding-suit', colours: 'navy' },
};
const red: SheetGarment = {
  woman: { id: 'qipao', colours: 'crimson' },
  man: { id: 'tang-jacket', colours: 'crimson' },
};

/** Lace and a rose in the buttonhole; red silk under the double happiness. */
export const WARDROBE = { ...threeOutfits(white, ivory, white), bustCentre: red };
