import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import type { Wardrobe } from '../define-theme.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const collar: SheetGarment = { woman: { id: 'qipao', colours: 'ink' }, man: { id: 'tang-jacket', colours: 'black' } };
const suit: SheetGarment = { woman: { id: 'blazer', colours: 'ivory' }, man: { id: 'suit', colours: 'stone' } };
const coat: SheetGarment = { woman: { id: 'coat', colours: 'charcoal' }, man: { id: 'coat', colours: 'charcoal' } };

/** What one put on for the photographer, once a year. */
export const WARDROBE: Wardrobe = { ...threeOutfits(collar, suit, coat), flash: collar, poster: suit };
