import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import type { Wardrobe } from '../define-theme.ts';

const navy: SheetGarment = { woman: { id: 'blazer', colours: 'navy' }, man: { id: 'suit', colours: 'navy' } };
const warm: SheetGarment = {
  woman: { id: 'roll-neck', colours: 'rust' },
  man: { id: 'roll-neck', colours: 'oatmeal' },
};
const ivory: SheetGarment = { woman: { id: 'blazer', colours: 'sage' }, man: { id: 'roll-neck', colours: 'navy' } };

/** A student's best: blazers and wool. */
export const WARDROBE: Wardrobe = {
  halfRight: warm,
  closeUp: navy,
  bustCentre: ivory,
  bustLeft: warm,
  leanLeft: ivory,
  strip: navy,
  polaroid: ivory,
  diptych: navy,
  bustHigh: warm,
  lowRight: navy,
  letterbox: ivory,
  reflection: warm,
  throughLeaves: navy,
  largeTilted: ivory,
  poster: navy,
  flash: warm,
  contact: ivory,
};
