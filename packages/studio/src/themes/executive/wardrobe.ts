import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import type { Wardrobe } from '../define-theme.ts';

const dark: SheetGarment = { woman: { id: 'blazer', colours: 'charcoal' }, man: { id: 'suit', colours: 'navy' } };
const blue: SheetGarment = { woman: { id: 'blazer', colours: 'navy' }, man: { id: 'suit', colours: 'charcoal' } };
const light: SheetGarment = { woman: { id: 'blazer', colours: 'camel' }, man: { id: 'suit', colours: 'stone' } };

/** Suits and blazers. */
export const WARDROBE: Wardrobe = {
  halfRight: blue,
  closeUp: dark,
  bustCentre: light,
  bustLeft: blue,
  leanLeft: light,
  strip: dark,
  polaroid: light,
  diptych: dark,
  bustHigh: blue,
  lowRight: dark,
  letterbox: light,
  reflection: blue,
  throughLeaves: dark,
  largeTilted: light,
  poster: dark,
  flash: blue,
  contact: light,
};
