import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const night: SheetGarment = {
  woman: { id: 'hanfu', colours: 'indigo' },
  man: { id: 'hanfu', colours: 'indigo' },
  child: { id: 'tang-jacket', colours: 'sapphire' },
};
const autumn: SheetGarment = {
  woman: { id: 'hanfu', colours: 'russet' },
  man: { id: 'hanfu', colours: 'ink' },
  child: { id: 'tang-jacket', colours: 'crimson' },
};
const moon: SheetGarment = {
  woman: { id: 'hanfu', colours: 'moon' },
  man: { id: 'hanfu', colours: 'russet' },
  child: { id: 'tang-jacket', colours: 'jade' },
};

/** Silk by moonlight and by lantern. */
export const WARDROBE = threeOutfits(night, autumn, moon);
