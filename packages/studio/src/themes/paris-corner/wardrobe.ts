import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const navy: SheetGarment = { woman: { id: 'coat', colours: 'navy' }, man: { id: 'coat', colours: 'charcoal' } };
const camel: SheetGarment = { woman: { id: 'coat', colours: 'camel' }, man: { id: 'coat', colours: 'oat' } };
const town: SheetGarment = { woman: { id: 'trench', colours: 'sand' }, man: { id: 'coat', colours: 'navy' } };

/** Overcoats and a trench coat for the street. */
export const WARDROBE = threeOutfits(navy, camel, town);
