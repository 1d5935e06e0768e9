import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const wool: SheetGarment = { woman: { id: 'knit', colours: 'berry' }, man: { id: 'knit', colours: 'pine' } };
const feast: SheetGarment = {
  woman: { id: 'qipao', colours: 'crimson' },
  man: { id: 'tang-jacket', colours: 'sapphire' },
};
const coat: SheetGarment = { woman: { id: 'coat', colours: 'oat' }, man: { id: 'coat', colours: 'navy' } };

/** Wool that was worn for years, and the jacket of feast days. */
export const WARDROBE = threeOutfits(wool, feast, coat);
