import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const berry: SheetGarment = { woman: { id: 'knit', colours: 'berry' }, man: { id: 'knit', colours: 'pine' } };
const cream: SheetGarment = { woman: { id: 'hoodie', colours: 'cream' }, man: { id: 'hoodie', colours: 'navy' } };
const coat: SheetGarment = { woman: { id: 'coat', colours: 'camel' }, man: { id: 'coat', colours: 'camel' } };

/** Warm and soft, for whom a story is read to. */
export const WARDROBE = threeOutfits(berry, cream, coat);
