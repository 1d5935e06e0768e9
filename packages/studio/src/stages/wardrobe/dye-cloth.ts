import type { GarmentColours, Zone } from '@kinora/wardrobe';
import { mixHex, rgbOfHex } from '../colour.ts';

/** White cloth above this clips in the light. */
const BRIGHTEST = 0.85;
/** What is woven into a dyed cloth: its own colour towards old gold. */
const GOLD = '#c8a25c';
const WOVEN_SHARE = 0.5;

/** Cloth that is dyed along keeps so much of its own colour. */
const OWN_SHARE = 0.12;

/** A colourway whose main cloth has another colour; what is woven into it and the zones `along` go with it, the rest stays. */
export function dyeCloth(colourway: GarmentColours, main: string, along: readonly Zone[] = []): GarmentColours {
  const dye = mixHex('#000000', main, Math.min(1, BRIGHTEST / Math.max(...rgbOfHex(main), BRIGHTEST)));
  const dyed = along.map((zone) => [zone, mixHex(dye, colourway[zone] ?? dye, OWN_SHARE)] as const);
  return {
    ...colourway,
    ...Object.fromEntries(dyed),
    main: dye,
    ...(colourway.pattern === undefined ? {} : { pattern: mixHex(dye, GOLD, WOVEN_SHARE) }),
  };
}
