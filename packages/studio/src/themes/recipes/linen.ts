import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';

/** Light shirts for warm places by the sea. */
export const LINEN = {
  white: {
    woman: { id: 'shirt', colours: 'white' },
    man: { id: 'shirt', colours: 'white' },
    child: { id: 'shirt', colours: 'white' },
  },
  sky: {
    woman: { id: 'shirt', colours: 'sky' },
    man: { id: 'shirt', colours: 'sand' },
    child: { id: 'shirt', colours: 'sky' },
  },
} as const satisfies Readonly<Record<string, SheetGarment>>;
