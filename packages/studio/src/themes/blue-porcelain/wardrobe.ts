import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const indigo: SheetGarment = { woman: { id: 'hanfu', colours: 'indigo' }, man: { id: 'hanfu', colours: 'indigo' } };
const moon: SheetGarment = { woman: { id: 'hanfu', colours: 'moon' }, man: { id: 'hanfu', colours: 'moon' } };
const celadon: SheetGarment = { woman: { id: 'hanfu', colours: 'celadon' }, man: { id: 'hanfu', colours: 'ink' } };

/** Crossed collars in the colours of glaze and cobalt. */
export const WARDROBE = threeOutfits(indigo, moon, celadon);
