import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const cream: SheetGarment = { woman: { id: 'hoodie', colours: 'cream' }, man: { id: 'hoodie', colours: 'grey' } };
const denim: SheetGarment = {
  woman: { id: 'denim-jacket', colours: 'washed' },
  man: { id: 'denim-jacket', colours: 'indigo' },
};
const sage: SheetGarment = { woman: { id: 'hoodie', colours: 'sage' }, man: { id: 'hoodie', colours: 'navy' } };

/** What one wears with friends on an afternoon in town. */
export const WARDROBE = threeOutfits(cream, denim, sage);
