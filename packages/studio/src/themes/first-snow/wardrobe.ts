import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import type { Wardrobe } from '../define-theme.ts';

const pale: SheetGarment = {
  woman: { id: 'roll-neck', colours: 'cream' },
  man: { id: 'roll-neck', colours: 'oatmeal' },
};
const warm: SheetGarment = { woman: { id: 'roll-neck', colours: 'rust' }, man: { id: 'roll-neck', colours: 'navy' } };
const green: SheetGarment = {
  woman: { id: 'roll-neck', colours: 'forest' },
  man: { id: 'roll-neck', colours: 'forest' },
};

/** Wool for the cold. */
export const WARDROBE: Wardrobe = {
  halfRight: warm,
  closeUp: pale,
  bustCentre: green,
  bustLeft: warm,
  leanLeft: green,
  strip: pale,
  polaroid: green,
  diptych: pale,
  bustHigh: warm,
  lowRight: pale,
  letterbox: green,
  reflection: warm,
  throughLeaves: pale,
  largeTilted: green,
  poster: pale,
  flash: warm,
  contact: green,
};
