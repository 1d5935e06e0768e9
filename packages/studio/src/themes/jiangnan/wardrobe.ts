import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const water: SheetGarment = { woman: { id: 'hanfu', colours: 'celadon' }, man: { id: 'hanfu', colours: 'indigo' } };
const wall: SheetGarment = { woman: { id: 'hanfu', colours: 'moon' }, man: { id: 'hanfu', colours: 'celadon' } };
const dye: SheetGarment = { woman: { id: 'hanfu', colours: 'indigo' }, man: { id: 'hanfu', colours: 'ink' } };

/** The colours of water, walls and tea. */
export const WARDROBE = threeOutfits(water, wall, dye);
