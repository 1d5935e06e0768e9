import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const dark: SheetGarment = { woman: { id: 'blazer', colours: 'charcoal' }, man: { id: 'suit', colours: 'navy' } };
const blue: SheetGarment = { woman: { id: 'blazer', colours: 'navy' }, man: { id: 'suit', colours: 'charcoal' } };
const light: SheetGarment = { woman: { id: 'blazer', colours: 'camel' }, man: { id: 'suit', colours: 'stone' } };

/** Suits and blazers. */
export const WARDROBE = threeOutfits(dark, blue, light);
