import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const cream: SheetGarment = { woman: { id: 'hoodie', colours: 'cream' }, man: { id: 'hoodie', colours: 'sage' } };
const coral: SheetGarment = { woman: { id: 'shirt', colours: 'coral' }, man: { id: 'shirt', colours: 'sky' } };
const berry: SheetGarment = { woman: { id: 'knit', colours: 'berry' }, man: { id: 'knit', colours: 'blue' } };

/** Bright and soft, as one comes to a birthday. */
export const WARDROBE = threeOutfits(cream, coral, berry);
