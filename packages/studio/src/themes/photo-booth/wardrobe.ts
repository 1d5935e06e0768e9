import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const cream: SheetGarment = {
  woman: { id: 'hoodie', colours: 'cream' },
  man: { id: 'hoodie', colours: 'grey' },
  child: { id: 'hoodie', colours: 'sun' },
};
const denim: SheetGarment = {
  woman: { id: 'denim-jacket', colours: 'washed' },
  man: { id: 'denim-jacket', colours: 'indigo' },
  child: { id: 'denim-jacket', colours: 'washed' },
};
const match: SheetGarment = {
  woman: { id: 'football-shirt', colours: 'sky' },
  man: { id: 'football-shirt', colours: 'claret' },
  child: { id: 'football-shirt', colours: 'amber' },
};

/** What one wears with friends on an afternoon in town, and at the match. */
export const WARDROBE = threeOutfits(cream, denim, match);
