import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import type { Wardrobe } from '../define-theme.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const sand: SheetGarment = { woman: { id: 'shirt', colours: 'sand' }, man: { id: 'shirt', colours: 'sand' } };
const leather: SheetGarment = {
  woman: { id: 'leather-jacket', colours: 'cognac' },
  man: { id: 'leather-jacket', colours: 'cognac' },
};
const white: SheetGarment = { woman: { id: 'shirt', colours: 'white' }, man: { id: 'shirt', colours: 'white' } };

/** What a traveller wears between hot sand and a cold night. */
export const WARDROBE: Wardrobe = { ...threeOutfits(sand, leather, white), polaroid: leather };
