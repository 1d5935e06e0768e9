import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const mist: SheetGarment = { woman: { id: 'hanfu', colours: 'moon' }, man: { id: 'hanfu', colours: 'ink' } };
const sword: SheetGarment = { woman: { id: 'wuxia', colours: 'rain' }, man: { id: 'wuxia', colours: 'pine' } };
const evening: SheetGarment = { woman: { id: 'hanfu', colours: 'russet' }, man: { id: 'hanfu', colours: 'indigo' } };

/** Plain silks among the stems; in rain and dusk the dark cloth of whoever carries a sword. */
export const WARDROBE = { ...threeOutfits(mist, sword, evening), bustLeft: mist, reflection: evening };
