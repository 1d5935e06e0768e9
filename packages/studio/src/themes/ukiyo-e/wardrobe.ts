import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const indigo: SheetGarment = { woman: { id: 'kimono', colours: 'indigo' }, man: { id: 'kimono', colours: 'indigo' } };
const plum: SheetGarment = { woman: { id: 'kimono', colours: 'plum' }, man: { id: 'kimono', colours: 'charcoal' } };
const moss: SheetGarment = { woman: { id: 'kimono', colours: 'moss' }, man: { id: 'kimono', colours: 'moss' } };

/** Kimono, as the prints show them. */
export const WARDROBE = threeOutfits(indigo, plum, moss);
