import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const mist: SheetGarment = { woman: { id: 'hanfu', colours: 'moon' }, man: { id: 'hanfu', colours: 'ink' } };
const ink: SheetGarment = { woman: { id: 'hanfu', colours: 'ink' }, man: { id: 'hanfu', colours: 'moon' } };
const evening: SheetGarment = { woman: { id: 'hanfu', colours: 'russet' }, man: { id: 'hanfu', colours: 'indigo' } };

/** Plain silks among the stems. */
export const WARDROBE = threeOutfits(mist, ink, evening);
