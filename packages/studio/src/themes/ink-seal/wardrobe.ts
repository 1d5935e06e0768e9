import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const ink: SheetGarment = { woman: { id: 'hanfu', colours: 'ink' }, man: { id: 'hanfu', colours: 'ink' } };
const moon: SheetGarment = { woman: { id: 'hanfu', colours: 'moon' }, man: { id: 'hanfu', colours: 'moon' } };
const indigo: SheetGarment = { woman: { id: 'hanfu', colours: 'indigo' }, man: { id: 'hanfu', colours: 'indigo' } };

/** Crossed collars in ink and in the white of the paper. */
export const WARDROBE = threeOutfits(ink, moon, indigo);
