import type { GarmentColours } from '@kinora/wardrobe';
import { mixHex, rgbOfHex } from '../colour.ts';

/** White cloth above this clips in the light. */
const BRIGHTEST = 0.85;
/** What is woven into a dyed cloth: its own colour towards old gold. */
const GOLD = '#c8a25c';
const WOVEN_SHARE = 0.5;

/** A colourway whose main cloth has another colour; what is woven into it goes with it, the rest stays. */
export function dyeCloth(colourway: GarmentColours, main: string): GarmentColours {
  const dye = mixHex('#000000', main, Math.min(1, BRIGHTEST / Math.max(...rgbOfHex(main), BRIGHTEST)));
  return {
    ...colourway,
    main: dye,
    ...(colourway.pattern === undefined ? {} : { pattern: mixHex(dye, GOLD, WOVEN_SHARE) }),
  };
}
