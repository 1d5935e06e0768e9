import type { Shot } from '../../shoot/view.ts';
import { isDrawing } from '../../stages/medium/apply-medium.ts';
import type { ConceptId } from '../concepts.ts';
import { airsOf } from './airs.ts';
import { moody } from './finish-of.ts';
import { growthOf } from './growth.ts';
import { dressSecond, hairOf, outfitOf, paletteOf } from './outfits.ts';
import { propsOf } from './overlays-of.ts';
import { buildFor, faceFor } from './posing.ts';
import { wishOf } from './wish.ts';

/** The sheets of a theme with the keywords' hair, shape, mood, props and colours; scenes and compositions stay the theme's. */
export function changeShots(shots: readonly Shot[], keywords: readonly ConceptId[]): Shot[] {
  const wish = wishOf({ found: [], without: [], keywords });
  const airs = airsOf(wish, 'studio');
  const palette = paletteOf(wish);
  return shots.map((shot, index) => {
    const air = airs[index % airs.length];
    if (!air) throw new RangeError('no air');
    const growth = growthOf(wish, air, index);
    const props = propsOf(wish, { air, growth, index, isIndoors: true, palette });
    const outfit = palette.length > 0 ? outfitOf(wish, index) : shot.outfit;
    const hair = hairOf(wish, index);
    const isDrawn = shot.medium !== undefined && isDrawing(shot.medium);
    return {
      ...shot,
      pose: { ...shot.pose, ...faceFor(wish, shot.framing.share, index), ...buildFor(wish) },
      grade: moody(wish, shot.grade ?? {}, index),
      overlays: [...(shot.overlays ?? []), ...(isDrawn ? [] : props)],
      ...(outfit === undefined ? {} : { outfit }),
      ...(hair === undefined ? {} : { hair }),
      ...(palette.length > 0 ? { second: dressSecond(wish, index) } : {}),
    };
  });
}
