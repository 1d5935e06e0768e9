import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const night: SheetGarment = { woman: { id: 'hanfu', colours: 'indigo' }, man: { id: 'hanfu', colours: 'indigo' } };
const snow: SheetGarment = { woman: { id: 'hanfu', colours: 'moon' }, man: { id: 'hanfu', colours: 'celadon' } };
const russet: SheetGarment = { woman: { id: 'hanfu', colours: 'russet' }, man: { id: 'hanfu', colours: 'russet' } };

/** Silks of the Ming against red walls and white marble. */
export const WARDROBE = threeOutfits(night, snow, russet);
