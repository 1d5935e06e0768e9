import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import type { Wardrobe } from '../define-theme.ts';

const gala: SheetGarment = {
  woman: { id: 'evening-jacket', colours: 'wine' },
  man: { id: 'evening-jacket', colours: 'black' },
};
const trench: SheetGarment = { woman: { id: 'trench', colours: 'sand' }, man: { id: 'trench', colours: 'sand' } };
const leather: SheetGarment = {
  woman: { id: 'leather-jacket', colours: 'black' },
  man: { id: 'leather-jacket', colours: 'cognac' },
};

/** What the part asks for: a dinner jacket, a detective's trench coat, leather. Painted and printed posters keep their own. */
export const WARDROBE: Wardrobe = {
  halfRight: trench,
  closeUp: gala,
  bustLeft: gala,
  leanLeft: trench,
  strip: leather,
  polaroid: gala,
  diptych: trench,
  bustHigh: leather,
  lowRight: gala,
  letterbox: leather,
  reflection: trench,
  flash: leather,
  lowLeft: trench,
  contact: gala,
};
