import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const wool: SheetGarment = {
  woman: { id: 'knit', colours: 'berry' },
  man: { id: 'knit', colours: 'pine' },
  child: { id: 'hoodie', colours: 'cherry' },
};
const feast: SheetGarment = {
  woman: { id: 'qipao', colours: 'crimson' },
  man: { id: 'tang-jacket', colours: 'sapphire' },
  child: { id: 'tang-jacket', colours: 'crimson' },
};
const coat: SheetGarment = {
  woman: { id: 'coat', colours: 'oat' },
  man: { id: 'coat', colours: 'navy' },
  child: { id: 'hoodie', colours: 'sage' },
};

/** Wool that was worn for years, and the jacket of feast days. */
export const WARDROBE = threeOutfits(wool, feast, coat);
