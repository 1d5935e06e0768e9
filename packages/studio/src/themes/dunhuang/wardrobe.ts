import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const turquoise: SheetGarment = {
  woman: { id: 'tang-robe', colours: 'turquoise' },
  man: { id: 'tang-robe', colours: 'ochre' },
};
const vermilion: SheetGarment = {
  woman: { id: 'tang-robe', colours: 'vermilion' },
  man: { id: 'tang-robe', colours: 'vermilion' },
};
const peach: SheetGarment = {
  woman: { id: 'tang-robe', colours: 'peach' },
  man: { id: 'tang-robe', colours: 'turquoise' },
};

/** Robes of the Tang, as the donors wear them on the walls. */
export const WARDROBE = threeOutfits(turquoise, vermilion, peach);
