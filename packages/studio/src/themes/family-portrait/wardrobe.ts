import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const cream: SheetGarment = {
  woman: { id: 'knit', colours: 'cream' },
  man: { id: 'knit', colours: 'oatmeal' },
  child: { id: 'knit', colours: 'cream' },
};
const rust: SheetGarment = {
  woman: { id: 'roll-neck', colours: 'rust' },
  man: { id: 'roll-neck', colours: 'charcoal' },
  child: { id: 'shirt', colours: 'sand' },
};
const shirt: SheetGarment = {
  woman: { id: 'shirt', colours: 'sky' },
  man: { id: 'shirt', colours: 'white' },
  child: { id: 'shirt', colours: 'sky' },
};

/** Wool in quiet colours that go together: whoever stands beside whom. */
export const WARDROBE = threeOutfits(cream, rust, shirt);
