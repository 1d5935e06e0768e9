import type { Shot } from '../../shoot/view.ts';
import { isDrawing } from '../../stages/medium/apply-medium.ts';
import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import { COMPOSITION_NAMES } from '../../themes/composition.ts';
import { threeOutfits } from '../../themes/recipes/three-outfits.ts';
import type { ConceptId } from '../concepts.ts';
import { airsOf } from './airs.ts';
import { moody } from './finish-of.ts';
import { dyeGarment, outfitsOf } from './garments.ts';
import { growthOf } from './growth.ts';
import { dressSecond, hairOf, outfitOf, paletteOf } from './outfits.ts';
import { propsOf } from './overlays-of.ts';
import { buildFor, faceFor } from './posing.ts';
import { type Wish, wishOf } from './wish.ts';

/** The sheets of a theme with the keywords' clothes, hair, shape, mood, props and colours; scenes and compositions stay the theme's. */
export function changeShots(shots: readonly Shot[], keywords: readonly ConceptId[]): Shot[] {
  const wish = wishOf({ found: [], without: [], keywords });
  const airs = airsOf(wish, 'studio');
  const palette = paletteOf(wish);
  const wear = wardrobeOf(wish, shots, palette);
  return shots.map((shot, index) => {
    const air = airs[index % airs.length];
    if (!air) throw new RangeError('no air');
    const growth = growthOf(wish, air, index);
    const props = propsOf(wish, { air, growth, index, isIndoors: true, palette });
    const outfit = palette.length > 0 ? outfitOf(wish, index) : shot.outfit;
    const hair = hairOf(wish, index);
    const isDrawn = shot.medium !== undefined && isDrawing(shot.medium);
    const { garment: _, ...rest } = shot;
    const garment = wear(shot, index);
    return {
      ...rest,
      ...(garment ? { garment } : {}),
      pose: { ...shot.pose, ...faceFor(wish, shot.framing.share, index), ...buildFor(wish) },
      grade: moody(wish, shot.grade ?? {}, index),
      overlays: [...(shot.overlays ?? []), ...(isDrawn ? [] : props)],
      ...(outfit === undefined ? {} : { outfit }),
      ...(hair === undefined ? {} : { hair }),
      ...(palette.length > 0 ? { second: dressSecond(wish, index) } : {}),
    };
  });
}

type Wear = (shot: Shot, index: number) => SheetGarment | undefined;

/** What is worn on a sheet: what was asked for in place of the theme's garments, or these in the colours that were asked for. */
function wardrobeOf(wish: Wish, shots: readonly Shot[], palette: readonly string[]): Wear {
  if (wish.has('outfit', 'own')) return () => undefined;
  const [near, side = near, middle = side] = outfitsOf(wish, palette);
  if (near && side && middle) {
    const worn = threeOutfits(near, side, middle);
    return (_, index) => worn[COMPOSITION_NAMES[index] ?? 'wideLeft'];
  }
  const garments = [...new Set(shots.map(({ garment }) => garment))];
  return ({ garment }) => {
    const dye = palette[garments.indexOf(garment) % Math.max(1, palette.length)];
    return garment && dye !== undefined ? dyeGarment(garment, dye) : garment;
  };
}
