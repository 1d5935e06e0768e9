import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import type { Wardrobe } from '../define-theme.ts';

const dark: SheetGarment = { woman: { id: 'blazer', colours: 'charcoal' }, man: { id: 'suit', colours: 'black' } };
const soft: SheetGarment = {
  woman: { id: 'roll-neck', colours: 'oatmeal' },
  man: { id: 'roll-neck', colours: 'charcoal' },
};
const wine: SheetGarment = { woman: { id: 'blazer', colours: 'wine' }, man: { id: 'suit', colours: 'navy' } };

/** Quiet tailoring that a grey cloth carries. */
export const WARDROBE: Wardrobe = {
  halfRight: soft,
  closeUp: dark,
  bustCentre: wine,
  bustLeft: soft,
  leanLeft: wine,
  strip: dark,
  polaroid: wine,
  diptych: dark,
  bustHigh: soft,
  lowRight: dark,
  letterbox: wine,
  reflection: soft,
  throughLeaves: dark,
  largeTilted: wine,
  poster: dark,
  flash: soft,
  contact: wine,
};
