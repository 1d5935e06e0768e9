import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const ivory: SheetGarment = { woman: { id: 'blazer', colours: 'ivory' }, man: { id: 'suit', colours: 'stone' } };
const aviator: SheetGarment = {
  woman: { id: 'flight-jacket', colours: 'brown' },
  man: { id: 'flight-jacket', colours: 'brown' },
};
const trench: SheetGarment = { woman: { id: 'trench', colours: 'sand' }, man: { id: 'trench', colours: 'navy' } };

/** What the desk picked for this issue: tailoring, an aviator's leather, a trench coat. */
export const WARDROBE = { ...threeOutfits(ivory, aviator, trench), reflection: trench, lowLeft: ivory };
