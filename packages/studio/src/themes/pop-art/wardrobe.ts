import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const coral: SheetGarment = { woman: { id: 'shirt', colours: 'coral' }, man: { id: 'shirt', colours: 'sky' } };
const black: SheetGarment = {
  woman: { id: 'leather-jacket', colours: 'black' },
  man: { id: 'leather-jacket', colours: 'black' },
};
const denim: SheetGarment = {
  woman: { id: 'denim-jacket', colours: 'washed' },
  man: { id: 'denim-jacket', colours: 'indigo' },
};

/** Plain shapes in loud colours. */
export const WARDROBE = threeOutfits(coral, black, denim);
