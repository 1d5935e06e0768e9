import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const night: SheetGarment = { woman: { id: 'hanfu', colours: 'indigo' }, man: { id: 'hanfu', colours: 'indigo' } };
const autumn: SheetGarment = { woman: { id: 'hanfu', colours: 'russet' }, man: { id: 'hanfu', colours: 'ink' } };
const moon: SheetGarment = { woman: { id: 'hanfu', colours: 'moon' }, man: { id: 'hanfu', colours: 'russet' } };

/** Silk by moonlight and by lantern. */
export const WARDROBE = threeOutfits(night, autumn, moon);
