import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import type { Wardrobe } from '../define-theme.ts';

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
export const WARDROBE: Wardrobe = {
  halfRight: dark,
  closeUp: red,
  bustCentre: green,
  bustLeft: dark,
  leanLeft: green,
  strip: red,
  polaroid: green,
  diptych: red,
  bustHigh: dark,
  lowRight: red,
  letterbox: green,
  reflection: dark,
  throughLeaves: red,
  largeTilted: green,
  poster: red,
  flash: dark,
  contact: green,
};
