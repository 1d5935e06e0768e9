import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const camel: SheetGarment = { woman: { id: 'coat', colours: 'camel' }, man: { id: 'coat', colours: 'navy' } };
const dark: SheetGarment = { woman: { id: 'coat', colours: 'charcoal' }, man: { id: 'coat', colours: 'charcoal' } };
const pale: SheetGarment = { woman: { id: 'coat', colours: 'oat' }, man: { id: 'coat', colours: 'oat' } };

/** Overcoats with a scarf. */
export const WARDROBE = threeOutfits(camel, dark, pale);
