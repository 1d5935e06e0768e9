import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import type { Wardrobe } from '../define-theme.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const sand: SheetGarment = { woman: { id: 'trench', colours: 'sand' }, man: { id: 'trench', colours: 'sand' } };
const leather: SheetGarment = {
  woman: { id: 'leather-jacket', colours: 'cognac' },
  man: { id: 'leather-jacket', colours: 'cognac' },
};
const pale: SheetGarment = {
  woman: { id: 'denim-jacket', colours: 'ecru' },
  man: { id: 'denim-jacket', colours: 'ecru' },
};

/** What a traveller wears between hot sand and a cold night. */
export const WARDROBE: Wardrobe = { ...threeOutfits(sand, leather, pale), polaroid: leather };
