import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const indigo: SheetGarment = { woman: { id: 'kimono', colours: 'indigo' }, man: { id: 'kimono', colours: 'indigo' } };
const sakura: SheetGarment = { woman: { id: 'kimono', colours: 'sakura' }, man: { id: 'kimono', colours: 'charcoal' } };
const plum: SheetGarment = { woman: { id: 'kimono', colours: 'plum' }, man: { id: 'kimono', colours: 'moss' } };

/** Yukata for a summer night by the river. */
export const WARDROBE = threeOutfits(indigo, sakura, plum);
