import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import type { Wardrobe } from '../define-theme.ts';

/**
 * Three outfits by turns over a theme's sheets: neighbours differ, and each is seen near and far. Three are what a thread keeps dressed.
 */
export function threeOutfits(near: SheetGarment, side: SheetGarment, middle: SheetGarment): Wardrobe {
  return {
    wideLeft: middle,
    halfRight: side,
    closeUp: near,
    bustCentre: middle,
    bustLeft: side,
    smallCentre: near,
    leanLeft: middle,
    strip: near,
    polaroid: middle,
    diptych: near,
    bustHigh: side,
    lowRight: near,
    letterbox: middle,
    reflection: side,
    throughLeaves: near,
    largeTilted: middle,
    poster: near,
    flash: side,
    lowLeft: side,
    contact: middle,
  };
}
