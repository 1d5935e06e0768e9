import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const midnight: SheetGarment = {
  woman: { id: 'leather-jacket', colours: 'midnight' },
  man: { id: 'leather-jacket', colours: 'midnight' },
};
const navy: SheetGarment = { woman: { id: 'roll-neck', colours: 'navy' }, man: { id: 'roll-neck', colours: 'navy' } };
const evening: SheetGarment = {
  woman: { id: 'evening-jacket', colours: 'midnight' },
  man: { id: 'evening-jacket', colours: 'midnight' },
};

/** Dark cloth, which the light of a nebula colours. */
export const WARDROBE = threeOutfits(midnight, navy, evening);
