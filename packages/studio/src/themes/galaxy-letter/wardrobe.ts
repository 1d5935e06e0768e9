import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { threeOutfits } from '../recipes/three-outfits.ts';

const midnight: SheetGarment = {
  woman: { id: 'leather-jacket', colours: 'midnight' },
  man: { id: 'leather-jacket', colours: 'midnight' },
};
const navy: SheetGarment = { woman: { id: 'roll-neck', colours: 'navy' }, man: { id: 'roll-neck', colours: 'navy' } };
const astronaut: SheetGarment = {
  woman: { id: 'space-suit', colours: 'white' },
  man: { id: 'space-suit', colours: 'white' },
};

/** Dark cloth, which the light of a nebula colours, and the suit of somebody who comes from there, on the stamp too. */
export const WARDROBE = {
  ...threeOutfits(midnight, navy, astronaut),
  bustCentre: midnight,
  bustLeft: astronaut,
  leanLeft: navy,
  polaroid: midnight,
  bustHigh: astronaut,
  letterbox: navy,
  largeTilted: navy,
  poster: astronaut,
  contact: midnight,
};
