import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import type { Wardrobe } from '../define-theme.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const navy: SheetGarment = { woman: { id: 'blazer', colours: 'navy' }, man: { id: 'suit', colours: 'navy' } };
const plain: SheetGarment = { woman: { id: 'shirt', colours: 'white' }, man: { id: 'suit', colours: 'black' } };
const charcoal: SheetGarment = {
  woman: { id: 'blazer', colours: 'charcoal' },
  man: { id: 'suit', colours: 'charcoal' },
};

/** What one is asked to wear for a document: a jacket, a suit, or a plain shirt. */
export const WARDROBE: Wardrobe = { ...threeOutfits(navy, plain, charcoal), reflection: navy, largeTilted: navy };
