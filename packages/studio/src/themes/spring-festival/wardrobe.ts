import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const red: SheetGarment = {
  woman: { id: 'qipao', colours: 'crimson' },
  man: { id: 'tang-jacket', colours: 'crimson' },
  child: { id: 'tang-jacket', colours: 'crimson' },
};
const dark: SheetGarment = {
  woman: { id: 'qipao', colours: 'ink' },
  man: { id: 'tang-jacket', colours: 'black' },
  child: { id: 'tang-jacket', colours: 'sapphire' },
};
const green: SheetGarment = {
  woman: { id: 'qipao', colours: 'jade' },
  man: { id: 'tang-jacket', colours: 'sapphire' },
  child: { id: 'tang-jacket', colours: 'jade' },
};

/** Silk in the colours of the feast. */
export const WARDROBE = threeOutfits(red, dark, green);
