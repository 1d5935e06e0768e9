import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const red: SheetGarment = {
  woman: { id: 'qipao', colours: 'crimson' },
  man: { id: 'tang-jacket', colours: 'crimson' },
};
const dark: SheetGarment = { woman: { id: 'qipao', colours: 'ink' }, man: { id: 'tang-jacket', colours: 'black' } };
const green: SheetGarment = {
  woman: { id: 'qipao', colours: 'jade' },
  man: { id: 'tang-jacket', colours: 'sapphire' },
};

/** Silk in the colours of the feast. */
export const WARDROBE = threeOutfits(red, dark, green);
