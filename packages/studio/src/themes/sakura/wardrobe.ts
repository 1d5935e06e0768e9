import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const blossom: SheetGarment = { woman: { id: 'kimono', colours: 'sakura' }, man: { id: 'kimono', colours: 'indigo' } };
const evening: SheetGarment = {
  woman: { id: 'kimono', colours: 'indigo' },
  man: { id: 'kimono', colours: 'charcoal' },
};
const plum: SheetGarment = { woman: { id: 'kimono', colours: 'plum' }, man: { id: 'kimono', colours: 'moss' } };

/** Figured silk under the blossom. */
export const WARDROBE = threeOutfits(blossom, evening, plum);
